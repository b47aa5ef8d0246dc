# SPDX-License-Identifier: Apache-2.0
"""A copy of the package in a temporary folder, to break, to build and to test."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Seconds without an end, after which a build is given up.
BUILD_LIMIT = 1800

# Leaves of the package what the tests need, so that it is built in minutes.
REDUCED = """
var wanted: Set<String> = [TESTS]
var isGrowing = true
while isGrowing {
  let known = wanted
  for target in package.targets where wanted.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { wanted.insert(name) }
  }
  isGrowing = wanted != known
}
package.products = []
package.targets = package.targets.filter { wanted.contains($0.name) }
"""


def fail(message, code=1):
    print(f"mutants: {message}", file=sys.stderr)
    sys.exit(code)


def run(command, folder, limit, environment=None, is_enough=None):
    """The exit code, or None where it took too long, and what was printed. Everything that was
    started is ended with it.

    - Parameter is_enough: Asked about each line; true ends the run, with the exit code 1.
    """
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", start_new_session=True, env={**os.environ, **(environment or {})})
    late = threading.Event()

    def end():
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    def give_up():
        late.set()
        end()

    timer = threading.Timer(limit, give_up)
    timer.start()
    lines = []
    try:
        for line in process.stdout:
            lines.append(line)
            if is_enough and is_enough(line):
                return 1, "".join(lines)
        code = process.wait()
        return None if late.is_set() else code, "".join(lines)
    finally:
        timer.cancel()
        if process.returncode is None:
            end()
            process.wait()
        process.stdout.close()


def write(file, content):
    """Leaves a file alone that is so already, so that it is not built again."""
    if not file.exists() or file.read_bytes() != content:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


class Bench:
    """The copy, with the test targets that are wanted and what they need."""

    def __init__(self, folder, tests, changed=None):
        """
        - Parameter changed: The texts of files that are to be others than here, by their paths.
        """
        self.folder = folder
        changed = changed or {}
        wanted = [ROOT / name for name in ("Sources", "Tests", "Docs")]
        for top in wanted:
            for file in sorted(top.rglob("*")):
                name = str(file.relative_to(ROOT))
                if file.is_file() and name not in changed and "__pycache__" not in file.parts:
                    write(folder / file.relative_to(ROOT), file.read_bytes())
        # What was taken away since a folder was used last.
        for top in ("Sources", "Tests"):
            for file in (folder / top).rglob("*.swift"):
                name = file.relative_to(folder)
                if str(name) not in changed and not (ROOT / name).exists():
                    file.unlink()
        for name, text in changed.items():
            write(folder / name, text.encode())
        names = ", ".join(f'"{name}"' for name in tests)
        manifest = (ROOT / "Package.swift").read_text() + REDUCED.replace("TESTS", names)
        write(folder / "Package.swift", manifest.encode())

    def build(self, *arguments):
        """The exit code, and what was printed."""
        return run(["swift", "build", *arguments, "-Xswiftc", "-suppress-warnings"],
                   self.folder, BUILD_LIMIT)

    @property
    def executable(self):
        found = sorted((self.folder / ".build" / "debug").glob("*.xctest"))
        if not found:
            fail("the build has left no tests to run")
        return found[0]

    def test(self, filter, skip, limit, environment=None, is_enough=None):
        """The exit code, or None where it took too long, and what was printed. The tests' own
        program is quicker than `swift test`."""
        command = [str(self.executable), "--testing-library", "swift-testing", "--filter", filter]
        if skip:
            command += ["--skip", skip]
        return run(command, self.folder, limit, environment, is_enough)


def is_failure(line):
    """Whether the line that a run has printed says that a test has failed."""
    return "\u2718" in line and " recorded an issue " in line


def failed_tests(text):
    """How many tests failed, by what the run has printed."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return len({line.split('"')[1] for line in plain.splitlines()
                if re.search(r'Test "', line) and " failed after " in line})
