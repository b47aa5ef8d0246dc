# SPDX-License-Identifier: Apache-2.0
"""Runs test runners, and ends them when one hangs, with where each of its processes stood.

usage: follow_tests.py [--rest SECONDS] [--silence SECONDS] COMMAND [ARGUMENT...] [--beside COMMAND...]

What a runner writes to its standard output is passed on line by line, and its status is kept; of
several, the first that is not 0. Before the line that sums up a run that failed stand once more the
lines that say what did; what several runners sum up is one line, the last. A runner hangs when it has
written nothing for the seconds of --rest while none of its processes worked or waited for a disk, or
for those of --silence while some did. No bound holds for the run as a whole. Then the status is 124, as
that of timeout(1), and the last line names the tests that had begun and not ended.
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
SUMMARY = re.compile(
    r"^\S+ Test run with (\d+) tests? in (\d+) suites? (passed|failed) after ([\d.]+) seconds"
    r"(?: with (\d+) (known )?issues?)?(?: \(including (\d+) known issues?\))?\.$")
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
        self.times, _ = self.look()

    def look(self):
        """The processor time of each process so far, and whether one of them waits for a disk."""
        processes = family(self.root)
        return ({p.number: p.seconds for p in processes}, any(p.state == "D" for p in processes))

    def hear(self):
        self.heard = self.moved = time.monotonic()

    def hang(self):
        """Why the runner hangs; None while it does not."""
        now = time.monotonic()
        if now - self.looked < self.interval:
            return None
        times, waits_for_disk = self.look()
        work = sum(max(0, time - self.times.get(n, 0)) for n, time in times.items())
        if waits_for_disk or work >= (now - self.looked) * WORK_SHARE:
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
        # What the runner sums up, as SUMMARY matches it.
        self.summary = None
        # Whether the line before belonged to a failure.
        self.failed = False
        self.rest = b""

    def take(self, data):
        """The whole lines that have come, but for a summary."""
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
            elif summary := SUMMARY.match(text):
                self.summary = summary
                continue
            yield line

    def names(self):
        return [name for name, count in self.running.items() if count > 0]


def summed_up(summaries):
    """One line in the words of the runner for what several have summed up."""
    def count(number, word):
        return f"{number} {word}" + ("" if number == 1 else "s")

    def sum_of(place):
        return sum(int(summary.group(place) or 0) for summary in summaries)

    failed = any(summary.group(3) == "failed" for summary in summaries)
    seconds = max(float(summary.group(4)) for summary in summaries)
    known = sum_of(7) + sum(int(s.group(5)) for s in summaries if s.group(6))
    text = f"Test run with {count(sum_of(1), 'test')} in {count(sum_of(2), 'suite')}"
    if failed:
        text += f" failed after {seconds} seconds with {count(sum_of(5), 'issue')}"
        text += f" (including {count(known, 'known issue')})" if known else ""
    else:
        text += f" passed after {seconds} seconds"
        text += f" with {count(known, 'known issue')}" if known else ""
    return f"{'✘' if failed else '✔'} {text}."


class Runner:
    """One that runs, and what it has said."""

    def __init__(self, command, rest, silence):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.pipe = self.process.stdout.fileno()
        self.is_open = True
        # Nothing more is to come.
        self.is_done = False
        self.watch, self.tests = Watch(self.process.pid, rest, silence), Tests()

    def read(self):
        data = os.read(self.pipe, 65_536)
        self.is_open = bool(data)
        for line in self.tests.take(data):
            sys.stdout.buffer.write(line + b"\n")
        self.watch.hear()

    @property
    def status(self):
        """As a shell tells the end by a signal."""
        code = self.process.returncode
        return code if code >= 0 else 128 - code


def stop(root):
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


def end(root, reason, tests, runners):
    """Says where each process of a runner stands, and ends all runners."""
    processes = family(root)
    out = sys.stderr
    print(f"Tests/run: it hangs: {reason}", file=out)
    for process in processes:
        print(f"  {process}, {process.seconds:.1f} s: {process.command()[:160]}", file=out)
    names = "; ".join(tests.names()) or "no test"
    last = f"Tests/run: hung in {names}: {', '.join(map(str, processes))}"
    out.flush()
    for runner in runners:
        stop(runner)
    # What ends may have a last word too: a shell tells that its child was terminated.
    print(last, file=out, flush=True)


def follow(commands, rest, silence):
    runners = [Runner(command, rest, silence) for command in commands]
    signal.signal(signal.SIGTERM, lambda *_: [runner.process.terminate() for runner in runners])
    while going := [runner for runner in runners if not runner.is_done]:
        # Asked first: what was written before the end must not be missed. What a runner has left
        # running may hold the pipe open.
        ended = [runner for runner in going if runner.process.poll() is not None]
        pipes = [runner.pipe for runner in going if runner.is_open]
        pause = 0 if ended else min(1, min(runner.watch.interval for runner in going))
        ready = select.select(pipes, [], [], pause)[0] if pipes else []
        for runner in going:
            if runner.is_open and runner.pipe in ready:
                runner.read()
            elif runner in ended:
                runner.is_done = True
            elif reason := runner.watch.hang():
                end(runner.process.pid, reason, runner.tests, [other.process.pid for other in going])
                for other in runners:
                    other.process.wait()
                return 124
        if not pipes and not ended:
            # They have closed their output, and have not ended.
            time.sleep(0.1)
        sys.stdout.buffer.flush()
    for runner in runners:
        sys.stdout.buffer.write(runner.tests.rest)
    summaries = [runner.tests.summary for runner in runners if runner.tests.summary]
    if any(summary.group(3) == "failed" for summary in summaries):
        for runner in runners:
            sys.stdout.buffer.writelines(line + b"\n" for line in runner.tests.failures)
    if summaries:
        last = summaries[0].string if len(summaries) == 1 else summed_up(summaries)
        sys.stdout.buffer.write(last.encode() + b"\n")
    sys.stdout.buffer.flush()
    return next((runner.status for runner in runners if runner.status), 0)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("--rest", type=float, default=480)
    parser.add_argument("--silence", type=float, default=1800)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    # A key that interrupts goes to the runner too, whose end then ends this. (A signal that was
    # ignored here would be ignored there as well.)
    signal.signal(signal.SIGINT, lambda *_: None)
    commands = [[]]
    for word in options.command:
        commands.append([]) if word == "--beside" else commands[-1].append(word)
    return follow(commands, options.rest, options.silence)


if __name__ == "__main__":
    sys.exit(main())
