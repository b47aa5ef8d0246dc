/* SPDX-License-Identifier: Apache-2.0 */
/* A list that keeps the keyboard focus itself while its rows change, and has no window of its own. */
#include <evenhand-atspi.h>
#include <poll.h>
#include <stdio.h>

enum { window = 1, list = 2, rows = 10, count = 500 };

static evenhand_application *bus;
static int current;

static void show(int row) {
  evenhand_set_state(bus, rows + current, EVENHAND_STATE_SELECTED, false);
  current = row;
  evenhand_set_state(bus, rows + row, EVENHAND_STATE_SELECTED, true);
  evenhand_set_active_descendant(bus, list, rows + row);
}

static void make(void) {
  char name[32];
  evenhand_make(bus, window, EVENHAND_ROLE_FRAME, "Queue");
  evenhand_make(bus, list, EVENHAND_ROLE_LIST_BOX, "Waiting");
  evenhand_set_frame(bus, list, 0, 0, 200, 400);
  evenhand_set_state(bus, list, EVENHAND_STATE_MANAGES_DESCENDANTS, true);
  evenhand_add_action(bus, list, "next", "Next", NULL, "Down");
  for (int row = 0; row < count; row++) {
    snprintf(name, sizeof name, "Person %d", row + 1);
    evenhand_make(bus, rows + row, EVENHAND_ROLE_LIST_ITEM, name);
    evenhand_set_frame(bus, rows + row, 0, 20 * row, 200, 20);
    evenhand_set_state(bus, rows + row, EVENHAND_STATE_SELECTABLE, true);
    evenhand_insert_child(bus, list, rows + row, EVENHAND_LAST);
  }
  evenhand_insert_child(bus, window, list, EVENHAND_LAST);
  evenhand_insert_child(bus, EVENHAND_APPLICATION, window, EVENHAND_LAST);
  evenhand_set_focus(bus, list);
  evenhand_set_window_active(bus, window, true);
  show(0);
}

static bool handle(const evenhand_request *request, void *context) {
  (void)context;
  if (request->kind == EVENHAND_REQUEST_SHOW_TREE) make();
  else if (request->kind == EVENHAND_REQUEST_PERFORM_ACTION) show(current + 1);
  else return false;
  return true;
}

int main(void) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  options.application_name = "queue";
  options.handler = handle;
  if (evenhand_activate(&options, &bus) != EVENHAND_OK) puts(evenhand_error_message());
  for (;;) {
    struct pollfd ready = {.fd = evenhand_file_descriptor(bus), .events = POLLIN};
    poll(&ready, 1, -1);
    evenhand_dispatch(bus);
  }
}
