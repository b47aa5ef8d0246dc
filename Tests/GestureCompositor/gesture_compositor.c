// SPDX-License-Identifier: Apache-2.0
#include "gesture_compositor.h"
#include "pointer_gestures_protocol.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <wayland-client.h>
#include <wayland-server.h>

enum { LIMIT = 8 };

// Events by their numbers in the protocol, the same for both gestures.
enum { GESTURE_BEGIN, GESTURE_UPDATE, GESTURE_END };

struct gesture_compositor {
  // The compositor's thread alone uses these.
  struct wl_event_loop *loop;
  struct wl_resource *surfaces[LIMIT];
  int surface_count;
  struct wl_resource *seat;
  struct wl_resource *pointers[LIMIT];
  int pointer_count;
  struct wl_resource *swipe;
  struct wl_resource *pinch;
  bool tells_gestures, has_seat, is_over;

  int commands[2];
  int sockets[2];
  pthread_t thread;

  // The client's.
  struct wl_display *client;
  struct wl_registry *registry;
  struct wl_compositor *maker;
};

// Requests

static void forget(struct wl_resource *resource) {
  struct gesture_compositor *self = wl_resource_get_user_data(resource);
  if (self->swipe == resource) self->swipe = NULL;
  if (self->pinch == resource) self->pinch = NULL;
  for (int i = 0; i < self->pointer_count; i++)
    if (self->pointers[i] == resource) self->pointers[i] = NULL;
}

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  wl_resource_destroy(resource);
}

static void (*const gesture_requests[])(struct wl_client *, struct wl_resource *) = {destroy};

static struct wl_resource *gesture(
    struct wl_client *client, struct wl_resource *manager, const struct wl_interface *interface,
    uint32_t id) {
  struct wl_resource *made =
      wl_resource_create(client, interface, wl_resource_get_version(manager), id);
  wl_resource_set_implementation(
      made, gesture_requests, wl_resource_get_user_data(manager), forget);
  return made;
}

static void get_swipe(
    struct wl_client *client, struct wl_resource *manager, uint32_t id,
    struct wl_resource *pointer) {
  struct gesture_compositor *self = wl_resource_get_user_data(manager);
  self->swipe = gesture(client, manager, &evenhand_pointer_gesture_swipe, id);
}

static void get_pinch(
    struct wl_client *client, struct wl_resource *manager, uint32_t id,
    struct wl_resource *pointer) {
  struct gesture_compositor *self = wl_resource_get_user_data(manager);
  self->pinch = gesture(client, manager, &evenhand_pointer_gesture_pinch, id);
}

static const struct {
  void (*get_swipe)(struct wl_client *, struct wl_resource *, uint32_t, struct wl_resource *);
  void (*get_pinch)(struct wl_client *, struct wl_resource *, uint32_t, struct wl_resource *);
  void (*release)(struct wl_client *, struct wl_resource *);
} manager_requests = {get_swipe, get_pinch, destroy};

static void set_cursor(
    struct wl_client *client, struct wl_resource *resource, uint32_t serial,
    struct wl_resource *surface, int32_t x, int32_t y) {}

static const struct wl_pointer_interface pointer_requests = {set_cursor, destroy};

static void get_pointer(struct wl_client *client, struct wl_resource *seat, uint32_t id) {
  struct gesture_compositor *self = wl_resource_get_user_data(seat);
  struct wl_resource *pointer = wl_resource_create(
      client, &wl_pointer_interface, wl_resource_get_version(seat), id);
  wl_resource_set_implementation(pointer, &pointer_requests, self, forget);
  if (self->pointer_count < LIMIT) self->pointers[self->pointer_count++] = pointer;
}

static void get_nothing(struct wl_client *client, struct wl_resource *resource, uint32_t id) {}

static const struct wl_seat_interface seat_requests = {
    get_pointer, get_nothing, get_nothing, destroy};

// A client that shows nothing asks a surface for nothing.
static const struct wl_surface_interface surface_requests = {.destroy = destroy};

static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct gesture_compositor *self = wl_resource_get_user_data(resource);
  struct wl_resource *surface = wl_resource_create(client, &wl_surface_interface, 1, id);
  wl_resource_set_implementation(surface, &surface_requests, self, NULL);
  if (self->surface_count < LIMIT) self->surfaces[self->surface_count++] = surface;
}

static const struct wl_compositor_interface compositor_requests = {create_surface, get_nothing};

// Globals

static void bind_compositor(
    struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  wl_resource_set_implementation(
      wl_resource_create(client, &wl_compositor_interface, (int)version, id),
      &compositor_requests, data, NULL);
}

static void bind_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  wl_resource_set_implementation(
      wl_resource_create(client, &evenhand_pointer_gestures, (int)version, id),
      &manager_requests, data, NULL);
}

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct gesture_compositor *self = data;
  self->seat = wl_resource_create(client, &wl_seat_interface, (int)version, id);
  wl_resource_set_implementation(self->seat, &seat_requests, data, NULL);
  wl_seat_send_capabilities(self->seat, WL_SEAT_CAPABILITY_POINTER);
}

// Events

static void each_pointer(struct gesture_compositor *self, const struct compositor_event *event) {
  wl_fixed_t x = wl_fixed_from_double(event->x), y = wl_fixed_from_double(event->y);
  for (int i = 0; i < self->pointer_count; i++) {
    struct wl_resource *pointer = self->pointers[i];
    if (!pointer) continue;
    if (event->kind == COMPOSITOR_ENTER)
      wl_pointer_send_enter(pointer, 1, self->surfaces[event->surface], x, y);
    if (event->kind == COMPOSITOR_MOTION) wl_pointer_send_motion(pointer, 1, x, y);
    if (event->kind == COMPOSITOR_AXIS_STOP)
      wl_pointer_send_axis_stop(pointer, 1, WL_POINTER_AXIS_VERTICAL_SCROLL);
    wl_pointer_send_frame(pointer);
  }
}

static void tell(struct gesture_compositor *self, const struct compositor_event *event) {
  wl_fixed_t x = wl_fixed_from_double(event->x), y = wl_fixed_from_double(event->y);
  struct wl_resource *surface = self->surfaces[event->surface];
  switch (event->kind) {
  case COMPOSITOR_ENTER:
  case COMPOSITOR_MOTION:
  case COMPOSITOR_AXIS_STOP: each_pointer(self, event); break;
  case COMPOSITOR_SWIPE_BEGIN:
    if (self->swipe)
      wl_resource_post_event(self->swipe, GESTURE_BEGIN, 1, 1, surface, event->fingers);
    break;
  case COMPOSITOR_SWIPE_UPDATE:
    if (self->swipe) wl_resource_post_event(self->swipe, GESTURE_UPDATE, 1, x, y);
    break;
  case COMPOSITOR_SWIPE_END:
    if (self->swipe) wl_resource_post_event(self->swipe, GESTURE_END, 1, 1, event->cancelled);
    break;
  case COMPOSITOR_PINCH_BEGIN:
    if (self->pinch)
      wl_resource_post_event(self->pinch, GESTURE_BEGIN, 1, 1, surface, event->fingers);
    break;
  case COMPOSITOR_PINCH_UPDATE:
    if (self->pinch)
      wl_resource_post_event(
          self->pinch, GESTURE_UPDATE, 1, x, y, wl_fixed_from_double(event->scale),
          wl_fixed_from_double(event->rotation));
    break;
  case COMPOSITOR_PINCH_END:
    if (self->pinch) wl_resource_post_event(self->pinch, GESTURE_END, 1, 1, event->cancelled);
    break;
  case COMPOSITOR_POINTER_GONE: wl_seat_send_capabilities(self->seat, 0); break;
  case COMPOSITOR_POINTER_BACK:
    wl_seat_send_capabilities(self->seat, WL_SEAT_CAPABILITY_POINTER);
    break;
  }
}

static int take_command(int descriptor, uint32_t mask, void *data) {
  struct gesture_compositor *self = data;
  struct compositor_event event;
  if (read(descriptor, &event, sizeof event) != sizeof event)
    self->is_over = true;
  else
    tell(self, &event);
  return 0;
}

static void *run(void *data) {
  struct gesture_compositor *self = data;
  struct wl_display *display = wl_display_create();
  self->loop = wl_display_get_event_loop(display);
  wl_global_create(display, &wl_compositor_interface, 1, self, bind_compositor);
  if (self->has_seat) wl_global_create(display, &wl_seat_interface, 5, self, bind_seat);
  if (self->tells_gestures)
    wl_global_create(display, &evenhand_pointer_gestures, 2, self, bind_manager);
  wl_client_create(display, self->sockets[0]);
  wl_event_loop_add_fd(self->loop, self->commands[0], WL_EVENT_READABLE, take_command, self);
  while (!self->is_over) {
    wl_display_flush_clients(display);
    wl_event_loop_dispatch(self->loop, -1);
  }
  wl_display_destroy_clients(display);
  wl_display_destroy(display);
  return NULL;
}

// The client

static void found(
    void *data, struct wl_registry *registry, uint32_t number, const char *interface,
    uint32_t version) {
  struct gesture_compositor *self = data;
  if (strcmp(interface, wl_compositor_interface.name) == 0)
    self->maker = wl_registry_bind(registry, number, &wl_compositor_interface, 1);
}

static void lost(void *data, struct wl_registry *registry, uint32_t number) {}

static const struct wl_registry_listener registry_listener = {found, lost};

void *gesture_compositor_client(struct gesture_compositor *self) { return self->client; }

void *gesture_compositor_surface(struct gesture_compositor *self) {
  struct wl_surface *surface = wl_compositor_create_surface(self->maker);
  wl_display_roundtrip(self->client);
  return surface;
}

bool gesture_compositor_hear(struct gesture_compositor *self, int milliseconds) {
  if (wl_display_dispatch_pending(self->client) < 0) return false;
  wl_display_flush(self->client);
  struct pollfd poller = {.fd = wl_display_get_fd(self->client), .events = POLLIN};
  if (poll(&poller, 1, milliseconds) <= 0) return true;
  return wl_display_dispatch(self->client) >= 0;
}

// Beginning and end

struct gesture_compositor *gesture_compositor_start(bool tells_gestures, bool has_seat) {
  struct gesture_compositor *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->tells_gestures = tells_gestures;
  self->has_seat = has_seat;
  if (pipe(self->commands) != 0) goto failed;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, self->sockets) != 0) goto failed;
  if (pthread_create(&self->thread, NULL, run, self) != 0) goto failed;
  self->client = wl_display_connect_to_fd(self->sockets[1]);
  self->registry = wl_display_get_registry(self->client);
  wl_registry_add_listener(self->registry, &registry_listener, self);
  wl_display_roundtrip(self->client);
  return self;
failed:
  free(self);
  return NULL;
}

void gesture_compositor_stop(struct gesture_compositor *self) {
  wl_compositor_destroy(self->maker);
  wl_registry_destroy(self->registry);
  wl_display_disconnect(self->client);
  close(self->commands[1]);
  pthread_join(self->thread, NULL);
  close(self->commands[0]);
  free(self);
}

void gesture_compositor_send(struct gesture_compositor *self, struct compositor_event event) {
  // A pipe takes so little whole.
  ssize_t written = write(self->commands[1], &event, sizeof event);
  (void)written;
}
