// SPDX-License-Identifier: Apache-2.0

/// The fastest client that we know how to write: libsystemd's D-Bus, one thread, 64 calls in flight,
/// no cache, and every answer thrown away once it is unpacked.
///
/// Its arguments are the process to read and what to ask each object, a letter a call: children,
/// name, role, states, interfaces, extents, description, attributes, relations. With EVENHAND_DIRECT
/// set it goes by the application's private socket.
enum RawClientProgram {
  static let text = #"""
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <systemd/sd-bus.h>
    #include <time.h>

    #define ACCESSIBLE "org.a11y.atspi.Accessible"
    #define PROPERTIES "org.freedesktop.DBus.Properties"
    #define ROOT "/org/a11y/atspi/accessible/root"

    enum { window = 64, depth = 256 };

    struct node { char *path; int level; };
    struct call { int node; char letter; };

    static sd_bus *bus;
    static char *application;
    static int direct;
    static struct node *nodes;
    static int count, room, next, in_flight;
    static unsigned long sum;

    static double now(void) {
      struct timespec time;
      clock_gettime(CLOCK_MONOTONIC, &time);
      return time.tv_sec + time.tv_nsec / 1e9;
    }

    static sd_bus *open_bus(const char *address, int is_bus) {
      sd_bus *result;
      if (sd_bus_new(&result) < 0 || sd_bus_set_address(result, address) < 0) exit(2);
      if (sd_bus_set_bus_client(result, is_bus) < 0 || sd_bus_start(result) < 0) exit(2);
      return result;
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

    static void find(unsigned process) {
      sd_bus_message *children = NULL;
      const char *name, *path;
      if (sd_bus_call_method(bus, "org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren", NULL,
                             &children, "") < 0)
        exit(3);
      sd_bus_message_enter_container(children, 'a', "(so)");
      while (sd_bus_message_read(children, "(so)", &name, &path) > 0) {
        sd_bus_message *reply = NULL;
        unsigned owner = 0;
        if (sd_bus_call_method(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                               "org.freedesktop.DBus", "GetConnectionUnixProcessID", NULL, &reply,
                               "s", name) < 0)
          continue;
        sd_bus_message_read(reply, "u", &owner);
        sd_bus_message_unref(reply);
        if (owner == process) application = strdup(name);
      }
      sd_bus_message_unref(children);
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
        ['a'] = "GetAttributes", ['R'] = "GetRelationSet", ['e'] = "GetExtents", ['n'] = "Get",
        ['d'] = "Get",
      };
      int is_property = letter == 'n' || letter == 'd';
      const char *interface =
        is_property ? PROPERTIES : letter == 'e' ? "org.a11y.atspi.Component" : ACCESSIBLE;
      struct call *call = malloc(sizeof *call);
      sd_bus_message *message = NULL;
      if (!call ||
          sd_bus_message_new_method_call(bus, &message, direct ? NULL : application,
                                         nodes[node].path, interface,
                                         members[(unsigned char)letter]) < 0)
        exit(2);
      if (is_property)
        sd_bus_message_append(message, "ss", ACCESSIBLE, letter == 'n' ? "Name" : "Description");
      if (letter == 'e') sd_bus_message_append(message, "u", 1);
      *call = (struct call){node, letter};
      if (sd_bus_call_async(bus, NULL, message, take, call, 0) < 0) exit(2);
      sd_bus_message_unref(message);
      in_flight++;
    }

    int main(int argc, char **argv) {
      const char *address = getenv("AT_SPI_BUS_ADDRESS");
      const char *letters;
      int letter = 0, calls = 0;
      if (argc < 3 || !address) return 2;
      letters = argv[2];
      bus = open_bus(address, 1);
      find(atoi(argv[1]));
      if (getenv("EVENHAND_DIRECT")) go_direct();
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
        int handled = sd_bus_process(bus, NULL);
        if (handled < 0) return 5;
        if (!handled) sd_bus_wait(bus, 5000000);
      }
      printf("nodes %d calls %d seconds %.4f\n", count, calls, now() - start);
      return sum == 0;
    }
    """#
}
