/* SPDX-License-Identifier: Apache-2.0 */
/* A table, a document with links, a value that cannot be set, a secret, and a way out. */
#include <evenhand-atspi.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { window = 1, table, letter, story, site, level, code, quit, fork_here, headings = 20, cells = 30 };

static evenhand_application *bus;

static void put(evenhand_id parent, evenhand_id element, evenhand_role role, const char *name) {
  evenhand_make(bus, element, role, name);
  evenhand_set_frame(bus, element, 10, 10, 100, 20);
  evenhand_insert_child(bus, parent, element, EVENHAND_LAST);
}

static void make_table(void) {
  static const char *const names[] = {"Fruit", "Price"};
  static const char *const contents[] = {"Apples", "3", "Pears", "4"};
  static const evenhand_id columns[] = {headings, headings + 1};
  put(window, table, EVENHAND_ROLE_TABLE, "Prices");
  for (int column = 0; column < 2; column++) {
    put(table, headings + column, EVENHAND_ROLE_TABLE_COLUMN_HEADER, names[column]);
    evenhand_set_cell(bus, headings + column, 0, column, 1, 1);
  }
  for (int cell = 0; cell < 4; cell++) {
    put(table, cells + cell, EVENHAND_ROLE_TABLE_CELL, contents[cell]);
    evenhand_set_cell(bus, cells + cell, 1 + cell / 2, cell % 2, 1, 1);
  }
  evenhand_set_table(bus, table, 3, 2, NULL, columns);
}

static void make_letter(void) {
  static const char *const facts[] = {"Title", "Dear all", NULL};
  evenhand_text_link link = {3, 7, site};
  put(window, letter, EVENHAND_ROLE_DOCUMENT_FRAME, "Letter");
  evenhand_set_document(bus, letter, facts);
  put(letter, story, EVENHAND_ROLE_PARAGRAPH, NULL);
  evenhand_set_text(bus, story, "At home.", 0, 0, 0);
  put(story, site, EVENHAND_ROLE_LINK, "home");
  evenhand_set_link(bus, site, "https://example.org/");
  evenhand_set_text_links(bus, story, &link, 1);
}

static void make(void) {
  put(EVENHAND_APPLICATION, window, EVENHAND_ROLE_FRAME, "Ledger");
  make_table();
  make_letter();
  put(window, level, EVENHAND_ROLE_SLIDER, "Level");
  evenhand_set_value(bus, level, 0, 10, 5, 1, NULL);
  put(window, code, EVENHAND_ROLE_ENTRY, "Code");
  evenhand_set_text(bus, code, "se\xcc\x81" "cret", 7, 0, 0);
  evenhand_add_action(bus, code, "hide", NULL, NULL, NULL);
  put(window, quit, EVENHAND_ROLE_BUTTON, "Quit");
  evenhand_add_action(bus, quit, "quit", NULL, NULL, NULL);
  put(window, fork_here, EVENHAND_ROLE_BUTTON, "Fork");
  evenhand_add_action(bus, fork_here, "fork", NULL, NULL, NULL);
  evenhand_set_window_active(bus, window, true);
}

/* What a child may do here: nothing. */
static bool handle(const evenhand_request *request, void *context);

static void branch(void) {
  if (!fork()) {
    evenhand_options options = EVENHAND_OPTIONS_INIT;
    evenhand_application *other = NULL;
    printf("%d %s\n", evenhand_commit(bus), evenhand_error_message());
    options.application_name = "other";
    options.handler = handle;
    printf("%d\n", evenhand_activate(&options, &other));
    fflush(stdout);
    _exit(0);
  }
  wait(NULL);
}

static bool handle(const evenhand_request *request, void *context) {
  (void)context;
  if (request->kind == EVENHAND_REQUEST_SHOW_TREE) make();
  else if (request->kind != EVENHAND_REQUEST_PERFORM_ACTION) return false;
  else if (request->element == code) {
    evenhand_set_role(bus, code, EVENHAND_ROLE_PASSWORD_TEXT);
    evenhand_set_caret(bus, code, 3, 3, 3);
  } else if (request->element == fork_here) branch();
  else if (request->element == quit) {
    evenhand_deactivate(bus);
    bus = NULL;
  }
  return true;
}

int main(void) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  options.application_name = "ledger";
  options.handler = handle;
  if (evenhand_activate(&options, &bus) != EVENHAND_OK) puts(evenhand_error_message());
  while (bus) {
    struct pollfd ready = {.fd = evenhand_file_descriptor(bus), .events = POLLIN};
    poll(&ready, 1, -1);
    evenhand_dispatch(bus);
  }
  puts("left");
}
