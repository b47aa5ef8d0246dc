// SPDX-License-Identifier: Apache-2.0

/// The fastest client that we know how to write: libsystemd's D-Bus, one thread, no cache, and every
/// answer thrown away once it is unpacked.
///
/// Its first argument is a process on the accessibility bus, or a name on it; then comes a task:
/// - `walk LETTERS [WINDOW]` reads the whole tree and asks of each object what the letters say:
///   children, name, role, states, interfaces, extents, description, attributes, relations. So many
///   calls are in flight, 64 unless it is said otherwise. With EVENHAND_DIRECT set it goes by the
///   application's private socket.
/// - `name -` prints the application's name on the bus.
/// - The tasks of ``measurements`` and of ``mischief``.
enum RawClientProgram {
  static let text = foundation + measurements + mischief + entry

  private static let foundation = #"""
    #include <errno.h>
    #include <fcntl.h>
    #include <poll.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <systemd/sd-bus.h>
    #include <time.h>
    #include <unistd.h>

    #define ACCESSIBLE "org.a11y.atspi.Accessible"
    #define PROPERTIES "org.freedesktop.DBus.Properties"
    #define DAEMON "org.freedesktop.DBus"
    #define ROOT "/org/a11y/atspi/accessible/root"

    enum { depth = 256 };

    struct node { char *path; int level; };
    struct call { int node; char letter; };

    static sd_bus *bus;
    static char *application;
    static unsigned process;
    static int direct, window = 64;
    static struct node *nodes;
    static int count, room, next, in_flight;
    static unsigned long sum;

    static double seconds(clockid_t clock) {
      struct timespec time;
      clock_gettime(clock, &time);
      return time.tv_sec + time.tv_nsec / 1e9;
    }

    static double now(void) { return seconds(CLOCK_MONOTONIC); }

    static sd_bus *open_bus(const char *address, int is_bus) {
      sd_bus *result;
      if (sd_bus_new(&result) < 0 || sd_bus_set_address(result, address) < 0) exit(2);
      if (sd_bus_set_bus_client(result, is_bus) < 0 || sd_bus_start(result) < 0) exit(2);
      return result;
    }

    static unsigned owner(const char *name) {
      sd_bus_message *reply = NULL;
      unsigned owner = 0;
      if (sd_bus_call_method(bus, DAEMON, "/org/freedesktop/DBus", DAEMON,
                             "GetConnectionUnixProcessID", NULL, &reply, "s", name) < 0)
        return 0;
      sd_bus_message_read(reply, "u", &owner);
      sd_bus_message_unref(reply);
      return owner;
    }

    /* The application that the process has on the bus, which may be about to come. */
    static void find(void) {
      for (int attempt = 0; attempt < 100 && !application; attempt++) {
        sd_bus_message *children = NULL;
        const char *name, *path;
        if (attempt) usleep(100000);
        if (sd_bus_call_method(bus, "org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren",
                               NULL, &children, "") < 0)
          continue;
        sd_bus_message_enter_container(children, 'a', "(so)");
        while (sd_bus_message_read(children, "(so)", &name, &path) > 0)
          if (owner(name) == process) application = strdup(name);
        sd_bus_message_unref(children);
      }
      if (!application) exit(3);
    }

    static void go_direct(void) {
      sd_bus_message *reply = NULL;
      const char *address = "";
      if (sd_bus_call_method(bus, application, ROOT, "org.a11y.atspi.Application",
                             "GetApplicationBusAddress", NULL, &reply, "") < 0)
        exit(4);
      sd_bus_message_read(reply, "s", &address);
      if (!*address) exit(4);
      bus = open_bus(address, 0);
      direct = 1;
    }

    static sd_bus_message *method(const char *path, const char *interface, const char *member) {
      sd_bus_message *message = NULL;
      if (sd_bus_message_new_method_call(bus, &message, direct ? NULL : application, path,
                                         interface, member) < 0)
        exit(2);
      return message;
    }

    static sd_bus_message *property(const char *path, const char *interface, const char *name) {
      sd_bus_message *message = method(path, PROPERTIES, "Get");
      sd_bus_message_append(message, "ss", interface, name);
      return message;
    }

    static void add(const char *path, int level) {
      if (count == room) {
        room = room ? room * 2 : 1024;
        nodes = realloc(nodes, sizeof *nodes * room);
        if (!nodes) exit(2);
      }
      nodes[count].path = strdup(path);
      nodes[count++].level = level;
    }

    static int take(sd_bus_message *reply, void *data, sd_bus_error *error) {
      struct call call = *(struct call *)data;
      const char *text = "", *path;
      unsigned number = 0;
      free(data);
      in_flight--;
      (void)error;
      if (sd_bus_message_is_method_error(reply, NULL)) return 0;
      switch (call.letter) {
      case 'c':
        sd_bus_message_enter_container(reply, 'a', "(so)");
        while (sd_bus_message_read(reply, "(so)", &text, &path) > 0)
          if (strcmp(path, "/org/a11y/atspi/null") && !strcmp(text, application) &&
              nodes[call.node].level < depth)
            add(path, nodes[call.node].level + 1);
        break;
      case 'n':
      case 'd':
        sd_bus_message_read(reply, "v", "s", &text);
        sum += strlen(text);
        break;
      case 'r':
        sd_bus_message_read(reply, "u", &number);
        sum += number;
        break;
      default:
        sd_bus_message_skip(reply, NULL);
      }
      return 0;
    }

    static void ask(int node, char letter) {
      static const char *const members[256] = {
        ['c'] = "GetChildren", ['r'] = "GetRole", ['s'] = "GetState", ['i'] = "GetInterfaces",
        ['a'] = "GetAttributes", ['R'] = "GetRelationSet", ['e'] = "GetExtents",
      };
      const char *path = nodes[node].path;
      struct call *call = malloc(sizeof *call);
      sd_bus_message *message =
        letter == 'n' || letter == 'd'
          ? property(path, ACCESSIBLE, letter == 'n' ? "Name" : "Description")
          : method(path, letter == 'e' ? "org.a11y.atspi.Component" : ACCESSIBLE,
                   members[(unsigned char)letter]);
      if (letter == 'e') sd_bus_message_append(message, "u", 1);
      if (!call) exit(2);
      *call = (struct call){node, letter};
      if (sd_bus_call_async(bus, NULL, message, take, call, 0) < 0) exit(2);
      sd_bus_message_unref(message);
      in_flight++;
    }

    /* Takes in what has come, and waits where nothing has. */
    static void turn(unsigned microseconds) {
      int handled = sd_bus_process(bus, NULL);
      if (handled < 0) exit(5);
      if (!handled) sd_bus_wait(bus, microseconds);
    }

    static int walk(const char *letters) {
      int letter = 0, calls = 0;
      double start = now();
      add(ROOT, 0);
      while (in_flight || next < count) {
        while (in_flight < window && next < count) {
          ask(next, letters[letter++]);
          calls++;
          if (!letters[letter]) {
            letter = 0;
            next++;
          }
        }
        turn(5000000);
      }
      printf("nodes %d calls %d seconds %.4f\n", count, calls, now() - start);
      return sum == 0;
    }

    """#

  private static let entry = #"""
    int main(int words, char **word) {
      const char *address = getenv("AT_SPI_BUS_ADDRESS");
      if (words < 4 || !address) return 2;
      bus = open_bus(address, 1);
      sd_bus_set_method_call_timeout(bus, 120000000);
      if (*word[1] == ':') {
        application = word[1];
        process = owner(application);
      } else {
        process = atoi(word[1]);
        find();
      }
      if (getenv("EVENHAND_DIRECT")) go_direct();
      if (!strcmp(word[2], "name")) return puts(application) < 0;
      if (!strcmp(word[2], "walk")) {
        if (words > 4) window = atoi(word[4]);
        return walk(word[3]);
      }
      if (!strcmp(word[2], "latency")) return latency(atoi(word[3]), words > 4);
      if (!strcmp(word[2], "stream") && words > 4) return stream(atoi(word[3]), atoi(word[4]));
      if (!strcmp(word[2], "lists")) return lists(atoi(word[3]));
      if (!strcmp(word[2], "changes") && words > 4) return changes(word[3], atoi(word[4]));
      if (!strcmp(word[2], "lie")) return lie(atoi(word[3]));
      if (!strcmp(word[2], "hang")) return hang(atoi(word[3]));
      return 2;
    }
    """#
}
