/* SPDX-License-Identifier: Apache-2.0 */
/* The program of Docs/CLibrary.md: a lamp without a window. */
#include <evenhand-atspi.h>
#include <poll.h>
#include <stdio.h>

static evenhand_application *bus;
static bool is_on = false;

static bool handle(const evenhand_request *request, void *context) {
  (void)context;
  switch (request->kind) {
    case EVENHAND_REQUEST_SHOW_TREE: /* somebody begins to look: everything there is */
      evenhand_make(bus, 1, EVENHAND_ROLE_FRAME, "Room");
      evenhand_make(bus, 2, EVENHAND_ROLE_CHECK_BOX, "Lamp");
      evenhand_set_frame(bus, 2, 20, 20, 100, 30);
      evenhand_set_state(bus, 2, EVENHAND_STATE_CHECKABLE, true);
      evenhand_add_action(bus, 2, "toggle", "Toggle", NULL, "space");
      evenhand_insert_child(bus, 1, 2, EVENHAND_LAST);
      evenhand_insert_child(bus, EVENHAND_APPLICATION, 1, EVENHAND_LAST);
      evenhand_set_window_active(bus, 1, true); /* the keyboard is here */
      evenhand_set_focus(bus, 2);
      return true;
    case EVENHAND_REQUEST_PERFORM_ACTION: /* request->element, request->action */
      is_on = !is_on;
      evenhand_set_state(bus, 2, EVENHAND_STATE_CHECKED, is_on);
      return true;
    default: return false;
  }
}

int main(void) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  options.application_name = "room";
  options.handler = handle;
  if (evenhand_activate(&options, &bus) != EVENHAND_OK) puts(evenhand_error_message());
  for (;;) { /* your loop */
    struct pollfd ready = {.fd = evenhand_file_descriptor(bus), .events = POLLIN};
    poll(&ready, 1, -1);
    evenhand_dispatch(bus);
  }
}
