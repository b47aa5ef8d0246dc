/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A lamp: a switch, a slider, a field and a list, drawn with Cairo in a window of SDL2, and put on the
 * accessibility bus with evenhand-atspi. Docs/CLibrary.md says how it is built.
 *
 * Keys, the pointer and assistive technologies all end in perform(); each change is told where it is
 * made.
 */
#include <SDL.h>
#include <cairo.h>
#include <evenhand-atspi.h>
#include <stdio.h>
#include <string.h>

enum { WINDOW = 1, SWITCH, SLIDER, FIELD, LIST, FIRST_NOTE = 100 };

static const struct control {
  evenhand_id id;
  evenhand_role role;
  const char *name;
  SDL_Rect frame;
} controls[] = {
    {SWITCH, EVENHAND_ROLE_CHECK_BOX, "Lamp", {20, 20, 260, 30}},
    {SLIDER, EVENHAND_ROLE_SLIDER, "Brightness", {20, 70, 260, 30}},
    {FIELD, EVENHAND_ROLE_ENTRY, "Note", {20, 120, 260, 30}},
};
enum { CONTROLS = sizeof controls / sizeof controls[0], NOTES = 8, NOTE_SIZE = 64 };

static evenhand_application *bus;
static SDL_Window *window;
static Uint32 wake_event;
static bool is_running = true, is_on = false;
static int brightness = 50, focused = 0, note_count = 0;
static size_t caret = 0;
static evenhand_id next_note = FIRST_NOTE;
static char text[NOTE_SIZE] = "", notes[NOTES][NOTE_SIZE];
static evenhand_id note_ids[NOTES];

/* Says what is wrong with a call, which changes nothing. */
static void check(evenhand_status status) {
  if (status != EVENHAND_OK) fprintf(stderr, "lamp: %s\n", evenhand_error_message());
}

/* ---- What is told ---- */

static void tell_frame(evenhand_id id, SDL_Rect frame) {
  check(evenhand_set_frame(bus, id, frame.x, frame.y, frame.w, frame.h));
}

static void tell_brightness(void) {
  char words[32];
  snprintf(words, sizeof words, "%d percent", brightness);
  check(evenhand_set_value(bus, SLIDER, 0, 100, brightness, 10, words));
}

static void tell_text(void) {
  check(evenhand_set_text(bus, FIELD, text, caret, caret, caret));
}

static void tell_note(int index) {
  check(evenhand_make(bus, note_ids[index], EVENHAND_ROLE_LIST_ITEM, notes[index]));
  tell_frame(note_ids[index], (SDL_Rect){20, 170 + 20 * index, 260, 20});
  check(evenhand_insert_child(bus, LIST, note_ids[index], index));
}

/* Everything that there is: somebody begins to look. */
static void tell_all(void) {
  int x = 0, y = 0;
  check(evenhand_make(bus, WINDOW, EVENHAND_ROLE_FRAME, "Lamp and notes"));
  tell_frame(WINDOW, (SDL_Rect){0, 0, 300, 360});
  SDL_GetWindowPosition(window, &x, &y);
  if (strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0)
    check(evenhand_set_screen_origin(bus, WINDOW, x, y));
  check(evenhand_set_state(bus, WINDOW, EVENHAND_STATE_ACTIVE,
                           SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS));
  check(evenhand_insert_child(bus, EVENHAND_APPLICATION, WINDOW, EVENHAND_LAST));
  for (int i = 0; i < CONTROLS; i++) {
    check(evenhand_make(bus, controls[i].id, controls[i].role, controls[i].name));
    tell_frame(controls[i].id, controls[i].frame);
    check(evenhand_set_state(bus, controls[i].id, EVENHAND_STATE_FOCUSABLE, true));
    check(evenhand_insert_child(bus, WINDOW, controls[i].id, EVENHAND_LAST));
  }
  check(evenhand_set_state(bus, SWITCH, EVENHAND_STATE_CHECKABLE, true));
  check(evenhand_set_state(bus, SWITCH, EVENHAND_STATE_CHECKED, is_on));
  check(evenhand_add_action(bus, SWITCH, "toggle", "Toggle", NULL, "space"));
  check(evenhand_set_state(bus, SLIDER, EVENHAND_STATE_HORIZONTAL, true));
  check(evenhand_add_action(bus, SLIDER, "brighter", "Brighter", "By ten percent", "Right"));
  check(evenhand_add_action(bus, SLIDER, "darker", "Darker", "By ten percent", "Left"));
  tell_brightness();
  check(evenhand_set_state(bus, FIELD, EVENHAND_STATE_EDITABLE, true));
  check(evenhand_set_state(bus, FIELD, EVENHAND_STATE_SINGLE_LINE, true));
  check(evenhand_add_action(bus, FIELD, "add", "Add the note", NULL, "Return"));
  tell_text();
  check(evenhand_make(bus, LIST, EVENHAND_ROLE_LIST, "Notes"));
  tell_frame(LIST, (SDL_Rect){20, 170, 260, 160});
  check(evenhand_insert_child(bus, WINDOW, LIST, EVENHAND_LAST));
  for (int i = 0; i < note_count; i++) tell_note(i);
  check(evenhand_set_focus(bus, controls[focused].id));
}

/* ---- What is done, by whatever way it came ---- */

static bool set_brightness(int value) {
  brightness = value < 0 ? 0 : value > 100 ? 100 : value;
  tell_brightness();
  return true;
}

/* The field takes ASCII, so that its offsets are its bytes. */
static bool set_text(size_t start, size_t end, const char *piece) {
  char changed[2 * NOTE_SIZE];
  if (strlen(piece) >= NOTE_SIZE || start > end || end > strlen(text)) return false;
  for (const char *c = piece; *c; c++)
    if (*c < ' ' || *c > '~') return false;
  snprintf(changed, sizeof changed, "%.*s%s%s", (int)start, text, piece, text + end);
  if (strlen(changed) >= NOTE_SIZE) return false;
  strcpy(text, changed);
  caret = start + strlen(piece);
  tell_text();
  return true;
}

static bool perform(evenhand_id id, const char *action) {
  if (id == SWITCH && strcmp(action, "toggle") == 0) {
    is_on = !is_on;
    check(evenhand_set_state(bus, SWITCH, EVENHAND_STATE_CHECKED, is_on));
    return true;
  }
  if (id == SLIDER && strcmp(action, "brighter") == 0) return set_brightness(brightness + 10);
  if (id == SLIDER && strcmp(action, "darker") == 0) return set_brightness(brightness - 10);
  if (id == FIELD && strcmp(action, "add") == 0 && *text) {
    if (note_count == NOTES) { /* The oldest goes. */
      check(evenhand_remove(bus, note_ids[0]));
      memmove(notes[0], notes[1], sizeof notes - sizeof notes[0]);
      memmove(note_ids, note_ids + 1, sizeof note_ids - sizeof note_ids[0]);
      note_count--;
    }
    strcpy(notes[note_count], text);
    note_ids[note_count] = next_note++;
    tell_note(note_count++);
    return set_text(0, strlen(text), "");
  }
  return false;
}

static bool set_focus(int index) {
  focused = index;
  check(evenhand_set_focus(bus, controls[index].id));
  return true;
}

static bool handle(const evenhand_request *request, void *context) {
  (void)context;
  switch (request->kind) {
    case EVENHAND_REQUEST_SHOW_TREE: tell_all(); return true;
    case EVENHAND_REQUEST_PERFORM_ACTION: return perform(request->element, request->action);
    case EVENHAND_REQUEST_SET_VALUE: return set_brightness((int)request->value);
    case EVENHAND_REQUEST_FOCUS:
      for (int i = 0; i < CONTROLS; i++)
        if (controls[i].id == request->element) return set_focus(i);
      return false;
    case EVENHAND_REQUEST_SET_CARET: caret = request->start; tell_text(); return true;
    case EVENHAND_REQUEST_SET_TEXT: return set_text(0, strlen(text), request->text);
    case EVENHAND_REQUEST_INSERT_TEXT:
      return set_text(request->start, request->start, request->text);
    case EVENHAND_REQUEST_DELETE_TEXT: return set_text(request->start, request->end, "");
    default: return false;
  }
}

/* On a thread of the library: SDL_PushEvent() may be called on any. */
static void wake(void *context) {
  (void)context;
  SDL_PushEvent(&(SDL_Event){.type = wake_event});
}

/* ---- Keys, pointer, drawing ---- */

static void type(const char *typed) {
  if (*typed && controls[focused].id == FIELD) set_text(caret, caret, typed);
}

static void press(SDL_Keysym key) {
  evenhand_id id = controls[focused].id;
  size_t length = strlen(text);
  switch (key.sym) {
    case SDLK_TAB: set_focus((focused + (key.mod & KMOD_SHIFT ? CONTROLS - 1 : 1)) % CONTROLS); break;
    case SDLK_SPACE: perform(id, "toggle"); break;
    case SDLK_RETURN: perform(id, "add"); break;
    case SDLK_BACKSPACE: if (id == FIELD && caret > 0) set_text(caret - 1, caret, ""); break;
    case SDLK_LEFT:
      if (id == FIELD && caret > 0) { caret--; tell_text(); }
      perform(id, "darker");
      break;
    case SDLK_RIGHT:
      if (id == FIELD && caret < length) { caret++; tell_text(); }
      perform(id, "brighter");
      break;
  }
}

/* Screen readers see each key first, and say what is typed. What it types comes in an event of its
 * own, right behind it. */
static struct { SDL_Keysym key; char typed[32]; } waiting[64];
static int waiting_count = 0;
static bool was_consumed = false;

static void use_key(const evenhand_key *key, bool is_consumed, void *context) {
  (void)context;
  was_consumed = is_consumed;
  if (waiting_count == 0) return;
  if (key->is_press && !is_consumed) {
    press(waiting[0].key);
    type(waiting[0].typed);
  }
  memmove(waiting, waiting + 1, --waiting_count * sizeof waiting[0]);
}

static void show_key(const SDL_KeyboardEvent *event) {
  static const Uint32 arrows[] = {0xFF53, 0xFF51, 0xFF54, 0xFF52}; /* X's, in SDL's order */
  SDL_Keycode sym = event->keysym.sym;
  evenhand_key key = {.is_press = event->state == SDL_PRESSED, .time = event->timestamp / 1000.0};
  char typed[2] = {(char)sym, 0};
  key.modifiers = (event->keysym.mod & KMOD_SHIFT ? 1 : 0) | (event->keysym.mod & KMOD_CTRL ? 4 : 0);
  if (sym >= ' ' && sym <= '~') key.keysym = sym, key.characters = typed;
  else if (sym >= SDLK_RIGHT && sym <= SDLK_UP) key.keysym = arrows[sym - SDLK_RIGHT];
  else if (sym < ' ') key.keysym = 0xFF00 + sym; /* Tab, Return, BackSpace, Escape */
  if (waiting_count == 64) return;
  waiting[waiting_count].key = event->keysym;
  waiting[waiting_count++].typed[0] = 0;
  check(evenhand_forward_key(bus, &key, use_key, NULL));
}

static void show_typed(const char *typed) {
  if (waiting_count > 0) snprintf(waiting[waiting_count - 1].typed, 32, "%s", typed);
  else if (!was_consumed) type(typed);
}

static void click(SDL_Point point) {
  for (int i = 0; i < CONTROLS; i++) {
    SDL_Rect frame = controls[i].frame;
    if (!SDL_PointInRect(&point, &frame)) continue;
    set_focus(i);
    perform(controls[i].id, "toggle");
    if (controls[i].id == SLIDER) set_brightness((point.x - frame.x) * 100 / frame.w);
  }
}

static void draw_text(cairo_t *cairo, int x, int y, const char *words) {
  cairo_move_to(cairo, x, y);
  cairo_show_text(cairo, words);
}

static void draw(void) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) return;
  cairo_surface_t *target = cairo_image_surface_create_for_data(
      surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  cairo_t *cairo = cairo_create(target);
  double light = is_on ? brightness / 100.0 : 0;
  cairo_set_source_rgb(cairo, 0.85 + 0.15 * light, 0.85 + 0.15 * light, 0.85);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  cairo_set_font_size(cairo, 16);
  char words[3][NOTE_SIZE + 32];
  snprintf(words[0], sizeof words[0], "Lamp: %s", is_on ? "on" : "off");
  snprintf(words[1], sizeof words[1], "Brightness: %d %%", brightness);
  snprintf(words[2], sizeof words[2], "Note: %.*s|%s", (int)caret, text, text + caret);
  for (int i = 0; i < CONTROLS; i++) {
    SDL_Rect frame = controls[i].frame;
    cairo_set_line_width(cairo, i == focused ? 4 : 1);
    cairo_rectangle(cairo, frame.x, frame.y, frame.w, frame.h);
    cairo_stroke(cairo);
    draw_text(cairo, frame.x + 8, frame.y + 21, words[i]);
  }
  for (int i = 0; i < note_count; i++) draw_text(cairo, 28, 186 + 20 * i, notes[i]);
  cairo_destroy(cairo);
  cairo_surface_destroy(target);
  SDL_UpdateWindowSurface(window);
}

int main(void) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  SDL_Event event;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fprintf(stderr, "lamp: %s\n", SDL_GetError()), 1;
  window = SDL_CreateWindow("Lamp and notes", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 300, 360, 0);
  if (!window) return fprintf(stderr, "lamp: %s\n", SDL_GetError()), 1;
  wake_event = SDL_RegisterEvents(1);
  options.application_name = "lamp";
  options.toolkit_name = "lamp's own";
  options.handler = handle;
  options.wake = wake;
  check(evenhand_activate(&options, &bus));
  draw();
  while (is_running && SDL_WaitEvent(&event)) {
    do {
      switch (event.type) {
        case SDL_QUIT: is_running = false; break;
        case SDL_KEYDOWN: case SDL_KEYUP: show_key(&event.key); break;
        case SDL_TEXTINPUT: show_typed(event.text.text); break;
        case SDL_MOUSEBUTTONDOWN: click((SDL_Point){event.button.x, event.button.y}); break;
        case SDL_WINDOWEVENT:
          if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED ||
              event.window.event == SDL_WINDOWEVENT_FOCUS_LOST)
            check(evenhand_set_window_active(bus, WINDOW, event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED));
          if (event.window.event == SDL_WINDOWEVENT_MOVED)
            check(evenhand_set_screen_origin(bus, WINDOW, event.window.data1, event.window.data2));
          break;
      }
    } while (SDL_PollEvent(&event));
    check(evenhand_dispatch(bus)); /* Publishes what the keys have changed, too. */
    draw();
  }
  check(evenhand_deactivate(bus));
  SDL_Quit();
  return 0;
}
