# SPDX-License-Identifier: Apache-2.0
"""Audits an application with the command ``evenhand`` and gives back what it found.

    from evenhand_audit import audit

    report = audit("zenity --info --text Hello")
    assert not report.violations
"""
from __future__ import annotations

import json
import os
import shlex
import subprocess
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Protocol, Sequence, Union

__all__ = ["AuditNotValid", "Finding", "Report", "WrongUsage", "audit"]

Program = Union[str, Sequence[str]]


class Accessible(Protocol):
    """An element as pyatspi and dogtail give it."""

    def get_process_id(self) -> int: ...


class WrongUsage(ValueError):
    """The command does not know an option, a rule or an application."""


class AuditNotValid(RuntimeError):
    """The audit came to no verdict: no application, no answer, or nothing that could be judged."""


@dataclass(frozen=True)
class Finding:
    """What one rule found at one element."""

    rule: str
    impact: str
    selector: str
    message: str
    role: str
    name: str
    reason: str
    fingerprint: str
    advice: str
    standards: tuple[str, ...]
    # Everything that the report says of it.
    data: Mapping[str, Any] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return f"{self.rule} ({self.impact}): {self.selector}: {self.message}"

    # What an assertion prints of a list.
    __repr__ = __str__


@dataclass(frozen=True)
class Report:
    """What an audit found. The lists hold no finding that a baseline lets pass."""

    violations: list[Finding]
    reviews: list[Finding]
    advice: list[Finding]
    # What could not be judged, each with its reason.
    untested: list[str]
    # The whole report, as its schema says.
    data: Mapping[str, Any] = field(repr=False, compare=False)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Report:
        """From the report in JSON."""
        return cls(
            violations=_findings(data["violations"]),
            reviews=_findings(data["incomplete"]),
            advice=_findings(data["bestPractices"]),
            untested=[f"{gap['rule']}: {gap['reason']}" for gap in data["untested"]],
            data=data,
        )


def audit(
    program: Program | None = None,
    *,
    app: str | None = None,
    pid: int | None = None,
    node: Accessible | None = None,
    rules: Iterable[str] = (),
    disable: Iterable[str] = (),
    standard: str | None = None,
    drive: Iterable[str] = (),
    steps: str | os.PathLike[str] | None = None,
    baseline: str | os.PathLike[str] | None = None,
    timeout: float = 30,
    options: Iterable[str] = (),
    command: str | os.PathLike[str] | None = None,
    environment: Mapping[str, str] | None = None,
) -> Report:
    """Audits one application.

    It is started for the audit (``program``), runs already (``app``, its name on the bus, or
    ``pid``), or is the one that an element of pyatspi or dogtail belongs to (``node``). ``options``
    are further ones of ``evenhand audit``. The command is ``command``, the one that the variable
    EVENHAND names, or the one on the path.

    Raises ``AuditNotValid`` where there is no verdict, which is never the same as no findings, and
    ``WrongUsage`` where the command cannot be carried out.
    """
    given = [target for target in (program, app, pid, node) if target is not None]
    if len(given) != 1:
        raise WrongUsage("name one application: program, app, pid or node")
    words = [os.fspath(command or os.environ.get("EVENHAND") or "evenhand"), "audit",
             "--format", "json", "--fail-on", "never", "--timeout", str(timeout)]
    for name, items in (("rules", rules), ("disable", disable), ("drive", drive)):
        items = list(items)
        if items:
            words += [f"--{name}", ",".join(items)]
    for name, value in (("standard", standard), ("steps", steps), ("baseline", baseline),
                        ("app", app)):
        if value is not None:
            words += [f"--{name}", os.fspath(value)]
    if node is not None:
        pid = node.get_process_id()
    if pid is not None:
        words += ["--pid", str(pid)]
    words += options
    if program is not None:
        words += ["--exec", "--"]
        words += shlex.split(program) if isinstance(program, str) else program
    run = subprocess.run(words, capture_output=True, text=True, env=environment)
    if run.returncode == 64:
        raise WrongUsage(run.stderr.strip())
    try:
        data = json.loads(run.stdout)
    except json.JSONDecodeError:
        raise AuditNotValid(run.stderr.strip()) from None
    if run.returncode != 0:
        raise AuditNotValid("; ".join(data["invalidReasons"]) or run.stderr.strip())
    return Report.of(data)


def _findings(rules: Iterable[Mapping[str, Any]]) -> list[Finding]:
    return [
        Finding(
            rule=rule["id"],
            impact=node["impact"],
            selector=node["selector"],
            message=node["message"],
            role=node["role"],
            name=node["name"],
            reason=node["reasonId"],
            fingerprint=node["fingerprint"],
            advice=rule["fix"],
            standards=tuple(f"{item['scheme']} {item['ref']}" for item in rule["standards"]),
            data=node,
        )
        for rule in rules
        for node in rule["nodes"]
    ]
