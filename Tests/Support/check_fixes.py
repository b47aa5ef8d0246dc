# SPDX-License-Identifier: Apache-2.0
"""The work of Tests/check-fixes: puts each toolkit's lines into a program of its own."""
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

EVENHAND = os.environ["EVENHAND"]
PROGRAMS = pathlib.Path(__file__).parent / "fixes"
# One rule that each remedy alone mends stands for the others.
RULES = {
    "name": "container-name", "label": "field-label", "title": "window-title",
    "picture": "image-name", "control": "action-focusable", "mnemonic": "mnemonic-unique",
    "tab": "keyboard-trap", "size": "target-size",
}
# What finds the faults of the program of Qt 5.
QT5_RULES = [
    "control-name", "window-title", "image-name", "action-focusable", "mnemonic-unique", "target-size",
]
# GTK 4.8 publishes the class of what has no name, the program's name for a window without a title,
# and neither the keys of mnemonics nor places that can be trusted.
GTK4_RULES = ["name-informative", "action-focusable"]


def lines():
    """By toolkit and language, the lines by remedy."""
    rules = json.loads(subprocess.check_output([EVENHAND, "rules", "--format", "json"]))
    known = {rule["id"]: rule["fixes"] for rule in rules}
    table = {}
    for remedy, rule in RULES.items():
        for fix in known[rule]:
            table.setdefault((fix["toolkit"], fix["language"]), {})[remedy] = fix["lines"]
    return table


def flags(package):
    return shlex.split(subprocess.check_output(["pkg-config", "--cflags", package], text=True))


C = """#include <{header}>
static void on_play (GtkButton *button, gpointer data) {{ (void) button; (void) data; }}
void mend (GtkWidget *widget, GtkWidget *label, GtkWidget *entry, GtkWidget *window,
           GtkWidget *image, GtkWidget *button, GtkWidget *text)
{{
{body}
}}
"""
WX = """#include <wx/wx.h>
#include <wx/artprov.h>
#include <gtk/gtk.h>
void mend(wxWindow *widget, wxStaticText *label, wxTextCtrl *entry, wxFrame *window,
          wxStaticBitmap *image, wxButton *button, wxWindow *box)
{{
  auto on_play = [](wxCommandEvent &) {{}};
{body}
}}
"""
QT = """#include <QtWidgets>
void mend(QWidget *widget, QLabel *label, QLineEdit *entry, QWidget *window, QLabel *image,
          QPushButton *button, QWidget *box, QTextEdit *text)
{{
  auto on_play = [] {{}};
{body}
}}
"""
JAVA = """import java.awt.*;
import javax.swing.*;
class Mend {{
  void onPlay() {{}}
  void mend(JButton widget, JLabel label, JTextField entry, JFrame window, JLabel image,
      JButton button, Icon icon, JTextArea text) {{
{body}
  }}
}}
"""
QML = """import QtQuick 2.15
import QtQuick.Controls 2.15
import QtQuick.Window 2.15
ApplicationWindow {{
  visible: true
  Component.onCompleted: Qt.quit()
  function play() {{}}
{title}
  Column {{
    Button {{ icon.name: "audio-volume-muted"
{name}
    }}
    Label {{ id: nameLabel; text: "Name:" }}
    TextField {{
{label}
    }}
    Image {{
{picture}
    }}
{control}
    Button {{
{mnemonic}
    }}
    TextField {{ id: previous }}
    TextArea {{
{tab}
    }}
    TextField {{ id: next }}
    Button {{
{size}
    }}
  }}
}}
"""


def compiled(fixes, template, suffix, command):
    """Whether the lines compile without a warning, all in one function."""
    # Two remedies of one function may declare the same name.
    body = "\n".join("{\n" + text + "\n}" for text in fixes.values())
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "Mend" + suffix)
        file.write_text(template.format(body=body))
        run = subprocess.run([*command, file.name], cwd=folder, capture_output=True, text=True)
        return run.returncode == 0 and not run.stderr, run.stderr


def quick(fixes):
    """Whether Qt Quick loads the lines, and says nothing of them."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "mend.qml")
        file.write_text(QML.format(**fixes))
        run = subprocess.run(
            ["qmlscene", "--quit", file.name], cwd=folder, capture_output=True, text=True,
            timeout=60, env=dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software"))
        said = [line for line in run.stderr.splitlines() if "mend.qml" in line]
        return run.returncode == 0 and not said, run.stderr


def audited(fixes, program, rules):
    """Whether each of the rules finds its fault without the lines, and none with them."""
    command = ["/usr/bin/python3", str(PROGRAMS / program)]

    def found(arguments):
        run = subprocess.run(
            [EVENHAND, "audit", "--format", "json", "--rules", ",".join(rules), "--session",
             "private", "--timeout", "60", "--exec", "--", *command, *arguments],
            capture_output=True, text=True)
        report = json.loads(run.stdout)
        return {rule["id"] for rule in report["violations"] + report["incomplete"]}

    before = found([])
    after = found([word for remedy in fixes.items() for word in remedy])
    return before == set(rules) and not after, f"without the lines {sorted(before)}, with {sorted(after)}"


def main():
    table = lines()
    gtk3, gtk4 = flags("gtk+-3.0"), flags("gtk4")
    wx = shlex.split(subprocess.check_output(["wx-config", "--cxxflags"], text=True))
    cc = ["gcc", "-fsyntax-only", "-Wall", "-Werror=implicit-function-declaration"]
    cxx = ["g++", "-fsyntax-only", "-Wall", "-std=c++17", "-fPIC"]
    checks = {
        ("GTK 3", "c"): lambda fixes: compiled(
            fixes, C.replace("{header}", "gtk/gtk.h"), ".c", cc + gtk3),
        ("GTK 4", "c"): lambda fixes: compiled(
            fixes, C.replace("{header}", "gtk/gtk.h"), ".c", cc + gtk4),
        ("wxWidgets on GTK 3", "cpp"): lambda fixes: compiled(fixes, WX, ".cpp", cxx + wx + gtk3),
        ("Qt Widgets", "cpp"): lambda fixes: compiled(
            fixes, QT, ".cpp", cxx + flags("Qt5Widgets")),
        ("Swing", "java"): lambda fixes: compiled(
            fixes, JAVA, ".java", ["javac", "-Xlint:all,-serial"]),
        ("Qt Quick", "qml"): quick,
        ("GTK 4", "python"): lambda fixes: audited(
            fixes, "gtk4_mended.py", GTK4_RULES),
        ("PyQt and PySide", "python"): lambda fixes: audited(
            fixes, "qt5_mended.py", QT5_RULES),
    }
    # What the tests run.
    elsewhere = {("GTK 3", "python"), ("Evenhand", "swift")}
    unknown = set(table) - set(checks) - elsewhere
    failed = bool(unknown)
    for key in unknown:
        print(f"nobody checks {key}")
    for key, check in checks.items():
        is_right, said = check(table[key])
        print(f"{'right' if is_right else 'WRONG'}  {key[0]}, {key[1]}: {said}")
        failed |= not is_right
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
