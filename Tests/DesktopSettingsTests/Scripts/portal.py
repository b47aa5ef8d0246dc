# SPDX-License-Identifier: Apache-2.0
"""A settings portal with an odd setting or two. Its method Set changes a setting, and Forge sends
signals of another shape."""

from gi.repository import Gio, GLib

PATH = "/org/freedesktop/portal/desktop"
NAME = "org.freedesktop.portal.Settings"
XML = f"""<node><interface name='{NAME}'>
<method name='ReadAll'><arg type='as' direction='in'/><arg type='a{{sa{{sv}}}}' direction='out'/></method>
<method name='Set'><arg type='s' direction='in'/><arg type='s' direction='in'/>
<arg type='v' direction='in'/></method>
<method name='Forge'/>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>"""

settings = {
    "org.freedesktop.appearance": {"contrast": GLib.Variant("u", 1)},
    "org.gnome.desktop.interface": {
        "text-scaling-factor": GLib.Variant("d", 1.25),
        "enable-animations": GLib.Variant("b", True),
        "icon-theme": GLib.Variant("s", "not asked for"),
    },
    "org.gnome.desktop.a11y.interface": {"high-contrast": GLib.Variant("s", "a string")},
}


def called(connection, sender, path, interface, method, arguments, invocation):
    if method == "ReadAll":
        wanted = arguments[0]
        found = {name: values for name, values in settings.items() if name in wanted}
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (found,)))
    elif method == "Set":
        namespace, key = arguments[0], arguments[1]
        value = arguments.get_child_value(2).get_variant()
        settings.setdefault(namespace, {})[key] = value
        body = GLib.Variant("(ssv)", (namespace, key, value))
        connection.emit_signal(None, PATH, NAME, "SettingChanged", body)
        invocation.return_value(None)
    else:
        connection.emit_signal(None, PATH, NAME, "SettingChanged", GLib.Variant("(i)", (7,)))
        connection.emit_signal(None, PATH, NAME, "SettingChanged", None)
        invocation.return_value(None)


def acquired(connection, name):
    node = Gio.DBusNodeInfo.new_for_xml(XML)
    connection.register_object(PATH, node.interfaces[0], called, None, None)


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, acquired,
    lambda *_: print("the portal is there", flush=True), None)
GLib.MainLoop().run()
