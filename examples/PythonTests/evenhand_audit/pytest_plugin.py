# SPDX-License-Identifier: Apache-2.0
"""The fixture ``audit`` for pytest; what the project always wants stands in its configuration.

    [tool.pytest.ini_options]
    evenhand_options = "--standard wcag21aa --disable orientation"

    def test_window(audit):
        assert not audit("zenity --scale").violations
"""
from __future__ import annotations

import shlex
from typing import Any, Callable

import pytest

from . import Report
from . import audit as _audit


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("evenhand_options", "options of every `evenhand audit`", default="")
    parser.addini("evenhand_command", "the command; evenhand where nothing is said", default="")


@pytest.fixture
def audit(pytestconfig: pytest.Config) -> Callable[..., Report]:
    """Audits an application, as ``evenhand_audit.audit`` does."""
    always = shlex.split(pytestconfig.getini("evenhand_options"))
    command = pytestconfig.getini("evenhand_command") or None

    def run(*arguments: Any, options: Any = (), **named: Any) -> Report:
        named.setdefault("command", command)
        return _audit(*arguments, options=[*always, *options], **named)

    return run
