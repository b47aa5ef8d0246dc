/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A lamp: a switch, a slider, a field and a list, drawn with Cairo in a window of SDL2, and put on the
 * accessibility bus with evenhand-atspi. Docs/CLibrary.md says how it is built.
 *
 * Keys, the pointer and assistive technologies all end in perform(), set_brightness() and edit(); each
 * change is told where it is made.
 */
#include <SDL.h>
#include <cairo.h>
#include <evenhand-atspi.h>
#include <stdio.h>
#include <string.h>

enum { WINDOW = 1, SWITCH, SLIDER, FIELD, LIST, FIRST_NOTE };
enum { ROW = 20, SHOWN_NOTES = 8, SIZE = 64 };
static const SDL_Rect frames[] = {
    [WINDOW] = {0, 0, 300, 360}, [SWITCH] = {20, 20, 260, 30}, [SLIDER] = {20, 70, 260, 30},
    [FIELD] = {20, 120, 260, 30}, [LIST] = {20, 170, 260, SHOWN_NOTES * ROW}};

static evenhand_application *bus;
static SDL_Window *window;
static bool is_running = true, is_on = false;
static int brightness = 50, focused = SWITCH, note_count = 0;
static size_t caret = 0;
static char text[SIZE] = "", notes[SHOWN_NOTES][SIZE]; /* The last few: note n is in n % SHOWN_NOTES. */

/* Says what is wrong with a call, which changes nothing. */
static void check(evenhand_status status) {
  if (status != EVENHAND_OK) fprintf(stderr, "lamp: %s\n", evenhand_error_message());
}

/* ---- What is told ---- */

static void tell(evenhand_id id, evenhand_role role, const char *name, evenhand_id parent,
                 SDL_Rect frame) {
  check(evenhand_make(bus, id, role, name));
  check(evenhand_set_frame(bus, id, frame.x, frame.y, frame.w, frame.h));
  check(evenhand_insert_child(bus, parent, id, EVENHAND_LAST));
}

static void tell_brightness(void) {
  char words[32];
  snprintf(words, sizeof words, "%d percent", brightness);
  check(evenhand_set_value(bus, SLIDER, 0, 100, brightness, 10, words));
}

/* A note with "!" in front is urgent: bold and red. */
static void tell_text(void) {
  evenhand_run urgent = {0, strlen(text), {.weight = 700, .color = EVENHAND_COLOR(200, 0, 0)}};
  check(evenhand_set_text(bus, FIELD, text, caret, caret, caret));
  check(evenhand_set_runs(bus, FIELD, &urgent, *text == '!'));
}

static void tell_note(int note) {
  SDL_Rect frame = {20, 170 + ROW * (note % SHOWN_NOTES), 260, ROW};
  tell(FIRST_NOTE + note, EVENHAND_ROLE_LIST_ITEM, notes[note % SHOWN_NOTES], LIST, frame);
}

static void tell_origin(void) {
  int x = 0, y = 0;
  SDL_GetWindowPosition(window, &x, &y);
  if (strcmp(SDL_GetCurrentVideoDriver(), "x11") == 0) /* Wayland tells nobody. */
    check(evenhand_set_screen_origin(bus, WINDOW, x, y));
}

/* Everything that there is: somebody begins to look. */
static void tell_all(void) {
  tell(WINDOW, EVENHAND_ROLE_FRAME, "Lamp and notes", EVENHAND_APPLICATION, frames[WINDOW]);
  tell_origin();
  bool is_active = SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS;
  check(evenhand_set_state(bus, WINDOW, EVENHAND_STATE_ACTIVE, is_active));
  tell(SWITCH, EVENHAND_ROLE_CHECK_BOX, "Lamp", WINDOW, frames[SWITCH]);
  check(evenhand_set_state(bus, SWITCH, EVENHAND_STATE_CHECKABLE, true));
  check(evenhand_set_state(bus, SWITCH, EVENHAND_STATE_CHECKED, is_on));
  check(evenhand_add_action(bus, SWITCH, "toggle", "Toggle", NULL, "space"));
  tell(SLIDER, EVENHAND_ROLE_SLIDER, "Brightness", WINDOW, frames[SLIDER]);
  check(evenhand_set_state(bus, SLIDER, EVENHAND_STATE_HORIZONTAL, true));
  check(evenhand_add_action(bus, SLIDER, "brighter", "Brighter", "By ten percent", "Right"));
  check(evenhand_add_action(bus, SLIDER, "darker", "Darker", "By ten percent", "Left"));
  tell_brightness();
  tell(FIELD, EVENHAND_ROLE_ENTRY, "Note", WINDOW, frames[FIELD]);
  check(evenhand_set_state(bus, FIELD, EVENHAND_STATE_EDITABLE, true));
  check(evenhand_set_state(bus, FIELD, EVENHAND_STATE_SINGLE_LINE, true));
  check(evenhand_add_action(bus, FIELD, "add", "Add the note", NULL, "Return"));
  tell_text();
  tell(LIST, EVENHAND_ROLE_LIST, "Notes", WINDOW, frames[LIST]);
  for (int note = SDL_max(0, note_count - SHOWN_NOTES); note < note_count; note++) tell_note(note);
  for (evenhand_id id = SWITCH; id <= FIELD; id++)
    check(evenhand_set_state(bus, id, EVENHAND_STATE_FOCUSABLE, true));
  check(evenhand_set_focus(bus, focused));
}

/* ---- What is done, by whatever way it came ---- */

static bool set_brightness(int percent) {
  brightness = SDL_clamp(percent, 0, 100);
  tell_brightness();
  return true;
}

/* Puts a piece in the place of another, and the caret behind it. The field takes ASCII, so that its
 * offsets are its bytes. */
static bool edit(size_t start, size_t end, const char *piece) {
  char rest[SIZE];
  if (start > end || end > strlen(text)) return false;
  if (strlen(text) - (end - start) + strlen(piece) >= SIZE) return false;
  for (const char *c = piece; *c; c++)
    if (*c < ' ' || *c > '~') return false;
  strcpy(rest, text + end);
  snprintf(text + start, SIZE - start, "%s%s", piece, rest);
  caret = start + strlen(piece);
  tell_text();
  return true;
}

static bool set_focus(evenhand_id id) {
  if (id < SWITCH || id > FIELD) return false;
  check(evenhand_set_focus(bus, focused = id));
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
    if (note_count >= SHOWN_NOTES) /* The oldest goes. */
      check(evenhand_remove(bus, FIRST_NOTE + note_count - SHOWN_NOTES));
    strcpy(notes[note_count % SHOWN_NOTES], text);
    tell_note(note_count++);
    return edit(0, strlen(text), "");
  }
  return false;
}

static bool handle(const evenhand_request *request, void *context) {
  (void)context;
  switch (request->kind) {
    case EVENHAND_REQUEST_SHOW_TREE: tell_all(); return true;
    case EVENHAND_REQUEST_PERFORM_ACTION: return perform(request->element, request->action);
    case EVENHAND_REQUEST_SET_VALUE: return set_brightness((int)request->value);
    case EVENHAND_REQUEST_FOCUS: return set_focus(request->element);
    case EVENHAND_REQUEST_SET_CARET: return edit(request->start, request->start, "");
    case EVENHAND_REQUEST_SET_TEXT: return edit(0, strlen(text), request->text);
    case EVENHAND_REQUEST_INSERT_TEXT: return edit(request->start, request->start, request->text);
    case EVENHAND_REQUEST_DELETE_TEXT: return edit(request->start, request->end, "");
    default: return false;
  }
}

/* On a thread of the library: SDL_PushEvent() may be called on any. */
static void wake(void *context) {
  (void)context;
  SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
}

/* ---- Keys, pointer, drawing ---- */

enum { BACKSPACE = 0xFF08, TAB, RETURN = 0xFF0D, LEFT = 0xFF51, RIGHT = 0xFF53 }; /* X's keysyms. */

/* Screen readers have seen the key. At the ends of the text, the caret stays: edit() refuses. */
static void use_key(const evenhand_key *key, bool is_consumed, void *context) {
  (void)context;
  if (is_consumed || !key->is_press) return;
  switch (key->keysym) {
    case TAB: set_focus(SWITCH + (focused - SWITCH + (key->modifiers & 1 ? 2 : 1)) % 3); return;
    case ' ': perform(focused, "toggle"); break;
    case RETURN: perform(focused, "add"); return;
    case LEFT: perform(focused, "darker"); break;
    case RIGHT: perform(focused, "brighter"); break;
  }
  if (focused != FIELD) return;
  if (key->keysym == BACKSPACE) edit(caret - 1, caret, "");
  if (key->keysym == LEFT) edit(caret - 1, caret - 1, "");
  if (key->keysym == RIGHT) edit(caret + 1, caret + 1, "");
  if (*key->characters) edit(caret, caret, key->characters);
}

/* Screen readers see each key first, and say what is typed, which is in SDL's next event. */
static void show_key(const SDL_KeyboardEvent *event) {
  static const Uint32 arrows[] = {RIGHT, LEFT, 0xFF54, 0xFF52}; /* In SDL's order. */
  SDL_Event next = {0};
  SDL_Keycode sym = event->keysym.sym;
  evenhand_key key = {.is_press = event->state == SDL_PRESSED, .time = event->timestamp / 1000.0};
  SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
  key.characters = next.type == SDL_TEXTINPUT ? next.text.text : "";
  key.modifiers = (event->keysym.mod & KMOD_SHIFT ? 1 : 0) | (event->keysym.mod & KMOD_CTRL ? 4 : 0);
  if (sym >= ' ' && sym <= '~') key.keysym = sym;
  else if (sym >= SDLK_RIGHT && sym <= SDLK_UP) key.keysym = arrows[sym - SDLK_RIGHT];
  else if (sym < ' ') key.keysym = 0xFF00 + sym; /* Tab, Return, BackSpace, Escape */
  check(evenhand_forward_key(bus, &key, use_key, NULL));
}

static void click(SDL_Point point) {
  for (evenhand_id id = SWITCH; id <= FIELD; id++) {
    if (!SDL_PointInRect(&point, &frames[id])) continue;
    set_focus(id);
    perform(id, "toggle");
    if (id == SLIDER) set_brightness((point.x - frames[id].x) * 100 / frames[id].w);
  }
}

static void draw_text(cairo_t *cairo, int y, const char *words) {
  cairo_move_to(cairo, 28, y);
  cairo_show_text(cairo, words);
}

static void draw_control(cairo_t *cairo, int id, const char *words) {
  cairo_rectangle(cairo, frames[id].x, frames[id].y, frames[id].w, frames[id].h);
  cairo_set_line_width(cairo, id == focused ? 4 : 1);
  cairo_stroke(cairo);
  if (id == FIELD && *text == '!') {
    cairo_set_source_rgb(cairo, 200 / 255.0, 0, 0);
    cairo_select_font_face(cairo, "", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  }
  draw_text(cairo, frames[id].y + 21, words);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  cairo_select_font_face(cairo, "", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
}

static void draw(void) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  cairo_surface_t *target = cairo_image_surface_create_for_data(
      surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  cairo_t *cairo = cairo_create(target);
  double light = 0.85 + (is_on ? 0.15 * brightness / 100 : 0);
  char words[2 * SIZE];
  cairo_set_source_rgb(cairo, light, light, 0.85);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  cairo_set_font_size(cairo, 16);
  draw_control(cairo, SWITCH, is_on ? "Lamp: on" : "Lamp: off");
  snprintf(words, sizeof words, "Brightness: %d %%", brightness);
  draw_control(cairo, SLIDER, words);
  snprintf(words, sizeof words, "Note: %.*s|%s", (int)caret, text, text + caret);
  draw_control(cairo, FIELD, words);
  for (int row = 0; row < SHOWN_NOTES; row++) draw_text(cairo, 186 + ROW * row, notes[row]);
  cairo_destroy(cairo);
  cairo_surface_destroy(target);
  SDL_UpdateWindowSurface(window);
}

static void use(const SDL_Event *event) {
  switch (event->type) {
    case SDL_QUIT: is_running = false; break;
    case SDL_KEYDOWN: case SDL_KEYUP: show_key(&event->key); break;
    case SDL_MOUSEBUTTONDOWN: click((SDL_Point){event->button.x, event->button.y}); break;
    case SDL_WINDOWEVENT:
      switch (event->window.event) {
        case SDL_WINDOWEVENT_FOCUS_GAINED: check(evenhand_set_window_active(bus, WINDOW, true)); break;
        case SDL_WINDOWEVENT_FOCUS_LOST: check(evenhand_set_window_active(bus, WINDOW, false)); break;
        case SDL_WINDOWEVENT_MOVED: tell_origin(); break;
      }
  }
}

int main(void) {
  evenhand_options options = EVENHAND_OPTIONS_INIT;
  SDL_Event event;
  if (SDL_Init(SDL_INIT_VIDEO) == 0)
    window = SDL_CreateWindow("Lamp and notes", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                              frames[WINDOW].w, frames[WINDOW].h, 0);
  if (!window) return fprintf(stderr, "lamp: %s\n", SDL_GetError()), 1;
  options.application_name = "lamp";
  options.handler = handle;
  options.wake = wake;
  check(evenhand_activate(&options, &bus));
  while (is_running && SDL_WaitEvent(&event)) {
    do use(&event);
    while (SDL_PollEvent(&event));
    check(evenhand_dispatch(bus)); /* Publishes what the keys have changed, too. */
    draw();
  }
  check(evenhand_deactivate(bus));
  SDL_Quit();
  return 0;
}
