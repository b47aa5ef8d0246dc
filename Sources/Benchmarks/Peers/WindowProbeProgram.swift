// SPDX-License-Identifier: Apache-2.0

/// The program that looks at windows from outside, by nothing but the X server: it moves the pointer
/// with XTEST and reads pixels through shared memory.
///
/// `drag PID X Y DX DY LEFT TOP WIDTH HEIGHT` takes hold at a place in the largest window and moves
/// as far as that to both sides, while it watches a part of the window; `start PROGRAM...` starts a
/// program and waits for its first window with something in it.
enum WindowProbeProgram {
  static let text = #"""
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/ipc.h>
    #include <sys/shm.h>
    #include <sys/wait.h>
    #include <time.h>
    #include <unistd.h>
    #include <xcb/shm.h>
    #include <xcb/xcb.h>
    #include <xcb/xtest.h>

    enum { moves = 60, seconds = 3, rate = 250 };

    struct box { int x, y, width, height; };

    static xcb_connection_t *server;
    static xcb_screen_t *screen;
    static xcb_shm_seg_t segment;
    static unsigned char *pixels;

    static double clock_seconds(clockid_t clock) {
      struct timespec time;
      clock_gettime(clock, &time);
      return time.tv_sec + time.tv_nsec * 1e-9;
    }

    static double now(void) { return clock_seconds(CLOCK_MONOTONIC); }

    static void rest(double length) {
      struct timespec time = {(time_t)length, (length - (time_t)length) * 1e9};
      if (length > 0) nanosleep(&time, NULL);
    }

    static int find(struct box *found) {
      int area = 0;
      xcb_query_tree_reply_t *tree =
        xcb_query_tree_reply(server, xcb_query_tree(server, screen->root), NULL);
      if (!tree) return 0;
      for (int index = 0; index < xcb_query_tree_children_length(tree); index++) {
        xcb_window_t window = xcb_query_tree_children(tree)[index];
        xcb_get_window_attributes_reply_t *state = xcb_get_window_attributes_reply(
          server, xcb_get_window_attributes(server, window), NULL);
        xcb_get_geometry_reply_t *place =
          xcb_get_geometry_reply(server, xcb_get_geometry(server, window), NULL);
        if (state && place && state->map_state == XCB_MAP_STATE_VIEWABLE
            && state->_class == XCB_WINDOW_CLASS_INPUT_OUTPUT && place->width > 50
            && place->width * place->height > area) {
          area = place->width * place->height;
          *found = (struct box){place->x, place->y, place->width, place->height};
        }
        free(state);
        free(place);
      }
      free(tree);
      return area;
    }

    static size_t look(struct box part) {
      if (part.x < 0) part.x = 0;
      if (part.y < 0) part.y = 0;
      if (part.x + part.width > screen->width_in_pixels)
        part.width = screen->width_in_pixels - part.x;
      if (part.y + part.height > screen->height_in_pixels)
        part.height = screen->height_in_pixels - part.y;
      free(xcb_shm_get_image_reply(
        server, xcb_shm_get_image(
          server, screen->root, part.x, part.y, part.width, part.height, ~0u,
          XCB_IMAGE_FORMAT_Z_PIXMAP, segment, 0), NULL));
      return (size_t)part.width * part.height * 4;
    }

    static void fake(int type, int detail, int x, int y) {
      xcb_test_fake_input(server, type, detail, XCB_CURRENT_TIME, screen->root, x, y, 0);
      /* An answer says that the server has dealt with it. */
      free(xcb_get_input_focus_reply(server, xcb_get_input_focus(server), NULL));
    }

    static void move(int x, int y) {
      xcb_test_fake_input(
        server, XCB_MOTION_NOTIFY, 0, XCB_CURRENT_TIME, screen->root, x, y, 0);
      xcb_flush(server);
    }

    static int ascending(const void *one, const void *other) {
      double difference = *(const double *)one - *(const double *)other;
      return (difference > 0) - (difference < 0);
    }

    static int drag(char **words) {
      struct box window;
      if (!find(&window)) return 3;
      clockid_t processor;
      if (clock_getcpuclockid(atoi(words[0]), &processor)) return 3;
      int x = window.x + atoi(words[1]), y = window.y + atoi(words[2]);
      int far_x = atoi(words[3]), far_y = atoi(words[4]);
      struct box part = {
        window.x + atoi(words[5]), window.y + atoi(words[6]), atoi(words[7]), atoi(words[8])};
      size_t size = look(part);
      unsigned char *last = malloc(size);
      fake(XCB_MOTION_NOTIFY, 0, x, y);
      rest(0.2);
      fake(XCB_BUTTON_PRESS, 1, 0, 0);
      rest(0.2);
      for (int step = 1; step <= 20; step++) {
        move(x + far_x * step / 20, y + far_y * step / 20);
        rest(0.02);
      }
      /* Single moves, at moments that follow no frame's rhythm. */
      static double times[moves];
      int count = 0;
      srand(7);
      for (int index = 0; index < moves; index++) {
        rest(0.02 + rand() % 1000 * 0.00004);
        look(part);
        memcpy(last, pixels, size);
        double side = (index % 10 - 5) / 5.0;
        if (index / 10 % 2) side = -side;
        double start = now();
        move(x + (int)(far_x * side), y + (int)(far_y * side));
        while (now() < start + 0.3) {
          look(part);
          if (memcmp(last, pixels, size)) {
            times[count++] = (now() - start) * 1e3;
            break;
          }
          rest(0.0003);
        }
      }
      qsort(times, count, sizeof *times, ascending);
      /* A flood of moves from side to side. */
      double used = clock_seconds(processor), start = now(), next = start;
      int frames = 0, phase = 0;
      while (now() < start + seconds) {
        if (now() >= next) {
          next += 1.0 / rate;
          phase = (phase + 1) % 120;
          double side = (phase < 60 ? phase : 120 - phase) / 30.0 - 1;
          move(x + (int)(far_x * side), y + (int)(far_y * side));
        }
        look(part);
        if (memcmp(last, pixels, size)) {
          memcpy(last, pixels, size);
          frames++;
        }
        double left = next - now();
        rest(left < 0.0006 ? left : 0.0006);
      }
      double length = now() - start;
      used = clock_seconds(processor) - used;
      fake(XCB_BUTTON_RELEASE, 1, 0, 0);
      if (!count || !frames) return 4;
      printf("%.2f %.2f %.1f %.1f\n", times[count / 2], times[count * 9 / 10], frames / length,
             used / length * 100);
      return 0;
    }

    static int start(char **words) {
      double begin = now(), mapped = 0, drawn = 0;
      pid_t program = fork();
      if (!program) {
        execvp(words[0], words);
        _exit(127);
      }
      while (!drawn && now() < begin + 20) {
        struct box window;
        rest(0.001);
        if (!find(&window)) continue;
        if (!mapped) mapped = now();
        size_t size = look(window);
        unsigned *colors = (unsigned *)pixels, others = 0;
        for (size_t index = 1; index < size / 4; index++)
          if ((colors[index] ^ colors[0]) & 0xffffff) others++;
        if (others > 50) drawn = now();
      }
      rest(0.3);
      kill(program, SIGTERM);
      waitpid(program, NULL, 0);
      if (!drawn) return 4;
      printf("%.1f %.1f\n", (drawn - begin) * 1e3, (drawn - mapped) * 1e3);
      return 0;
    }

    int main(int count, char **words) {
      server = xcb_connect(NULL, NULL);
      if (count < 3 || xcb_connection_has_error(server)) return 2;
      screen = xcb_setup_roots_iterator(xcb_get_setup(server)).data;
      int memory = shmget(
        IPC_PRIVATE, (size_t)screen->width_in_pixels * screen->height_in_pixels * 4,
        IPC_CREAT | 0600);
      pixels = shmat(memory, NULL, 0);
      segment = xcb_generate_id(server);
      free(xcb_request_check(server, xcb_shm_attach_checked(server, segment, memory, 0)));
      shmctl(memory, IPC_RMID, NULL);
      if (!strcmp(words[1], "drag") && count == 11) return drag(words + 2);
      return strcmp(words[1], "start") ? 2 : start(words + 2);
    }
    """#
}
