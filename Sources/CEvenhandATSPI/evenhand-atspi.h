/* SPDX-License-Identifier: Apache-2.0 */
/*
 * evenhand-atspi.h: puts what a program draws by itself on the accessibility bus of a Linux desktop,
 * so that Orca and other assistive technologies read it and operate it.
 *
 *   1. evenhand_activate() once, when the program has a window. It gives you an application.
 *   2. Wait in your loop for evenhand_file_descriptor() to be readable, or be woken by a function of
 *      yours, and then call evenhand_dispatch(). It calls your handler with what is asked for.
 *   3. EVENHAND_REQUEST_SHOW_TREE asks for everything that there is: make each element with
 *      evenhand_make(), say what it is, and put it into its parent with evenhand_insert_child().
 *   4. When something changes, say what is different now, and call evenhand_commit().
 *   5. evenhand_deactivate() at the end.
 *
 * What holds everywhere:
 *
 *   - The functions are called from one thread, the one that called evenhand_activate(); your handler
 *     is called there too, from within evenhand_dispatch() alone. None of them waits for anything.
 *   - Nothing is kept while nobody looks: before EVENHAND_REQUEST_SHOW_TREE has come, and after the
 *     last assistive technology has gone, changes are checked for what can be seen in them, answered
 *     with EVENHAND_OK, and dropped. So tell changes always, or ask evenhand_is_watched() first where
 *     that is dear.
 *   - Texts are UTF-8 with a zero at the end, and are copied. NULL is an empty text where that is
 *     said.
 *   - A wrong call changes nothing and ends nothing: it answers with an error, and
 *     evenhand_error_message() has a sentence about it.
 *   - Places and sizes are in pixels of the window, from the top left of its content.
 *   - Offsets in texts count Unicode code points, from 0, as AT-SPI and GTK do.
 *
 * Docs/CLibrary.md is the guide, examples/CToolkit a whole program.
 */
#ifndef EVENHAND_ATSPI_H
#define EVENHAND_ATSPI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What comes of a call --------------------------------------------------------------------- */

typedef enum evenhand_status {
  EVENHAND_OK = 0,
  /* An argument is NULL, not a number, or out of range. */
  EVENHAND_ERROR_ARGUMENT = 1,
  /* A text is not UTF-8. */
  EVENHAND_ERROR_TEXT = 2,
  /* The application was never activated, or has been deactivated. */
  EVENHAND_ERROR_APPLICATION = 3,
  /* Called from another thread than evenhand_activate(). */
  EVENHAND_ERROR_THREAD = 4,
  /* There is no such element: it was never made, or it has been removed. */
  EVENHAND_ERROR_ELEMENT = 5,
  /* It is there already: an element of that number, or another application of this process. */
  EVENHAND_ERROR_EXISTS = 6,
  /* The element cannot be there: it would be inside of itself. */
  EVENHAND_ERROR_PLACE = 7,
  /* evenhand_dispatch() was called from within evenhand_dispatch(). */
  EVENHAND_ERROR_NESTED = 8
} evenhand_status;

/* A sentence, in English and for developers, about the last call of this thread that failed; empty
 * where none did. It is there until the next call of this thread that fails. Never NULL. */
const char *evenhand_error_message(void);

/* ---- The application -------------------------------------------------------------------------- */

/* Your program on the bus. A process has one at a time. */
typedef struct evenhand_application evenhand_application;

/* Names an element. You choose it: any number but 0 and UINT64_MAX, the same for as long as the
 * element is there, and never again for another one. */
typedef uint64_t evenhand_id;

/* In the place of a parent: the application itself, whose children are windows. */
#define EVENHAND_APPLICATION ((evenhand_id)0)

/* In the place of an index: behind all others. */
#define EVENHAND_LAST ((size_t)-1)

typedef enum evenhand_request_kind {
  /* Somebody begins to look: make everything. What was made before is gone. Your answer is not looked
   * at, and evenhand_commit() is called for you afterwards. */
  EVENHAND_REQUEST_SHOW_TREE = 0,
  /* Do what `action` names, the name that was given to evenhand_add_action(). */
  EVENHAND_REQUEST_PERFORM_ACTION = 1,
  /* Take `value`, which lies within the element's range. */
  EVENHAND_REQUEST_SET_VALUE = 2,
  /* Take the keyboard focus to the element. */
  EVENHAND_REQUEST_FOCUS = 3,
  /* Scroll, so that the element can be seen. */
  EVENHAND_REQUEST_SCROLL_INTO_VIEW = 4,
  /* The caret goes to `start`. */
  EVENHAND_REQUEST_SET_CARET = 5,
  /* `start` to `end` is selected; nothing where they are equal. */
  EVENHAND_REQUEST_SELECT_TEXT = 6,
  /* `text` takes the place of all that stands there. */
  EVENHAND_REQUEST_SET_TEXT = 7,
  /* `text` comes in at `start`. */
  EVENHAND_REQUEST_INSERT_TEXT = 8,
  /* `start` to `end` goes. */
  EVENHAND_REQUEST_DELETE_TEXT = 9,
  /* `start` to `end` goes to the clipboard. */
  EVENHAND_REQUEST_CUT_TEXT = 10,
  /* `start` to `end` is copied to the clipboard. */
  EVENHAND_REQUEST_COPY_TEXT = 11,
  /* What is in the clipboard comes in at `start`. */
  EVENHAND_REQUEST_PASTE_TEXT = 12,
  /* Choose the element among those with the same parent: set EVENHAND_STATE_SELECTED, or for a radio
   * button EVENHAND_STATE_CHECKED, and clear it of the others where there can be one alone. Asked of
   * elements with EVENHAND_STATE_SELECTABLE, and of radio buttons. */
  EVENHAND_REQUEST_CHOOSE = 13,
  /* Let go of the element. */
  EVENHAND_REQUEST_LET_GO = 14,
  /* Choose everything in the element. Asked where it has EVENHAND_STATE_MULTISELECTABLE. */
  EVENHAND_REQUEST_CHOOSE_ALL = 15,
  /* Let go of everything in the element. */
  EVENHAND_REQUEST_LET_GO_OF_ALL = 16
} evenhand_request_kind;

/* What an assistive technology asks for. Everything in it is yours until your handler returns. */
typedef struct evenhand_request {
  evenhand_request_kind kind;
  /* An element that is there and sensitive; 0 for EVENHAND_REQUEST_SHOW_TREE. */
  evenhand_id element;
  /* EVENHAND_REQUEST_PERFORM_ACTION; else empty. */
  const char *action;
  /* EVENHAND_REQUEST_SET_VALUE; else 0. */
  double value;
  /* EVENHAND_REQUEST_SET_TEXT and EVENHAND_REQUEST_INSERT_TEXT; else empty. */
  const char *text;
  /* In code points, within the text; 0 where none is meant. */
  size_t start;
  size_t end;
} evenhand_request;

/* Does what is asked for, as if a hand had done it, tells what is different now (evenhand_commit() is
 * called for you afterwards), and returns whether it was done: false for what you do not do. */
typedef bool (*evenhand_handler)(const evenhand_request *request, void *context);

/* Called on a thread of the library when evenhand_dispatch() has something to do. It may wake your
 * loop (SDL_PushEvent(), g_main_context_wakeup(), a write to a pipe), and nothing else. */
typedef void (*evenhand_wake)(void *context);

/* Begin with `evenhand_options options = EVENHAND_OPTIONS_INIT;`. */
typedef struct evenhand_options {
  /* sizeof(evenhand_options), so that later versions can have more. */
  size_t size;
  /* What people call the program. */
  const char *application_name;
  /* NULL for "evenhand-atspi". */
  const char *toolkit_name;
  /* NULL for the version of this library. */
  const char *toolkit_version;
  /* Required. */
  evenhand_handler handler;
  /* NULL where you wait for the file descriptor. */
  evenhand_wake wake;
  /* Handed to both; NULL is allowed. */
  void *context;
} evenhand_options;

#define EVENHAND_OPTIONS_INIT {sizeof(evenhand_options), NULL, NULL, NULL, NULL, NULL, NULL}

/* Goes where assistive technologies look, as soon as the desktop says that one is in use
 * (EVENHAND_ACCESSIBILITY=on in the environment: in any case; off: never). Where there is no bus, it
 * is looked for now and then. `*application` is NULL where the call fails. */
evenhand_status evenhand_activate(const evenhand_options *options,
                                  evenhand_application **application);

/* Leaves. No function of yours is called any more, and requests that wait are refused. In a handler:
 * when the handler has been answered. The library stays loaded when it is closed (dlclose()). A child
 * made by fork() can call nothing here: it starts another program (exec()). */
evenhand_status evenhand_deactivate(evenhand_application *application);

/* Readable when evenhand_dispatch() has something to do: for poll(), select() and their like. Leave
 * reading and closing to the library. -1 where the call fails. */
int evenhand_file_descriptor(evenhand_application *application);

/* Calls your handler for everything that has come, and returns. Call it in each turn of your loop, at
 * the latest half a second after the loop was woken: an assistive technology that has waited for 0.65
 * seconds was told that nothing is done, and then it never will be. One whose request your handler has
 * begun by then is told that it is done: a handler that needs longer does its work later. */
evenhand_status evenhand_dispatch(evenhand_application *application);

/* Publishes what was said since the last time, as one change. */
evenhand_status evenhand_commit(evenhand_application *application);

/* Whether anybody looks, or did within the last half minute; false where the call fails. */
bool evenhand_is_watched(evenhand_application *application);

/* A line for a log about how things stand ("embedded as :1.5, 12 kinds of event are listened to").
 * Like snprintf(): at most `size` bytes are written, the last of them zero. `buffer` may be NULL
 * where `size` is 0. Answers how long the whole line is, -1 where the call fails. */
int evenhand_describe(evenhand_application *application, char *buffer, size_t size);

/* ---- Elements --------------------------------------------------------------------------------- */

/* What an element is. */
typedef enum evenhand_role {
  EVENHAND_ROLE_INVALID = 0,
  EVENHAND_ROLE_ACCELERATOR_LABEL = 1,
  EVENHAND_ROLE_ALERT = 2,
  EVENHAND_ROLE_ANIMATION = 3,
  EVENHAND_ROLE_ARROW = 4,
  EVENHAND_ROLE_CALENDAR = 5,
  EVENHAND_ROLE_CANVAS = 6,
  EVENHAND_ROLE_CHECK_BOX = 7,
  EVENHAND_ROLE_CHECK_MENU_ITEM = 8,
  EVENHAND_ROLE_COLOR_CHOOSER = 9,
  EVENHAND_ROLE_COLUMN_HEADER = 10,
  EVENHAND_ROLE_COMBO_BOX = 11,
  EVENHAND_ROLE_DATE_EDITOR = 12,
  EVENHAND_ROLE_DESKTOP_ICON = 13,
  EVENHAND_ROLE_DESKTOP_FRAME = 14,
  EVENHAND_ROLE_DIAL = 15,
  EVENHAND_ROLE_DIALOG = 16,
  EVENHAND_ROLE_DIRECTORY_PANE = 17,
  EVENHAND_ROLE_DRAWING_AREA = 18,
  EVENHAND_ROLE_FILE_CHOOSER = 19,
  EVENHAND_ROLE_FILLER = 20,
  EVENHAND_ROLE_FOCUS_TRAVERSABLE = 21,
  EVENHAND_ROLE_FONT_CHOOSER = 22,
  EVENHAND_ROLE_FRAME = 23,
  EVENHAND_ROLE_GLASS_PANE = 24,
  EVENHAND_ROLE_HTML_CONTAINER = 25,
  EVENHAND_ROLE_ICON = 26,
  EVENHAND_ROLE_IMAGE = 27,
  EVENHAND_ROLE_INTERNAL_FRAME = 28,
  EVENHAND_ROLE_LABEL = 29,
  EVENHAND_ROLE_LAYERED_PANE = 30,
  EVENHAND_ROLE_LIST = 31,
  EVENHAND_ROLE_LIST_ITEM = 32,
  EVENHAND_ROLE_MENU = 33,
  EVENHAND_ROLE_MENU_BAR = 34,
  EVENHAND_ROLE_MENU_ITEM = 35,
  EVENHAND_ROLE_OPTION_PANE = 36,
  EVENHAND_ROLE_PAGE_TAB = 37,
  EVENHAND_ROLE_PAGE_TAB_LIST = 38,
  EVENHAND_ROLE_PANEL = 39,
  EVENHAND_ROLE_PASSWORD_TEXT = 40,
  EVENHAND_ROLE_POPUP_MENU = 41,
  EVENHAND_ROLE_PROGRESS_BAR = 42,
  EVENHAND_ROLE_BUTTON = 43,
  EVENHAND_ROLE_RADIO_BUTTON = 44,
  EVENHAND_ROLE_RADIO_MENU_ITEM = 45,
  EVENHAND_ROLE_ROOT_PANE = 46,
  EVENHAND_ROLE_ROW_HEADER = 47,
  EVENHAND_ROLE_SCROLL_BAR = 48,
  EVENHAND_ROLE_SCROLL_PANE = 49,
  EVENHAND_ROLE_SEPARATOR = 50,
  EVENHAND_ROLE_SLIDER = 51,
  EVENHAND_ROLE_SPIN_BUTTON = 52,
  EVENHAND_ROLE_SPLIT_PANE = 53,
  EVENHAND_ROLE_STATUS_BAR = 54,
  EVENHAND_ROLE_TABLE = 55,
  EVENHAND_ROLE_TABLE_CELL = 56,
  EVENHAND_ROLE_TABLE_COLUMN_HEADER = 57,
  EVENHAND_ROLE_TABLE_ROW_HEADER = 58,
  EVENHAND_ROLE_TEAROFF_MENU_ITEM = 59,
  EVENHAND_ROLE_TERMINAL = 60,
  EVENHAND_ROLE_TEXT = 61,
  EVENHAND_ROLE_TOGGLE_BUTTON = 62,
  EVENHAND_ROLE_TOOL_BAR = 63,
  EVENHAND_ROLE_TOOL_TIP = 64,
  EVENHAND_ROLE_TREE = 65,
  EVENHAND_ROLE_TREE_TABLE = 66,
  EVENHAND_ROLE_UNKNOWN = 67,
  EVENHAND_ROLE_VIEWPORT = 68,
  EVENHAND_ROLE_WINDOW = 69,
  EVENHAND_ROLE_EXTENDED = 70,
  EVENHAND_ROLE_HEADER = 71,
  EVENHAND_ROLE_FOOTER = 72,
  EVENHAND_ROLE_PARAGRAPH = 73,
  EVENHAND_ROLE_RULER = 74,
  EVENHAND_ROLE_APPLICATION = 75,
  EVENHAND_ROLE_AUTOCOMPLETE = 76,
  EVENHAND_ROLE_EDITBAR = 77,
  EVENHAND_ROLE_EMBEDDED = 78,
  EVENHAND_ROLE_ENTRY = 79,
  EVENHAND_ROLE_CHART = 80,
  EVENHAND_ROLE_CAPTION = 81,
  EVENHAND_ROLE_DOCUMENT_FRAME = 82,
  EVENHAND_ROLE_HEADING = 83,
  EVENHAND_ROLE_PAGE = 84,
  EVENHAND_ROLE_SECTION = 85,
  EVENHAND_ROLE_REDUNDANT_OBJECT = 86,
  EVENHAND_ROLE_FORM = 87,
  EVENHAND_ROLE_LINK = 88,
  EVENHAND_ROLE_INPUT_METHOD_WINDOW = 89,
  EVENHAND_ROLE_TABLE_ROW = 90,
  EVENHAND_ROLE_TREE_ITEM = 91,
  EVENHAND_ROLE_DOCUMENT_SPREADSHEET = 92,
  EVENHAND_ROLE_DOCUMENT_PRESENTATION = 93,
  EVENHAND_ROLE_DOCUMENT_TEXT = 94,
  EVENHAND_ROLE_DOCUMENT_WEB = 95,
  EVENHAND_ROLE_DOCUMENT_EMAIL = 96,
  EVENHAND_ROLE_COMMENT = 97,
  EVENHAND_ROLE_LIST_BOX = 98,
  EVENHAND_ROLE_GROUPING = 99,
  EVENHAND_ROLE_IMAGE_MAP = 100,
  EVENHAND_ROLE_NOTIFICATION = 101,
  EVENHAND_ROLE_INFO_BAR = 102,
  EVENHAND_ROLE_LEVEL_BAR = 103,
  EVENHAND_ROLE_TITLE_BAR = 104,
  EVENHAND_ROLE_BLOCK_QUOTE = 105,
  EVENHAND_ROLE_AUDIO = 106,
  EVENHAND_ROLE_VIDEO = 107,
  EVENHAND_ROLE_DEFINITION = 108,
  EVENHAND_ROLE_ARTICLE = 109,
  EVENHAND_ROLE_LANDMARK = 110,
  EVENHAND_ROLE_LOG = 111,
  EVENHAND_ROLE_MARQUEE = 112,
  EVENHAND_ROLE_MATH = 113,
  EVENHAND_ROLE_RATING = 114,
  EVENHAND_ROLE_TIMER = 115,
  EVENHAND_ROLE_STATIC = 116,
  EVENHAND_ROLE_MATH_FRACTION = 117,
  EVENHAND_ROLE_MATH_ROOT = 118,
  EVENHAND_ROLE_SUBSCRIPT = 119,
  EVENHAND_ROLE_SUPERSCRIPT = 120,
  EVENHAND_ROLE_DESCRIPTION_LIST = 121,
  EVENHAND_ROLE_DESCRIPTION_TERM = 122,
  EVENHAND_ROLE_DESCRIPTION_VALUE = 123,
  EVENHAND_ROLE_FOOTNOTE = 124,
  EVENHAND_ROLE_CONTENT_DELETION = 125,
  EVENHAND_ROLE_CONTENT_INSERTION = 126,
  EVENHAND_ROLE_MARK = 127,
  EVENHAND_ROLE_SUGGESTION = 128,
  EVENHAND_ROLE_BUTTON_MENU = 129,
  EVENHAND_ROLE_SWITCH_CONTROL = 130
} evenhand_role;

/* A condition of an element. */
typedef enum evenhand_state {
  EVENHAND_STATE_ACTIVE = 0,
  EVENHAND_STATE_ARMED = 1,
  EVENHAND_STATE_BUSY = 2,
  EVENHAND_STATE_CHECKED = 3,
  EVENHAND_STATE_COLLAPSED = 4,
  EVENHAND_STATE_DEFUNCT = 5,
  EVENHAND_STATE_EDITABLE = 6,
  EVENHAND_STATE_ENABLED = 7,
  EVENHAND_STATE_EXPANDABLE = 8,
  EVENHAND_STATE_EXPANDED = 9,
  EVENHAND_STATE_FOCUSABLE = 10,
  EVENHAND_STATE_FOCUSED = 11,
  EVENHAND_STATE_HAS_TOOLTIP = 12,
  EVENHAND_STATE_HORIZONTAL = 13,
  EVENHAND_STATE_ICONIFIED = 14,
  EVENHAND_STATE_MODAL = 15,
  EVENHAND_STATE_MULTI_LINE = 16,
  EVENHAND_STATE_MULTISELECTABLE = 17,
  EVENHAND_STATE_OPAQUE = 18,
  EVENHAND_STATE_PRESSED = 19,
  EVENHAND_STATE_RESIZABLE = 20,
  EVENHAND_STATE_SELECTABLE = 21,
  EVENHAND_STATE_SELECTED = 22,
  EVENHAND_STATE_SENSITIVE = 23,
  EVENHAND_STATE_SHOWING = 24,
  EVENHAND_STATE_SINGLE_LINE = 25,
  EVENHAND_STATE_STALE = 26,
  EVENHAND_STATE_TRANSIENT = 27,
  EVENHAND_STATE_VERTICAL = 28,
  EVENHAND_STATE_VISIBLE = 29,
  EVENHAND_STATE_MANAGES_DESCENDANTS = 30,
  EVENHAND_STATE_INDETERMINATE = 31,
  EVENHAND_STATE_REQUIRED = 32,
  EVENHAND_STATE_TRUNCATED = 33,
  EVENHAND_STATE_ANIMATED = 34,
  EVENHAND_STATE_INVALID_ENTRY = 35,
  EVENHAND_STATE_SUPPORTS_AUTOCOMPLETION = 36,
  EVENHAND_STATE_SELECTABLE_TEXT = 37,
  EVENHAND_STATE_IS_DEFAULT = 38,
  EVENHAND_STATE_VISITED = 39,
  EVENHAND_STATE_CHECKABLE = 40,
  EVENHAND_STATE_HAS_POPUP = 41,
  EVENHAND_STATE_READ_ONLY = 42
} evenhand_state;

/* Makes an element that is enabled, sensitive, visible and showing, and nowhere yet. It is published
 * once it is in a parent that is. `name` is what is spoken first; NULL for none. */
evenhand_status evenhand_make(evenhand_application *application, evenhand_id element,
                              evenhand_role role, const char *name);

/* Puts the element into the parent, before its child of that index, or moves it there, from this or
 * another parent; the index counts the others. An index beyond the end is the end. A window's parent is EVENHAND_APPLICATION. */
evenhand_status evenhand_insert_child(evenhand_application *application, evenhand_id parent,
                                      evenhand_id child, size_t index);

/* Removes the element with all that is in it. */
evenhand_status evenhand_remove(evenhand_application *application, evenhand_id element);

/* What becomes EVENHAND_ROLE_PASSWORD_TEXT shows bullets from then on; what ceases to be one shows them
 * until the next evenhand_set_text(). */
evenhand_status evenhand_set_role(evenhand_application *application, evenhand_id element,
                                  evenhand_role role);

/* What is spoken first; NULL for none. */
evenhand_status evenhand_set_name(evenhand_application *application, evenhand_id element,
                                  const char *name);

/* Spoken after name and role; NULL for none. */
evenhand_status evenhand_set_description(evenhand_application *application, evenhand_id element,
                                         const char *description);

/* How to use it ("Arrow keys move it"); NULL for none. */
evenhand_status evenhand_set_help(evenhand_application *application, evenhand_id element,
                                  const char *help);

/* For tests, never spoken; NULL for none. */
evenhand_status evenhand_set_identifier(evenhand_application *application, evenhand_id element,
                                        const char *identifier);

/* Where it is; without a place it cannot be pointed at. Sizes are not negative. */
evenhand_status evenhand_set_frame(evenhand_application *application, evenhand_id element, double x,
                                   double y, double width, double height);

/* Where the window's content is on the screen. Leave it out on Wayland, where nobody knows. */
evenhand_status evenhand_set_screen_origin(evenhand_application *application, evenhand_id window,
                                           double x, double y);

/* EVENHAND_STATE_FOCUSED is as evenhand_set_focus(): one element has it at a time.
 * EVENHAND_STATE_DEFUNCT is an error: what is gone is removed. */
evenhand_status evenhand_set_state(evenhand_application *application, evenhand_id element,
                                   evenhand_state state, bool is_set);

/* Enabled and sensitive, both or neither. */
evenhand_status evenhand_set_enabled(evenhand_application *application, evenhand_id element,
                                     bool is_enabled);

/* The element has the keyboard focus, and no other; EVENHAND_APPLICATION: none has. It becomes
 * focusable. */
evenhand_status evenhand_set_focus(evenhand_application *application, evenhand_id element);

/* What the keys act on in an element that keeps the focus itself, a list of thousands of rows say: the
 * row that a screen reader is to speak; EVENHAND_APPLICATION: none. One that does not stand in the
 * element is not spoken. Give the element EVENHAND_STATE_MANAGES_DESCENDANTS too. */
evenhand_status evenhand_set_active_descendant(evenhand_application *application,
                                               evenhand_id element, evenhand_id descendant);

/* The keyboard came to the window or left it: tell both, of each window. What else has changed is
 * published with it. */
evenhand_status evenhand_set_window_active(evenhand_application *application, evenhand_id window,
                                           bool is_active);

/* One of AT-SPI's object attributes ("placeholder-text", "level"); `value` NULL removes it. */
evenhand_status evenhand_set_attribute(evenhand_application *application, evenhand_id element,
                                       const char *key, const char *value);

/* What elements are to each other. */
typedef enum evenhand_relation {
  EVENHAND_RELATION_LABEL_FOR = 0,
  EVENHAND_RELATION_LABELLED_BY = 1,
  EVENHAND_RELATION_CONTROLLER_FOR = 2,
  EVENHAND_RELATION_CONTROLLED_BY = 3,
  EVENHAND_RELATION_MEMBER_OF = 4,
  EVENHAND_RELATION_TOOLTIP_FOR = 5,
  EVENHAND_RELATION_NODE_CHILD_OF = 6,
  EVENHAND_RELATION_NODE_PARENT_OF = 7,
  EVENHAND_RELATION_EXTENDED = 8,
  EVENHAND_RELATION_FLOWS_TO = 9,
  EVENHAND_RELATION_FLOWS_FROM = 10,
  EVENHAND_RELATION_SUBWINDOW_OF = 11,
  EVENHAND_RELATION_EMBEDS = 12,
  EVENHAND_RELATION_EMBEDDED_BY = 13,
  EVENHAND_RELATION_POPUP_FOR = 14,
  EVENHAND_RELATION_PARENT_WINDOW_OF = 15,
  EVENHAND_RELATION_DESCRIPTION_FOR = 16,
  EVENHAND_RELATION_DESCRIBED_BY = 17,
  EVENHAND_RELATION_DETAILS = 18,
  EVENHAND_RELATION_DETAILS_FOR = 19,
  EVENHAND_RELATION_ERROR_MESSAGE = 20,
  EVENHAND_RELATION_ERROR_FOR = 21
} evenhand_relation;

/* The element's targets of that relation, in the place of those before; `targets` may be NULL where
 * `count` is 0. The other ends get the relation back where AT-SPI has one (label for, labelled by)
 * only from you. */
evenhand_status evenhand_set_relation(evenhand_application *application, evenhand_id element,
                                      evenhand_relation relation, const evenhand_id *targets,
                                      size_t count);

/* ---- Actions and values ----------------------------------------------------------------------- */

/* Adds an action, behind the others; the first one is the default. One that has the name already is
 * replaced where it is.
 *   name         what your handler gets ("zoom-in"); not empty
 *   label        for people, in their language ("Zoom in"); NULL for the name
 *   description  a short sentence; NULL for none
 *   key          the key that does the same, as GTK writes it ("<Control>plus", "space"); NULL for
 *                none */
evenhand_status evenhand_add_action(evenhand_application *application, evenhand_id element,
                                    const char *name, const char *label, const char *description,
                                    const char *key);

/* Removes the action of that name, or all with NULL. One that is not there is none to remove. */
evenhand_status evenhand_remove_action(evenhand_application *application, evenhand_id element,
                                       const char *name);

/* Where an adjustable element stands. `step` is the smallest change, 0 where it is not known; `text`
 * is what is spoken ("-6 dB"), NULL for the number. `minimum` is not above `maximum`. */
evenhand_status evenhand_set_value(evenhand_application *application, evenhand_id element,
                                   double minimum, double maximum, double current, double step,
                                   const char *text);

evenhand_status evenhand_remove_value(evenhand_application *application, evenhand_id element);

/* ---- Texts ------------------------------------------------------------------------------------ */

/* Offsets count Unicode code points. What people see as one character may be several of them (a letter
 * and its accent, a flag): an offset within one counts as its beginning.
 *
 * What stands in a field, by the character, where the caret is, and what is selected: nothing where
 * start and end are equal. Tell it after each change; what came and went is found out. A field that
 * can be written in has EVENHAND_STATE_EDITABLE too. Of an element with EVENHAND_ROLE_PASSWORD_TEXT, a
 * bullet is published in the place of each code point. */
evenhand_status evenhand_set_text(evenhand_application *application, evenhand_id element,
                                  const char *text, size_t caret, size_t selection_start,
                                  size_t selection_end);

/* The same text, with caret and selection elsewhere. */
evenhand_status evenhand_set_caret(evenhand_application *application, evenhand_id element,
                                   size_t caret, size_t selection_start, size_t selection_end);

/* A line as it is shown, from the top left of the element's frame. */
typedef struct evenhand_line {
  /* Code points, without the line feed at the end. */
  size_t start;
  size_t end;
  double top;
  double height;
  /* Where each code point begins, and the last one ends: one number more than there are; NULL where
   * nobody has measured it: then a code point is somewhere in its line. */
  const double *edges;
} evenhand_line;

/* The lines of the text that is there now; they go with the next evenhand_set_text() that changes it.
 * Without them, a line ends at a line feed, and nobody knows where a character is. */
evenhand_status evenhand_set_lines(evenhand_application *application, evenhand_id element,
                                   const evenhand_line *lines, size_t count);

/* Whether letters look so. */
typedef enum evenhand_look {
  /* Nobody says, or as in the text round them. */
  EVENHAND_LOOK_UNSAID = 0,
  EVENHAND_LOOK_NO = 1,
  EVENHAND_LOOK_YES = 2
} evenhand_look;

/* The line below letters. */
typedef enum evenhand_underline {
  /* Nobody says, or as in the text round them. */
  EVENHAND_UNDERLINE_UNSAID = 0,
  EVENHAND_UNDERLINE_NONE = 1,
  EVENHAND_UNDERLINE_SINGLE = 2,
  EVENHAND_UNDERLINE_DOUBLE = 3,
  /* That of a spelling checker. */
  EVENHAND_UNDERLINE_ERROR = 4
} evenhand_underline;

/* A colour in sRGB, each part from 0 to 255. */
#define EVENHAND_COLOR(red, green, blue) \
  (0xFF000000u | (uint32_t)(red) << 16 | (uint32_t)(green) << 8 | (uint32_t)(blue))

/* How letters look. What is 0 or NULL is not said: begin with `evenhand_style style = {0};`. */
typedef struct evenhand_style {
  /* The name of the family that was asked for ("Serif"). */
  const char *family;
  /* In points. */
  double size;
  /* How thick strokes are, by the numbers of CSS: 400 for regular, 700 for bold, from 1 to 1000. */
  int weight;
  evenhand_look italic;
  evenhand_look struck_through;
  evenhand_underline underline;
  /* Of the letters, and of what is behind them: EVENHAND_COLOR(). */
  uint32_t color;
  uint32_t background;
  /* What else there is to say, in AT-SPI's words: a name, its value, and so on, with NULL behind the
   * last one ({"language", "de", NULL}). */
  const char *const *others;
} evenhand_style;

/* How the letters of the text look that are in no run; NULL where nobody knows. It stays when the text
 * changes. */
evenhand_status evenhand_set_style(evenhand_application *application, evenhand_id element,
                                   const evenhand_style *style);

/* Letters that look other than the text round them. */
typedef struct evenhand_run {
  /* Code points. */
  size_t start;
  size_t end;
  /* What is other about them. */
  evenhand_style style;
} evenhand_run;

/* What looks other in the text that is there now, in the order in which it stands; none reaches into
 * another. They go with the next evenhand_set_text() that changes it. Of EVENHAND_ROLE_PASSWORD_TEXT,
 * none are published. */
evenhand_status evenhand_set_runs(evenhand_application *application, evenhand_id element,
                                  const evenhand_run *runs, size_t count);

/* The element is none that can be read by the character. */
evenhand_status evenhand_remove_text(evenhand_application *application, evenhand_id element);

/* ---- Tables, links and documents -------------------------------------------------------------- */

/* A table of so many rows and columns, also of those whose cells are not there at the moment; 0 and 0:
 * it is none. The headings are elements that you have made, one for each row, or column, and 0 where
 * there is none; NULL for no headings at all. A heading is called what its element is called now. */
evenhand_status evenhand_set_table(evenhand_application *application, evenhand_id element,
                                   size_t rows, size_t columns, const evenhand_id *row_headings,
                                   const evenhand_id *column_headings);

/* Where a cell stands in the table round it, counted from 0, and over how many rows and columns it
 * reaches, itself among them; spans of 0: it is no cell. */
evenhand_status evenhand_set_cell(evenhand_application *application, evenhand_id element, size_t row,
                                  size_t column, size_t row_span, size_t column_span);

/* Where a link leads ("https://example.org/"); NULL: it is none. */
evenhand_status evenhand_set_link(evenhand_application *application, evenhand_id element,
                                  const char *address);

/* A piece of a text that is a link: in code points, and the element that stands for it. */
typedef struct evenhand_text_link {
  size_t start;
  size_t end;
  evenhand_id element;
} evenhand_text_link;

/* The links in the text that is there now, in their order; none reaches into another. They go with the
 * next evenhand_set_text() that changes it. */
evenhand_status evenhand_set_text_links(evenhand_application *application, evenhand_id element,
                                        const evenhand_text_link *links, size_t count);

/* The element is a document, of which its format knows this: a name, its value, and so on, with NULL
 * behind the last one ({"Title", "Report", NULL}; {NULL} for a document without any). NULL: it is
 * none. */
evenhand_status evenhand_set_document(evenhand_application *application, evenhand_id element,
                                      const char *const *properties);

/* ---- Windows in other programs' windows ------------------------------------------------------ */

/* What another program shows in the element, which has no children of its own: `plug` as
 * evenhand_plug_id() of that program or atk_plug_get_id() gives it; NULL for nothing. It is there once
 * that program has agreed, and as long as it lives; evenhand_describe() says why it is not. Of an
 * element with children, it is never there. */
evenhand_status evenhand_set_embedded(evenhand_application *application, evenhand_id element,
                                      const char *plug);

/* Whether another program may show the window in one of its own. While one does, the window's parent
 * is there. */
evenhand_status evenhand_set_embeddable(evenhand_application *application, evenhand_id window,
                                        bool is_embeddable);

/* What you hand to the program that is to show the window. Like snprintf(), as evenhand_describe() is.
 * Empty while there is no connection, and another one after each new connection: the loop is woken
 * when it changes, so ask in each turn. */
int evenhand_plug_id(evenhand_application *application, evenhand_id window, char *buffer,
                     size_t size);

/* ---- What else is told ------------------------------------------------------------------------ */

typedef enum evenhand_politeness {
  /* Waits for other speech. */
  EVENHAND_POLITE = 0,
  /* May interrupt it. */
  EVENHAND_ASSERTIVE = 1
} evenhand_politeness;

/* Has a sentence spoken with the next evenhand_commit(), after all that changed. `element` is what it
 * is about; EVENHAND_APPLICATION: all of the program. Orca speaks it from version 45 on; for older
 * ones it stands in the description of what has the focus for a while. */
evenhand_status evenhand_announce(evenhand_application *application, evenhand_id element,
                                  const char *text, evenhand_politeness politeness);

/* A key, in X's numbers. */
typedef struct evenhand_key {
  /* False for a key that came up. */
  bool is_press;
  /* The keysym (XK_a is 0x61); 0 where nobody knows. */
  uint32_t keysym;
  /* X's keycode: evdev's code and 8; 0 where nobody knows, and then no command of a screen reader is
   * recognised by it. */
  uint32_t hardware_code;
  /* X's mask: shift 1, lock 2, control 4, alt 8, num lock 16, super 64. */
  uint32_t modifiers;
  /* The keysym's name ("Up", "space", "a"); NULL for that of `keysym`. */
  const char *name;
  /* What the key types; NULL for nothing. */
  const char *characters;
  /* Seconds on a monotonic clock. */
  double time;
} evenhand_key;

/* Gets the key back. Where `is_consumed`, an assistive technology has used it, and you must not. */
typedef void (*evenhand_key_handler)(const evenhand_key *key, bool is_consumed, void *context);

/* Shows a key to the assistive technologies that listen to keys, before you use it, and gives it back
 * to `then`: before the call returns where nobody listens, else from evenhand_dispatch(), within
 * about a tenth of a second. Keys come back in their order. Without it, a screen reader on Wayland has
 * no keys of its own. */
evenhand_status evenhand_forward_key(evenhand_application *application, const evenhand_key *key,
                                     evenhand_key_handler then, void *context);

#ifdef __cplusplus
}
#endif

#endif
