#pragma once
#include <xcb/xcb.h>
#include <xcb/xinput.h>

// The extension's number; `xcb_input_id` is a variable, which Swift takes for shared mutable state.
static inline const xcb_query_extension_reply_t *xinput_extension(xcb_connection_t *connection) {
  return xcb_get_extension_data(connection, &xcb_input_id);
}
