# SPDX-License-Identifier: Apache-2.0
"""Runs a test runner, and ends it when it hangs, with where each of its processes stood.

usage: follow_tests.py [--rest SECONDS] [--silence SECONDS] COMMAND [ARGUMENT...]

What the runner writes to its standard output is passed on line by line, and its status is kept.
Before the line that sums up a run that failed stand once more the lines that say what did. The runner
hangs when it has written nothing for the seconds of --rest while none of its processes worked, or
for those of --silence while some did. No bound holds for the run as a whole. Then the status is 124,
as that of timeout(1), and the last line names the tests that had begun and not ended.
"""
import argparse
import collections
import os
import re
import select
import signal
import subprocess
import sys
import time

# Less of one processor is no work, but a look now and then whether something has come.
WORK_SHARE = 0.05
BEGUN = re.compile(r"^\S+ Test (?!run\b|case\b)(.+) started\.$")
ENDED = re.compile(
    r"^\S+ Test (?!run\b|case\b)(.+?)(?: with \d+ test cases?)?"
    r" (?:(?:passed|failed|was cancelled) after |skipped\b)")
FAILED = re.compile(r"^\S+ Test (?!run\b).+ recorded an issue\b")
SUMMARY = re.compile(r"^\S+ Test run with .+ failed after ")
TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """One process as the kernel tells; see proc(5)."""

    def __init__(self, number):
        stat = read(f"/proc/{number}/stat")
        fields = stat[stat.rindex(")") + 2:].split()
        self.number = number
        self.name = stat[stat.index("(") + 1:stat.rindex(")")]
        self.state = fields[0]
        self.parent = int(fields[1])
        # Its own time, and that of the children that it has collected.
        self.seconds = sum(map(int, fields[11:15])) / TICKS
        self.starter = starter(number)

    def __str__(self):
        wait = read(f"/proc/{self.number}/wchan")
        place = f" in {wait}" if wait not in ("", "0") else ""
        return f"{self.number} {self.name} {self.state}{place}"

    def command(self):
        return read(f"/proc/{self.number}/cmdline").replace("\0", " ").strip()


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read().decode(errors="replace")
    except OSError:
        return ""


def starter(number):
    """Who started it, where what stood between has ended: Sources/DesktopSession marks it."""
    mark = re.search(r"(?:^|\0)EVENHAND_STARTED_BY=(\d+)-", read(f"/proc/{number}/environ"))
    return int(mark.group(1)) if mark else None


def family(root):
    """The processes that go back to one, and itself."""
    everyone = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                everyone.append(Process(int(name)))
            except ValueError:
                # It has ended meanwhile.
                pass
    numbers = {root}
    size = 0
    while size != len(numbers):
        size = len(numbers)
        numbers |= {p.number for p in everyone if p.parent in numbers or p.starter in numbers}
    return sorted((p for p in everyone if p.number in numbers), key=lambda p: p.number)


class Watch:
    """Knows since when nothing has come, and since when nothing has worked."""

    def __init__(self, root, rest, silence):
        self.root, self.rest, self.silence = root, rest, silence
        self.interval = min(10, rest / 4)
        self.heard = self.moved = self.looked = time.monotonic()
        self.times = self.look()

    def look(self):
        """The processor time of each process so far."""
        return {p.number: p.seconds for p in family(self.root)}

    def hear(self):
        self.heard = self.moved = time.monotonic()

    def hang(self):
        """Why the runner hangs; None while it does not."""
        now = time.monotonic()
        if now - self.looked < self.interval:
            return None
        times = self.look()
        work = sum(max(0, time - self.times.get(n, 0)) for n, time in times.items())
        if work >= (now - self.looked) * WORK_SHARE:
            self.moved = now
        self.looked, self.times = now, times
        if now - self.moved >= self.rest:
            return f"for {self.rest:g} s nothing was written, and no process worked"
        if now - self.heard >= self.silence:
            return f"for {self.silence:g} s nothing was written"
        return None


class Tests:
    """Which have begun and not ended, and which failed, by the runner's words."""

    def __init__(self):
        self.running = collections.Counter()
        self.failures = []
        # Whether the line before belonged to a failure.
        self.failed = False
        self.rest = b""

    def take(self, data):
        """The whole lines that have come, with what failed before a summary."""
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            text = line.decode(errors="replace").rstrip()
            # What a test says of its failure stands in the lines after it.
            self.failed = bool(FAILED.match(text)) or self.failed and text.startswith("↳")
            if self.failed:
                self.failures.append(line)
            if begun := BEGUN.match(text):
                self.running[begun.group(1)] += 1
            elif ended := ENDED.match(text):
                self.running[ended.group(1)] -= 1
            elif SUMMARY.match(text):
                yield from self.failures
            yield line

    def names(self):
        return [name for name, count in self.running.items() if count > 0]


def end(root, reason, tests):
    """Says where each process stands, and ends all."""
    processes = family(root)
    out = sys.stderr
    print(f"Tests/run: it hangs: {reason}", file=out)
    for process in processes:
        print(f"  {process}, {process.seconds:.1f} s: {process.command()[:160]}", file=out)
    names = "; ".join(tests.names()) or "no test"
    last = f"Tests/run: hung in {names}: {', '.join(map(str, processes))}"
    out.flush()
    for number in (signal.SIGTERM, signal.SIGKILL):
        # The runner last, so that nobody loses the way to what it has started.
        for process in reversed(family(root)):
            try:
                os.kill(process.number, number)
            except ProcessLookupError:
                pass
        deadline = time.monotonic() + 5
        # What has ended and nobody has collected is no work any more.
        while time.monotonic() < deadline and any(p.state != "Z" for p in family(root)):
            time.sleep(0.1)
    # What ends may have a last word too: a shell tells that its child was terminated.
    print(last, file=out, flush=True)


def follow(command, rest, silence):
    runner = subprocess.Popen(command, stdout=subprocess.PIPE)
    signal.signal(signal.SIGTERM, lambda *_: runner.terminate())
    watch, tests = Watch(runner.pid, rest, silence), Tests()
    pipe = runner.stdout.fileno()
    is_open = True
    while True:
        # Asked first: what was written before the end must not be missed. What the runner has left
        # running may hold the pipe open.
        has_ended = runner.poll() is not None
        ready = is_open and select.select([pipe], [], [], 0 if has_ended else min(1, watch.interval))[0]
        if ready:
            data = os.read(pipe, 65_536)
            is_open = bool(data)
            for line in tests.take(data):
                sys.stdout.buffer.write(line + b"\n")
            if not is_open:
                sys.stdout.buffer.write(tests.rest)
            sys.stdout.buffer.flush()
            watch.hear()
        elif has_ended:
            # As a shell tells the end by a signal.
            return runner.returncode if runner.returncode >= 0 else 128 - runner.returncode
        elif not is_open:
            # It has closed its output, and has not ended.
            time.sleep(0.1)
        if reason := watch.hang():
            end(runner.pid, reason, tests)
            runner.wait()
            return 124


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("--rest", type=float, default=480)
    parser.add_argument("--silence", type=float, default=1800)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    # A key that interrupts goes to the runner too, whose end then ends this. (A signal that was
    # ignored here would be ignored there as well.)
    signal.signal(signal.SIGINT, lambda *_: None)
    return follow(options.command, options.rest, options.silence)


if __name__ == "__main__":
    sys.exit(main())
