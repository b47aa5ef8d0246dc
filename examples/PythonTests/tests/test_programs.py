# SPDX-License-Identifier: Apache-2.0
"""How an application's own tests look; Evenhand's tests run them."""
import subprocess
import time

import pytest
from evenhand_audit import AuditNotValid, WrongUsage

pytest_plugins = ["evenhand_audit.pytest_plugin"]


def test_a_message_has_no_violations(audit):
    assert not audit("zenity --info --title Greeting --text Hello").violations


def test_a_slider_without_a_name_is_found(audit):
    report = audit(["zenity", "--scale", "--text", "Volume"])
    assert [str(finding) for finding in report.violations] == [
        "control-name (critical): dialog[Adjust the scale value] > slider[]:"
        " the slider has a description, but no name;"
        ' the label "Volume" beside it has no relation to it'
    ]
    assert report.violations[0].standards[0] == "WCAG 4.1.2"


def test_only_the_rules_that_are_asked_for_run(audit):
    report = audit("zenity --scale", rules=["window-title"])
    assert not report.violations and not report.reviews
    assert report.data["coverage"]["rulesRun"] == ["window-title"]


def test_no_verdict_is_no_clean_report(audit):
    with pytest.raises(AuditNotValid):
        audit("false", timeout=5)


def test_a_rule_that_is_not_there_is_an_error(audit):
    with pytest.raises(WrongUsage, match="no-such-rule"):
        audit("zenity --info", rules=["no-such-rule"])


def test_a_program_that_pyatspi_has_found(audit):
    pyatspi = pytest.importorskip("pyatspi")
    program = subprocess.Popen(["zenity", "--entry", "--title", "Found", "--text", "Name"])
    try:
        end = time.monotonic() + 60
        found = None
        while found is None and time.monotonic() < end:
            desktop = pyatspi.Registry.getDesktop(0)
            found = next((app for app in desktop if app and app.name == "zenity"), None)
        assert found is not None
        assert audit(node=found).data["target"]["pid"] == program.pid
    finally:
        program.kill()
        program.wait()
