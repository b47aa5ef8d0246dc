// SPDX-License-Identifier: Apache-2.0
#include "pointer_gestures_protocol.h"
#include <stddef.h>
#include <wayland-client-protocol.h>

// The kinds of the objects that a message brings, argument by argument.
static const struct wl_interface *swipe_of_pointer[] = {
    &evenhand_pointer_gesture_swipe, &wl_pointer_interface};
static const struct wl_interface *pinch_of_pointer[] = {
    &evenhand_pointer_gesture_pinch, &wl_pointer_interface};
static const struct wl_interface *on_surface[] = {NULL, NULL, &wl_surface_interface, NULL};
static const struct wl_interface *no_objects[] = {NULL, NULL, NULL, NULL, NULL};

static const struct wl_message gestures_requests[] = {
    {"get_swipe_gesture", "no", swipe_of_pointer},
    {"get_pinch_gesture", "no", pinch_of_pointer},
    {"release", "2", no_objects},
};

static const struct wl_message gesture_requests[] = {{"destroy", "", no_objects}};

static const struct wl_message swipe_events[] = {
    {"begin", "uuou", on_surface},
    {"update", "uff", no_objects},
    {"end", "uui", no_objects},
};

static const struct wl_message pinch_events[] = {
    {"begin", "uuou", on_surface},
    {"update", "uffff", no_objects},
    {"end", "uui", no_objects},
};

const struct wl_interface evenhand_pointer_gestures = {
    "zwp_pointer_gestures_v1", 2, 3, gestures_requests, 0, NULL};
const struct wl_interface evenhand_pointer_gesture_swipe = {
    "zwp_pointer_gesture_swipe_v1", 2, 1, gesture_requests, 3, swipe_events};
const struct wl_interface evenhand_pointer_gesture_pinch = {
    "zwp_pointer_gesture_pinch_v1", 2, 1, gesture_requests, 3, pinch_events};
