// SPDX-License-Identifier: Apache-2.0

/// The symbols that are drawn here, by the names that SwiftUI's code uses; the outlines are our own.
enum SymbolLibrary {
  /// The outlines and what the symbol is called where it stands for a word by itself.
  static let symbols: [String: (glyph: SymbolGlyph, words: String)] =
    [more, things, rooms, arrangements, letters]
    .reduce(into: table) { all, part in all.merge(part) { first, _ in first } }
    .mapValues { (SymbolGlyph($0.0), $0.1) }

  private static let table: [String: (String, String)] = [
    "xmark": ("M 5 5 L 19 19 M 19 5 L 5 19", "Close"),
    "plus": ("M 12 4 L 12 20 M 4 12 L 20 12", "Add"),
    "minus": ("M 4 12 L 20 12", "Remove"),
    "checkmark": ("M 4 13 L 9.5 18.5 L 20 6", "Done"),
    "chevron.left": ("M 15 4 L 7 12 L 15 20", "Back"),
    "chevron.right": ("M 9 4 L 17 12 L 9 20", "Forward"),
    "chevron.up": ("M 4 16 L 12 8 L 20 16", "Up"),
    "chevron.down": ("M 4 8 L 12 16 L 20 8", "Down"),
    "chevron.up.chevron.down": ("M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15", "Choose"),
    "chevron.backward": ("M 15 4 L 7 12 L 15 20", "Back"),
    "chevron.forward": ("M 9 4 L 17 12 L 9 20", "Forward"),
    "arrow.left": ("M 21 12 L 3 12 M 10 5 L 3 12 L 10 19", "Left"),
    "arrow.right": ("M 3 12 L 21 12 M 14 5 L 21 12 L 14 19", "Right"),
    "arrow.up": ("M 12 21 L 12 3 M 5 10 L 12 3 L 19 10", "Up"),
    "arrow.down": ("M 12 3 L 12 21 M 5 14 L 12 21 L 19 14", "Down"),
    "arrow.up.left.and.arrow.down.right": (
      "M 10 4 L 4 4 L 4 10 M 4 4 L 10 10 M 14 20 L 20 20 L 20 14 M 20 20 L 14 14", "Enlarge"
    ),
    "arrow.up.arrow.down": (
      "M 8 20 L 8 4 M 4 8 L 8 4 L 12 8 M 16 4 L 16 20 M 12 16 L 16 20 L 20 16", "Sort"
    ),
    "arrow.clockwise": ("A 12 12 8 -20 290 M 20 4 L 20 10 L 14 10", "Reload"),
    "arrow.counterclockwise": ("A 12 12 8 -110 200 M 4 4 L 4 10 L 10 10", "Undo"),
    "arrow.uturn.backward": (
      "M 9 5 L 4 10 L 9 15 M 4 10 L 15 10 A 15 14.5 4.5 -90 90 M 15 19 L 9 19", "Undo"
    ),
    "arrow.uturn.forward": (
      "M 15 5 L 20 10 L 15 15 M 20 10 L 9 10 A 9 14.5 4.5 90 270 M 9 19 L 15 19", "Redo"
    ),
    "play": ("# M 7 4 L 20 12 L 7 20 Z", "Play"),
    "pause": ("# R 5 4 4.5 16 1 R 14.5 4 4.5 16 1", "Pause"),
    "stop": ("# R 5 5 14 14 1.5", "Stop"),
    "forward": ("# M 3 6 L 12 12 L 3 18 Z M 12 6 L 21 12 L 12 18 Z", "Fast forward"),
    "backward": ("# M 21 6 L 12 12 L 21 18 Z M 12 6 L 3 12 L 12 18 Z", "Rewind"),
    "record": ("O 12 12 9 | O 12 12 5", "Record"),
    "heart": (
      "# M 12 21 C 5 15 3 12 3 8.5 C 3 5.5 5.2 4 7.5 4 C 9.5 4 11 5 12 6.8 C 13 5 14.5 4 16.5 4 C 18.8 4 21 5.5 21 8.5 C 21 12 19 15 12 21 Z",
      "Love"
    ),
    "star": (
      "# M 12 3 L 14.7 9 L 21.2 9.7 L 16.4 14 L 17.7 20.4 L 12 17.2 L 6.3 20.4 L 7.6 14 L 2.8 9.7 L 9.3 9 Z",
      "Favourite"
    ),
    "bookmark": ("# M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z", "Bookmark"),
    "flag": ("M 5 3 L 5 21 # M 5 4 L 19 4 L 16 8.5 L 19 13 L 5 13 Z", "Flag"),
    "tag": ("# M 3 3 L 12 3 L 21 12 L 12 21 L 3 12 Z O 7.5 7.5 1.2", "Tag"),
    "bell": (
      "A 12 20 2 0 180 # M 5 17 L 6.5 14.5 L 6.5 10 C 6.5 6 9 4 12 4 C 15 4 17.5 6 17.5 10 L 17.5 14.5 L 19 17 Z",
      "Notifications"
    ),
    "trash": (
      "M 4 6 L 20 6 M 9 6 L 9 3 L 15 3 L 15 6 M 10 10 L 10 17 M 14 10 L 14 17 # M 6 6 L 18 6 L 17 21 L 7 21 Z",
      "Delete"
    ),
    "pencil": ("# M 4 20 L 5 15.5 L 16 4.5 L 19.5 8 L 8.5 19 Z", "Edit"),
    "scissors": ("O 6 18 2.5 O 18 18 2.5 M 7.5 16 L 17 4 M 16.5 16 L 7 4", "Cut"),
    "magnifyingglass": ("O 10.5 10.5 6.5 M 15.5 15.5 L 21 21", "Search"),
    "plus.magnifyingglass": (
      "O 10.5 10.5 6.5 M 15.5 15.5 L 21 21 M 10.5 7.5 L 10.5 13.5 M 7.5 10.5 L 13.5 10.5", "Zoom in"
    ),
    "minus.magnifyingglass": (
      "O 10.5 10.5 6.5 M 15.5 15.5 L 21 21 M 7.5 10.5 L 13.5 10.5", "Zoom out"
    ),
    "house": (
      "M 10 21 L 10 14 L 14 14 L 14 21 # M 3 11 L 12 3 L 21 11 L 19 11 L 19 21 L 5 21 L 5 11 Z",
      "Home"
    ),
    "person": ("# O 12 8 4.2 M 4 21 C 4 16 8 14.5 12 14.5 C 16 14.5 20 16 20 21 Z", "Person"),
    "person.2": (
      "# O 8.5 8 3.5 M 2 20 C 2 16 5 14 8.5 14 C 12 14 15 16 15 20 Z O 17 9 2.8 M 16.5 14 C 19.5 14 22 16 22 20 L 17.5 20 Z",
      "People"
    ),
    "gear": (
      "O 12 12 3 M 12 2.5 L 12 6 M 12 18 L 12 21.5 M 2.5 12 L 6 12 M 18 12 L 21.5 12 M 5.3 5.3 L 7.8 7.8 M 16.2 16.2 L 18.7 18.7 M 5.3 18.7 L 7.8 16.2 M 16.2 7.8 L 18.7 5.3 O 12 12 6.2",
      "Settings"
    ),
    "slider.horizontal.3": (
      "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18 | O 8 6 2.4 O 16 12 2.4 O 7 18 2.4", "Adjust"
    ),
    "slider.vertical.3": (
      "M 6 3 L 6 21 M 12 3 L 12 21 M 18 3 L 18 21 | O 6 8 2.4 O 12 16 2.4 O 18 7 2.4", "Adjust"
    ),
    "line.horizontal.3": ("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18", "Menu"),
    "line.3.horizontal": ("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18", "Menu"),
    "line.horizontal.3.decrease": ("M 3 7 L 21 7 M 6 12 L 18 12 M 10 17 L 14 17", "Filter"),
    "line.3.horizontal.decrease": ("M 3 7 L 21 7 M 6 12 L 18 12 M 10 17 L 14 17", "Filter"),
    "list.bullet": (
      "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18 | O 4 6 1.4 O 4 12 1.4 O 4 18 1.4", "List"
    ),
    "ellipsis": ("| O 5 12 1.9 O 12 12 1.9 O 19 12 1.9", "More"),
    "square.and.arrow.up": (
      "M 8 9 L 5 9 L 5 21 L 19 21 L 19 9 L 16 9 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5", "Share"
    ),
    "square.and.arrow.down": (
      "M 8 9 L 5 9 L 5 21 L 19 21 L 19 9 L 16 9 M 12 3 L 12 15.5 M 8 11.5 L 12 15.5 L 16 11.5",
      "Save"
    ),
    "square.and.pencil": (
      "M 12 5 L 4 5 L 4 20 L 19 20 L 19 12 M 9 15 L 10 11.5 L 18.5 3 L 21 5.5 L 12.5 14 Z",
      "Compose"
    ),
    "doc": ("# M 6 2.5 L 14 2.5 L 18.5 7 L 18.5 21.5 L 6 21.5 Z", "Document"),
    "folder": ("# M 3 5 L 9.5 5 L 11.5 7.5 L 21 7.5 L 21 19 L 3 19 Z", "Folder"),
    "photo": (
      "R 3 4.5 18 15 2 M 4 17 L 9.5 11.5 L 13.5 15.5 L 16 13 L 20 17 | O 15.5 9 1.6", "Photo"
    ),
    "camera": (
      "O 12 13 4 # M 3 7 L 8 7 L 9.5 4.5 L 14.5 4.5 L 16 7 L 21 7 L 21 19.5 L 3 19.5 Z", "Camera"
    ),
    "video": ("# R 2.5 6 13 12 2 M 15.5 11 L 21.5 7.5 L 21.5 16.5 L 15.5 13 Z", "Video"),
    "mic": (
      "M 6 11 C 6 19 18 19 18 11 M 12 17 L 12 21 M 8.5 21 L 15.5 21 # R 9 3 6 11 3", "Microphone"
    ),
    "speaker": ("# M 4 9 L 8 9 L 13 4.5 L 13 19.5 L 8 15 L 4 15 Z", "Volume"),
    "speaker.wave.2": (
      "A 12 12 4 -45 45 A 12 12 7.5 -45 45 # M 2 9 L 5.5 9 L 10 4.5 L 10 19.5 L 5.5 15 L 2 15 Z",
      "Volume"
    ),
    "speaker.wave.3": (
      "A 11 12 3.5 -45 45 A 11 12 6.5 -45 45 A 11 12 9.5 -45 45 # M 2 9 L 5 9 L 9 4.5 L 9 19.5 L 5 15 L 2 15 Z",
      "Volume"
    ),
    "music.note": ("M 9 18 L 9 5 L 19 3 L 19 16 | O 6.5 18 2.6 O 16.5 16 2.6", "Music"),
    "globe": ("O 12 12 9 M 3 12 L 21 12 M 12 3 C 7 8 7 16 12 21 C 17 16 17 8 12 3 Z", "World"),
    "map": (
      "M 9 4 L 9 18 M 15 6 L 15 20 # M 3 6 L 9 4 L 15 6 L 21 4 L 21 18 L 15 20 L 9 18 L 3 20 Z",
      "Map"
    ),
    "mappin": ("M 12 12 L 12 21 # O 12 8 4", "Pin"),
    "location": ("# M 21 3 L 14 21 L 11.5 12.5 L 3 10 Z", "Location"),
    "cart": (
      "M 2 4 L 5.5 4 L 8 15 L 18.5 15 L 21 7 L 6.2 7 | O 9 19 1.7 O 17 19 1.7", "Shopping basket"
    ),
    "bag": ("M 9 8 C 9 3 15 3 15 8 # M 5 8 L 19 8 L 20 21 L 4 21 Z", "Shopping bag"),
    "creditcard": ("M 3 10 L 21 10 # R 3 5 18 14 2", "Payment card"),
    "envelope": ("M 3 7 L 12 14 L 21 7 # R 3 5 18 14 2", "Mail"),
    "message": (
      "# M 12 4 C 17 4 21 7 21 11.5 C 21 16 17 19 12 19 C 10.8 19 9.6 18.8 8.5 18.5 L 4 20.5 L 5 16.6 C 3.7 15.2 3 13.5 3 11.5 C 3 7 7 4 12 4 Z",
      "Message"
    ),
    "phone": (
      "# M 6 3 L 9.5 3 L 11 8 L 8.8 10 C 10 12.5 11.5 14 14 15.2 L 16 13 L 21 14.5 L 21 18 C 21 20 19 21 17.5 21 C 10 20.5 3.5 14 3 6.5 C 3 5 4 3 6 3 Z",
      "Phone"
    ),
    "lock": ("A 12 9 4.5 180 360 M 7.5 9 L 7.5 11 M 16.5 9 L 16.5 11 # R 5 11 14 10 2", "Locked"),
    "lock.open": ("M 16.5 11 L 16.5 9 A 12 8 4.5 190 360 # R 5 11 14 10 2", "Unlocked"),
    "key": ("M 11 13 L 20 4 M 17 7 L 20 10 # O 8 16 4", "Key"),
    "eye": ("| O 12 12 2.8 # M 2 12 C 6 5.5 18 5.5 22 12 C 18 18.5 6 18.5 2 12 Z", "Show"),
    "power": ("A 12 13 8 -55 235 M 12 3 L 12 12", "Power"),
    "bolt": ("# M 13.5 2 L 5 13.5 L 11.5 13.5 L 10.5 22 L 19 10.5 L 12.5 10.5 Z", "Bolt"),
    "flame": (
      "# M 12 2 C 13 7 19 9 19 15 C 19 19 16 22 12 22 C 8 22 5 19 5 15.5 C 5 12 7 11 8 8 C 9.5 9 10 10.5 10.2 12 C 12 10 12.5 6 12 2 Z",
      "Flame"
    ),
    "sun.max": (
      "M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 M 4.6 4.6 L 6.4 6.4 M 17.6 17.6 L 19.4 19.4 M 4.6 19.4 L 6.4 17.6 M 17.6 6.4 L 19.4 4.6 # O 12 12 4.5",
      "Sun"
    ),
    "moon": (
      "# M 20 14.5 C 18 15.3 10.5 14 9 4 C 1 8 2.5 20 12 21 C 16 21 19 18.5 20 14.5 Z", "Moon"
    ),
    "cloud": (
      "# M 7 18.5 C 1 18.5 2 11 7 11.5 C 8 4.5 17 5 17.5 11 C 23 11 22.5 18.5 18 18.5 Z", "Cloud"
    ),
    "leaf": (
      "M 4 21 L 12 13 # M 20 3 C 8 3 4 8 5 16 C 6 19 9 19.5 11 19 C 18 18 20.5 12 20 3 Z", "Leaf"
    ),
    "crown": ("# M 3 7 L 7.5 12 L 12 4.5 L 16.5 12 L 21 7 L 19 19 L 5 19 Z", "Crown"),
    "gift": (
      "M 12 8 L 12 21 M 12 8 C 7 8 7 3 9.5 3 C 11.5 3 12 6 12 8 C 12 6 12.5 3 14.5 3 C 17 3 17 8 12 8 # R 3.5 8 17 13 1",
      "Gift"
    ),
    "lightbulb": (
      "M 9.5 18.5 L 14.5 18.5 M 10 21.5 L 14 21.5 # M 9 16 C 9 13 6 12.5 6 8.5 C 6 5 8.5 2.5 12 2.5 C 15.5 2.5 18 5 18 8.5 C 18 12.5 15 13 15 16 Z",
      "Light"
    ),
    "clock": ("O 12 12 9 M 12 6.5 L 12 12 L 16 14.5", "Time"),
    "timer": ("O 12 13.5 7.5 M 12 9 L 12 13.5 M 10 2.5 L 14 2.5 M 12 2.5 L 12 6", "Timer"),
    "calendar": ("M 3.5 9.5 L 20.5 9.5 M 8 3 L 8 7 M 16 3 L 16 7 R 3.5 5 17 15.5 2", "Calendar"),
    "info": ("M 12 10.5 L 12 19 | O 12 5.8 1.5", "Information"),
    "questionmark": ("M 8 8.5 C 8 3 16.5 3.5 16 9 C 15.7 12 12 11.8 12 15 | O 12 19 1.4", "Help"),
    "exclamationmark": ("M 12 4 L 12 14 | O 12 18.8 1.5", "Warning"),
    "exclamationmark.triangle": (
      "M 12 9.5 L 12 14 M 12 17.3 L 12 17.4 # M 12 3 L 22 20.5 L 2 20.5 Z", "Warning"
    ),
    "hand.thumbsup": (
      "# R 3 10 4 10 1 M 7 11 L 11 3 C 14 3 14 5 13.5 9 L 19 9 C 21 9 21.5 11 21 12.5 L 19.5 18.5 C 19 20 18.5 20 17 20 L 7 20 Z",
      "Like"
    ),
    "hand.thumbsdown": (
      "# R 3 4 4 10 1 M 7 13 L 11 21 C 14 21 14 19 13.5 15 L 19 15 C 21 15 21.5 13 21 11.5 L 19.5 5.5 C 19 4 18.5 4 17 4 L 7 4 Z",
      "Dislike"
    ),
    "hand.tap": (
      "A 11 8 5.5 150 390 # M 9.5 22 L 6 15.5 L 8 14.5 L 9.5 16 L 9.5 8 C 9.5 6 12.5 6 12.5 8 L 12.5 13 L 18 14.5 L 17.5 22 Z",
      "Tap"
    ),
    "hand.raised": (
      "# M 7 21 L 4 13 L 6 12.5 L 8 15 L 8 5 L 10.5 5 L 10.5 11 L 11 3 L 13.5 3 L 13.5 11 L 14.5 4.5 L 17 4.5 L 16.5 12 L 17.5 8 L 20 8 L 18 21 Z",
      "Stop"
    ),
    "circle": ("# O 12 12 9", "Circle"),
    "square": ("# R 4 4 16 16 2.5", "Square"),
    "triangle": ("# M 12 4 L 21 20 L 3 20 Z", "Triangle"),
    "diamond": ("# M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z", "Diamond"),
    "hexagon": ("# M 12 2.5 L 20.5 7.2 L 20.5 16.8 L 12 21.5 L 3.5 16.8 L 3.5 7.2 Z", "Hexagon"),
    "capsule": ("# R 2 7 20 10 5", "Capsule"),
    "rectangle": ("# R 2.5 5.5 19 13 2", "Rectangle"),
    "sidebar.leading": ("M 9 5 L 9 19 # R 2.5 5 19 14 2", "Sidebar"),
    "sidebar.trailing": ("M 15 5 L 15 19 # R 2.5 5 19 14 2", "Sidebar"),
    "tray": (
      "M 3 13 L 8 13 L 9.5 16 L 14.5 16 L 16 13 L 21 13 # M 3 13 L 6 5 L 18 5 L 21 13 L 21 19 L 3 19 Z",
      "Tray"
    ),
    "square.grid.2x2": (
      "# R 4 4 6.5 6.5 1 R 13.5 4 6.5 6.5 1 R 4 13.5 6.5 6.5 1 R 13.5 13.5 6.5 6.5 1", "Grid"
    ),
    "circle.grid.2x2": ("# O 7 7 3.2 O 17 7 3.2 O 7 17 3.2 O 17 17 3.2", "Grid"),
    "circle.grid.cross": ("# O 12 5 2.6 O 5 12 2.6 O 19 12 2.6 O 12 19 2.6", "Directions"),
    "square.on.square": ("M 8 16 L 4 16 L 4 4 L 16 4 L 16 8 # R 8 8 12 12 1.5", "Copy"),
    "paintbrush": (
      "M 13 11 L 20 4 # M 4 20 C 4 16 6 12.5 10 13 C 12 14 12 17 10 18.5 C 8 20 6 20 4 20 Z",
      "Paint"
    ),
    "paperplane": ("M 21 3 L 10 14 # M 21 3 L 14 21 L 10 14 L 3 10 Z", "Send"),
    "link": (
      "M 10 14 L 14 10 M 11 7 L 14 4 C 17 2 22 7 20 10 L 17 13 M 13 17 L 10 20 C 7 22 2 17 4 14 L 7 11",
      "Link"
    ),
    "wifi": ("A 12 18 13 225 315 A 12 18 8.5 225 315 | O 12 18 2", "Wireless network"),
    "gamecontroller": (
      "M 7 10.5 L 7 15 M 4.8 12.8 L 9.2 12.8 # R 1.5 7 21 11 5", "Game controller"
    ),
    "graduationcap": (
      "M 6 11.5 L 6 17 C 9 19.5 15 19.5 18 17 L 18 11.5 # M 1.5 9 L 12 4 L 22.5 9 L 12 14 Z",
      "Learning"
    ),
    "book": (
      "M 12 6 L 12 20 # M 12 6 C 9 4 6 4 3 5 L 3 19 C 6 18 9 18 12 20 C 15 18 18 18 21 19 L 21 5 C 18 4 15 4 12 6 Z",
      "Book"
    ),
    "arrow.left.and.right": (
      "M 3 12 L 21 12 M 7 7 L 2.5 12 L 7 17 M 17 7 L 21.5 12 L 17 17", "Sideways"
    ),
    "arrow.up.and.down": (
      "M 12 3 L 12 21 M 7 7 L 12 2.5 L 17 7 M 7 17 L 12 21.5 L 17 17", "Up and down"
    ),
    "rotate.right": ("A 12 13 7.5 -60 210 M 12 2 L 16 6 L 12 10", "Turn right"),
    "rotate.left": ("A 12 13 7.5 -30 240 M 12 2 L 8 6 L 12 10", "Turn left"),
    "laptopcomputer": ("M 1.5 19 L 22.5 19 # R 4 4.5 16 11.5 1.5", "Computer"),
    "iphone": ("M 10.5 18.8 L 13.5 18.8 # R 6.5 2 11 20 2.5", "Telephone"),
  ]

  /// Other names of the same.
  private static let aliases = [
    "gearshape": "gear", "suit.heart": "heart",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "speaker.wave.1": "speaker", "icloud": "cloud",
    "arrow.triangle.2.circlepath": "arrow.clockwise",
    "location.north": "location", "lightbulb.max": "lightbulb", "mail": "envelope",
    "sidebar.left": "sidebar.leading",
    "person.crop": "person",
    "multiply": "xmark",
    "mappin.and.ellipse": "mappin", "house.lodge": "house", "airplayaudio": "speaker.wave.2",
  ]

  static func symbol(_ name: String) -> (glyph: SymbolGlyph, words: String)? {
    symbols[name]
      ?? (aliases[name] ?? moreAliases[name] ?? thingAliases[name] ?? letterAliases[name]).flatMap {
        symbols[$0]
      }
  }
}
