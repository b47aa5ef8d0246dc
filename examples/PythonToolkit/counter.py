# SPDX-License-Identifier: Apache-2.0
"""A counter without a window: one button that an assistive technology presses."""

import select

import evenhand_atspi as evenhand

WINDOW, COUNTER = 1, 2
count = 0


def handle(request):
    global count
    if request.kind == evenhand.REQUEST_SHOW_TREE:
        application.make(WINDOW, evenhand.ROLE_FRAME, "Counter")
        application.set_state(WINDOW, evenhand.STATE_ACTIVE, True)
        application.set_frame(WINDOW, 0, 0, 200, 100)
        application.make(COUNTER, evenhand.ROLE_BUTTON, f"Pressed {count} times")
        application.set_frame(COUNTER, 20, 20, 160, 40)
        application.add_action(COUNTER, "press", "Press", None, "space")
        application.insert_child(WINDOW, COUNTER, evenhand.LAST)
        application.insert_child(evenhand.APPLICATION, WINDOW, evenhand.LAST)
        application.set_focus(COUNTER)
        return True
    if request.kind == evenhand.REQUEST_PERFORM_ACTION:
        count += 1
        application.set_name(COUNTER, f"Pressed {count} times")
        return True
    return False


application = evenhand.Application("counter", handle)
while True:
    select.select([application.file_descriptor()], [], [])
    application.dispatch()
