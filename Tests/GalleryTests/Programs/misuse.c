/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: misuse errors      each wrong call, what it answers, and why
 *        misuse random SEED  many calls with arguments at random
 *
 * Both wait until somebody looks, and end by themselves.
 */
#include <evenhand-atspi.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static evenhand_application *bus;
static bool is_random, is_done;

#define SAY(call)                                                                          \
  do {                                                                                     \
    evenhand_status status = (call);                                                       \
    printf("%d %s\n", status, status ? evenhand_error_message() : #call);                  \
  } while (0)

static bool refuse(const evenhand_request *request, void *context) {
  (void)request, (void)context;
  return false;
}

static void *elsewhere(void *context) {
  (void)context;
  SAY(evenhand_commit(bus));
  SAY(evenhand_make(bus, 1, EVENHAND_ROLE_FRAME, "A"));
  SAY(evenhand_dispatch(bus));
  SAY(evenhand_deactivate(bus));
  printf("%d %d\n", evenhand_is_watched(bus), evenhand_file_descriptor(bus));
  return NULL;
}

static void wrong_applications(void) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  evenhand_application *other = (evenhand_application *)&options;
  int number = 0;
  printf("[%s]\n", evenhand_error_message());
  SAY(evenhand_commit(NULL));
  SAY(evenhand_commit((evenhand_application *)&number));
  SAY(evenhand_deactivate((evenhand_application *)16));
  SAY(evenhand_activate(NULL, &other));
  printf("%p\n", (void *)other);
  SAY(evenhand_activate(&options, NULL));
  SAY(evenhand_activate(&options, &other));
  options.handler = refuse;
  SAY(evenhand_activate(&options, &other));
  options.application_name = "";
  SAY(evenhand_activate(&options, &other));
  options.application_name = "A\xff";
  SAY(evenhand_activate(&options, &other));
  options.application_name = "A";
  options.size = 8;
  SAY(evenhand_activate(&options, &other));
}

/* While somebody looks, so that elements are known. */
static void wrong_elements(void) {
  const evenhand_id targets[] = {1, 0};
  const double edges[] = {0, NAN};
  const evenhand_line line = {0, 1, 0, 10, edges}, reversed = {1, 0, 0, 10, NULL};
  const evenhand_run runs[] = {{0, 2, {.weight = 700}}, {1, 2, {0}}};
  SAY(evenhand_dispatch(bus));
  SAY(evenhand_make(bus, 0, EVENHAND_ROLE_FRAME, "A"));
  SAY(evenhand_make(bus, UINT64_MAX, EVENHAND_ROLE_FRAME, "A"));
  SAY(evenhand_make(bus, 1, (evenhand_role)131, "A"));
  SAY(evenhand_make(bus, 1, (evenhand_role)-1, "A"));
  SAY(evenhand_make(bus, 1, EVENHAND_ROLE_FRAME, "\xc3\x28"));
  SAY(evenhand_make(bus, 1, EVENHAND_ROLE_FRAME, "A"));
  SAY(evenhand_make(bus, 1, EVENHAND_ROLE_FRAME, "A"));
  SAY(evenhand_make(bus, 2, EVENHAND_ROLE_PANEL, NULL));
  SAY(evenhand_insert_child(bus, 1, 7, 0));
  SAY(evenhand_insert_child(bus, 7, 1, 0));
  SAY(evenhand_insert_child(bus, 1, 0, 0));
  SAY(evenhand_insert_child(bus, 1, 1, 0));
  SAY(evenhand_insert_child(bus, 1, 2, 99));
  SAY(evenhand_insert_child(bus, 2, 1, 0));
  SAY(evenhand_insert_child(bus, EVENHAND_APPLICATION, 1, EVENHAND_LAST));
  SAY(evenhand_set_name(bus, 7, "A"));
  SAY(evenhand_set_frame(bus, 1, NAN, 0, 1, 1));
  SAY(evenhand_set_frame(bus, 1, 0, 0, -1, 1));
  SAY(evenhand_set_state(bus, 1, (evenhand_state)43, true));
  SAY(evenhand_set_value(bus, 1, 0, INFINITY, 0, 1, NULL));
  SAY(evenhand_set_value(bus, 1, 1, 0, 0, 1, NULL));
  SAY(evenhand_set_relation(bus, 1, EVENHAND_RELATION_LABEL_FOR, targets, 2));
  SAY(evenhand_set_relation(bus, 1, EVENHAND_RELATION_LABEL_FOR, NULL, 2));
  SAY(evenhand_set_relation(bus, 1, (evenhand_relation)22, targets, 1));
  SAY(evenhand_set_relation(bus, 1, EVENHAND_RELATION_LABEL_FOR, targets, (size_t)-1));
  SAY(evenhand_set_attribute(bus, 1, NULL, "A"));
  SAY(evenhand_add_action(bus, 1, "", NULL, NULL, NULL));
  SAY(evenhand_remove_action(bus, 1, "none"));
  SAY(evenhand_set_caret(bus, 1, 0, 0, 0));
  SAY(evenhand_set_text(bus, 1, NULL, 0, 0, 0));
  SAY(evenhand_set_text(bus, 1, "\xc3\xa4", 2, 0, 0));
  SAY(evenhand_set_text(bus, 1, "ab", 0, 2, 1));
  SAY(evenhand_set_text(bus, 1, "ab", 0, (size_t)-1, 1));
  SAY(evenhand_set_text(bus, 1, "ab", 0, 0, 2));
  SAY(evenhand_set_lines(bus, 1, &line, 1));
  SAY(evenhand_set_lines(bus, 1, &reversed, 1));
  SAY(evenhand_announce(bus, 7, "A", EVENHAND_POLITE));
  SAY(evenhand_announce(bus, 1, "A", (evenhand_politeness)2));
  SAY(evenhand_forward_key(bus, NULL, NULL, NULL));
  SAY(evenhand_set_style(bus, 2, NULL));
  SAY(evenhand_set_style(bus, 1, &(evenhand_style){.italic = (evenhand_look)3}));
  SAY(evenhand_set_runs(bus, 1, NULL, 1));
  SAY(evenhand_set_runs(bus, 1, runs, 2));
  SAY(evenhand_set_runs(bus, 1, (evenhand_run[]){{0, 3, {0}}}, 1));
  SAY(evenhand_set_runs(bus, 1, runs, 1));
  SAY(evenhand_set_embedded(bus, 1, "nothing"));
  SAY(evenhand_set_embeddable(bus, 7, true));
  printf("%d\n", evenhand_plug_id(bus, 0, NULL, 0));
  SAY(evenhand_set_focus(bus, 7));
  SAY(evenhand_remove(bus, 2));
  SAY(evenhand_remove(bus, 2));
  SAY(evenhand_commit(bus));
}

static const char *const texts[] = {
    NULL, "", "A", "\xc3\x28", "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa9 and \xcc\x81\r\n", "two words"};
static const double numbers[] = {0, 1, -1, 0.5, 1e300, -1e300, NAN, INFINITY};
static const size_t sizes[] = {0, 1, 2, 3, 9, 4000000000u, (size_t)-1, (size_t)1 << 63};

#define ANY(list) list[rand() % (sizeof list / sizeof list[0])]

static void any_call(void) {
  evenhand_id id = (evenhand_id)(rand() % 24), other = (evenhand_id)(rand() % 24);
  const evenhand_id targets[] = {id, other};
  const double edges[] = {ANY(numbers), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  evenhand_line lines[9]; /* As many as the sizes that are not too many. */
  for (int i = 0; i < 9; i++)
    lines[i] = (evenhand_line){ANY(sizes), ANY(sizes), ANY(numbers), 10, rand() % 2 ? edges : NULL};
  const evenhand_style style = {.size = ANY(numbers), .weight = rand() % 1100, .color = (uint32_t)rand(),
    .italic = (evenhand_look)(rand() % 4), .underline = (evenhand_underline)(rand() % 6), .family = ANY(texts)};
  evenhand_run runs[9];
  for (int i = 0; i < 9; i++) runs[i] = (evenhand_run){ANY(sizes), ANY(sizes), style};
  char room[8];
  switch (rand() % 27) {
    case 0: case 1: case 2: case 3:
      evenhand_make(bus, id, (evenhand_role)(rand() % 140), ANY(texts)); break;
    case 4: case 5: case 6: case 7: evenhand_insert_child(bus, id, other, ANY(sizes)); break;
    case 8: evenhand_remove(bus, id); break;
    case 9: evenhand_set_name(bus, id, ANY(texts)); break;
    case 10: evenhand_set_frame(bus, id, ANY(numbers), ANY(numbers), ANY(numbers), ANY(numbers)); break;
    case 11: evenhand_set_state(bus, id, (evenhand_state)(rand() % 50), rand() % 2); break;
    case 12: evenhand_set_focus(bus, id); break;
    case 13: evenhand_set_attribute(bus, id, ANY(texts), ANY(texts)); break;
    case 14: evenhand_set_relation(bus, id, (evenhand_relation)(rand() % 25), targets, (size_t)(rand() % 3)); break;
    case 15: evenhand_add_action(bus, id, ANY(texts), ANY(texts), ANY(texts), ANY(texts)); break;
    case 16: evenhand_set_value(bus, id, ANY(numbers), ANY(numbers), ANY(numbers), ANY(numbers), ANY(texts)); break;
    case 17: evenhand_set_text(bus, id, ANY(texts), ANY(sizes), ANY(sizes), ANY(sizes)); break;
    case 18: evenhand_set_caret(bus, id, ANY(sizes), ANY(sizes), ANY(sizes)); break;
    case 19: evenhand_set_lines(bus, id, lines, rand() % 2 ? 1 : ANY(sizes)); break;
    case 20: evenhand_announce(bus, id, ANY(texts), (evenhand_politeness)(rand() % 3)); break;
    case 22: evenhand_set_embedded(bus, id, rand() % 2 ? ":1.99:/a" : ANY(texts)); break;
    case 23: evenhand_set_embeddable(bus, id, rand() % 2); break;
    case 25: evenhand_set_style(bus, id, rand() % 4 ? &style : NULL); break;
    case 26: evenhand_set_runs(bus, id, runs, rand() % 2 ? 1 : ANY(sizes)); break;
    case 24: evenhand_plug_id(bus, id, room, (size_t)(rand() % 9)); break;
    case 21: evenhand_set_window_active(bus, id, rand() % 2); break;
  }
}

static bool handle(const evenhand_request *request, void *context) {
  (void)context;
  if (request->kind != EVENHAND_REQUEST_SHOW_TREE) return false;
  if (!is_random) wrong_elements();
  is_done = true;
  return true;
}

int main(int count, char **arguments) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  evenhand_application *second = NULL;
  pthread_t thread;
  setvbuf(stdout, NULL, _IOLBF, 0);
  is_random = count > 2 && strcmp(arguments[1], "random") == 0;
  if (!is_random) wrong_applications();
  options.application_name = "misuse";
  options.handler = handle;
  SAY(evenhand_activate(&options, &bus));
  SAY(evenhand_activate(&options, &second));
  while (!is_done) {
    poll(&(struct pollfd){.fd = evenhand_file_descriptor(bus), .events = POLLIN}, 1, -1);
    /* Once for the name on the bus, once for the request, or for both at once. */
    if (evenhand_dispatch(bus) != EVENHAND_OK) puts(evenhand_error_message());
  }
  if (is_random) {
    srand((unsigned)atoi(arguments[2]));
    for (int i = 0; i < 100000; i++) {
      any_call();
      if (rand() % 16 == 0) evenhand_dispatch(bus);
    }
  } else {
    pthread_create(&thread, NULL, elsewhere, NULL);
    pthread_join(thread, NULL);
  }
  SAY(evenhand_deactivate(bus));
  SAY(evenhand_deactivate(bus));
  SAY(evenhand_set_name(bus, 1, "A"));
  printf("%d %d %d\n", evenhand_is_watched(bus), evenhand_file_descriptor(bus),
         evenhand_describe(bus, NULL, 0));
  SAY(evenhand_activate(&options, &bus));
  SAY(evenhand_deactivate(bus));
  return 0;
}
