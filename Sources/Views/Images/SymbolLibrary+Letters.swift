// SPDX-License-Identifier: Apache-2.0

extension SymbolLibrary {
  /// Letters, and symbols that files have now and then.
  static let letters: [String: (String, String)] = [
    "d": ("M 7 4 L 7 20 M 7 4 L 11 4 C 19.5 4 19.5 20 11 20 L 7 20", "D"),
    "e": ("M 17 4 L 7.5 4 L 7.5 20 L 17 20 M 7.5 12 L 15.5 12", "E"),
    "f": ("M 17 4 L 7.5 4 L 7.5 20 M 7.5 12 L 15.5 12", "F"),
    "g": ("M 18.5 7.5 C 16 2.5 5.5 2.5 5.5 12 C 5.5 21.5 18.5 22 18.5 13 L 13 13", "G"),
    "h": ("M 6 4 L 6 20 M 18 4 L 18 20 M 6 12 L 18 12", "H"),
    "i": ("M 12 4 L 12 20", "I"),
    "j": ("M 15 4 L 15 15 C 15 21.5 7 21.5 7 15", "J"),
    "k": ("M 7 4 L 7 20 M 17.5 4 L 7 14 M 11 10.5 L 18 20", "K"),
    "l": ("M 8 4 L 8 20 L 17 20", "L"),
    "m": ("M 4.5 20 L 4.5 4 L 12 16 L 19.5 4 L 19.5 20", "M"),
    "n": ("M 6 20 L 6 4 L 18 20 L 18 4", "N"),
    "o": ("O 12 12 8", "O"),
    "p": ("M 7 20 L 7 4 L 12 4 C 19 4 19 13 12 13 L 7 13", "P"),
    "q": ("O 12 12 8 M 14 15 L 19.5 20.5", "Q"),
    "r": ("M 7 20 L 7 4 L 12 4 C 19 4 19 12.5 12 12.5 L 7 12.5 M 12.5 12.5 L 18 20", "R"),
    "s": ("M 17.5 7 C 16 2.5 7 3 7 8 C 7 13.5 17.5 10.5 17.5 16 C 17.5 21 8 21.5 6 16.5", "S"),
    "t": ("M 5 4 L 19 4 M 12 4 L 12 20", "T"),
    "u": ("M 6 4 L 6 14 C 6 22 18 22 18 14 L 18 4", "U"),
    "v": ("M 5 4 L 12 20 L 19 4", "V"),
    "w": ("M 2.5 4 L 7.5 20 L 12 7 L 16.5 20 L 21.5 4", "W"),
    "y": ("M 5 4 L 12 12 L 19 4 M 12 12 L 12 20", "Y"),
    "z": ("M 6 4 L 18 4 L 6 20 L 18 20", "Z"),
    "chevron.right.2": ("M 5 4 L 13 12 L 5 20 M 12 4 L 20 12 L 12 20", "Last"),
    "chevron.left.2": ("M 19 4 L 11 12 L 19 20 M 12 4 L 4 12 L 12 20", "First"),
    "chevron.up.2": ("M 4 19 L 12 11 L 20 19 M 4 12 L 12 4 L 20 12", "Top"),
    "chevron.down.2": ("M 4 5 L 12 13 L 20 5 M 4 12 L 12 20 L 20 12", "Bottom"),
    "arrow.2.squarepath": (
      "M 4 14 L 4 7 C 4 5.5 5 5 6 5 L 14 5 M 11 2 L 14 5 L 11 8 M 20 10 L 20 17 C 20 18.5 19 19 18 19 L 10 19 M 13 16 L 10 19 L 13 22",
      "Repeat"
    ),
    "arrow.2.circlepath": (
      "A 12 12 8.5 190 340 M 20 3.5 L 20 9 L 14.5 9 A 12 12 8.5 10 160 M 4 20.5 L 4 15 L 9.5 15",
      "Update"
    ),
    "keyboard.chevron.compact.down": (
      "M 8.5 19 L 12 21.5 L 15.5 19 M 6 7.5 L 6 7.6 M 10 7.5 L 10 7.6 M 14 7.5 L 14 7.6 M 18 7.5 L 18 7.6 M 8 12 L 16 12 # R 2 3.5 20 12 2",
      "Hide the keyboard"
    ),
    "hourglass.tophalf.filled": (
      "M 6 3 L 18 3 M 6 21 L 18 21 M 7 3 L 7 7 L 12 12 L 17 7 L 17 3 M 7 21 L 7 17 L 12 12 L 17 17 L 17 21 | M 7.5 6.5 L 16.5 6.5 L 12 11 Z",
      "Wait"
    ),
    "flip.horizontal": (
      "M 12 2.5 L 12 21.5 # M 9 6 L 9 18 L 2.5 18 Z M 15 6 L 15 18 L 21.5 18 Z",
      "Mirror"
    ),
    "cloud.sun.bolt": (
      "M 10 1 L 10 1.8 M 4.5 3.5 L 5.1 4.1 M 3 8.8 L 3.8 8.8 A 10 8 3.6 170 320 M 13.5 16.5 L 11.5 19.5 L 14.5 19.5 L 12.5 22.5 # M 9 16 C 4.5 16 5 10.5 9 11 C 9.5 6.5 17 6.5 17.5 11 C 22.5 10.5 22 16 18.5 16 Z",
      "Sun and thunderstorm"
    ),
    "square.stack.3d.up": (
      "M 3 12.5 L 12 17 L 21 12.5 M 3 16.5 L 12 21 L 21 16.5 # M 12 3 L 21 8 L 12 13 L 3 8 Z",
      "Layers"
    ),
    "square.fill.text.grid.1x2": (
      "M 13 6 L 21 6 M 13 9.5 L 18 9.5 M 13 15.5 L 21 15.5 M 13 19 L 18 19 | R 3 4 7 7 1.2 R 3 13.5 7 7 1.2",
      "Rows"
    ),
    "plus.square.on.square": (
      "M 8 16 L 4 16 L 4 4 L 16 4 L 16 8 M 14 10.5 L 14 17.5 M 10.5 14 L 17.5 14 R 8 8 12 12 1.5",
      "Duplicate"
    ),
    "person.fill.questionmark": (
      "M 17 4.5 C 17 2.5 21.5 2.5 21.5 5 C 21.5 7 19.3 7 19.3 9 M 19.3 12 L 19.3 12.1 # O 9.5 7.5 4 M 2 21 C 2 16 6 14 9.5 14 C 12 14 14.5 15 16 17 L 16 21 Z",
      "Unknown person"
    ),
    "person.fill.checkmark": (
      "M 15.5 10 L 18 12.5 L 22.5 7 # O 9.5 7.5 4 M 2 21 C 2 16 6 14 9.5 14 C 12 14 14.5 15 16 17 L 16 21 Z",
      "Known person"
    ),
    "person.fill.xmark": (
      "M 16.5 6 L 22 11.5 M 22 6 L 16.5 11.5 # O 9.5 7.5 4 M 2 21 C 2 16 6 14 9.5 14 C 12 14 14.5 15 16 17 L 16 21 Z",
      "No such person"
    ),
    "phone.arrow.up.right": (
      "M 14 10 L 21 3 M 16 3 L 21 3 L 21 8 # M 6 3 L 9.5 3 L 11 8 L 8.8 10 C 10 12.5 11.5 14 14 15.2 L 16 13 L 21 14.5 L 21 18 C 21 20 19 21 17.5 21 C 10 20.5 3.5 14 3 6.5 C 3 5 4 3 6 3 Z",
      "Call out"
    ),
    "phone.arrow.down.left": (
      "M 21 3 L 14 10 M 14 5 L 14 10 L 19 10 # M 6 3 L 9.5 3 L 11 8 L 8.8 10 C 10 12.5 11.5 14 14 15.2 L 16 13 L 21 14.5 L 21 18 C 21 20 19 21 17.5 21 C 10 20.5 3.5 14 3 6.5 C 3 5 4 3 6 3 Z",
      "Incoming call"
    ),
    "laurel.leading": (
      "M 17 20 C 10 18 7 12 9 3 # M 9 4 C 5.5 5 5 8 7.5 9.5 C 9.5 8 9.8 6 9 4 Z M 8 10 C 4 10 3 13 5 15 C 8 14.5 8.8 12.5 8 10 Z M 10 15 C 6.5 16 6.5 19 9 20.5 C 11.5 19.5 11.5 17 10 15 Z",
      "Laurel"
    ),
    "laurel.trailing": (
      "M 7 20 C 14 18 17 12 15 3 # M 15 4 C 18.5 5 19 8 16.5 9.5 C 14.5 8 14.2 6 15 4 Z M 16 10 C 20 10 21 13 19 15 C 16 14.5 15.2 12.5 16 10 Z M 14 15 C 17.5 16 17.5 19 15 20.5 C 12.5 19.5 12.5 17 14 15 Z",
      "Laurel"
    ),
    "chart.bar.xaxis": (
      "M 2.5 20.5 L 21.5 20.5 # R 4 11 4 6.5 0.8 R 10 4 4 13.5 0.8 R 16 8 4 9.5 0.8",
      "Chart"
    ),
    "barcode.viewfinder": (
      "M 3 7 L 3 3 L 7 3 M 17 3 L 21 3 L 21 7 M 21 17 L 21 21 L 17 21 M 7 21 L 3 21 L 3 17 M 7.5 8 L 7.5 16 M 10.5 8 L 10.5 16 M 13.5 8 L 13.5 16 M 16.5 8 L 16.5 16",
      "Scan"
    ),
    "airplayvideo": (
      "M 6 17 L 3 17 L 3 4.5 L 21 4.5 L 21 17 L 18 17 # M 12 14 L 17 20.5 L 7 20.5 Z",
      "Show elsewhere"
    ),
    "exclamationmark.icloud": (
      "M 12 9.5 L 12 13 M 12 15.9 L 12 16 # M 7 18.5 C 1 18.5 2 11 7 11.5 C 8 4.5 17 5 17.5 11 C 23 11 22.5 18.5 18 18.5 Z",
      "Not synchronized"
    ),
    "macbook.and.iphone": (
      "M 1 18 L 14 18 M 3 15.5 L 3 7 L 16 7 L 16 9 # R 16 11 6 10.5 1.2",
      "Devices"
    ),
    "figure.hiking": (
      "M 10 8.5 L 9 13.5 L 13 16.5 L 13.5 21.5 M 9 13.5 L 7.5 17.5 L 5 21.5 M 10 8.5 L 13 12 L 17.5 12 M 17.5 9 L 18.5 21.5 M 6.5 8 L 5.5 12 | O 11.5 4.5 2.1",
      "Hike"
    ),
    "rectangle.3.group": ("R 2.5 4.5 11 7 1.2 R 15.5 4.5 6 15 1.2 R 2.5 13.5 11 6 1.2", "Groups"),
    "text.insert": (
      "M 3 5 L 21 5 M 9 10 L 21 10 M 9 14 L 21 14 M 3 19 L 21 19 M 3 9 L 6 12 L 3 15",
      "Insert"
    ),
    "list.bullet.rectangle.portrait": (
      "M 11 7 L 16 7 M 11 12 L 16 12 M 11 17 L 16 17 M 8 7 L 8 7.1 M 8 12 L 8 12.1 M 8 17 L 8 17.1 # R 4.5 2.5 15 19 2",
      "List"
    ),
  ]

  /// Other names of these.
  static let letterAliases = [
    "photo.on.rectangle.angled": "photo.on.rectangle",
    "photo.fill.on.rectangle": "photo.on.rectangle",
    "hourglass.tophalf": "hourglass.tophalf.filled",
    "hourglass.bottomhalf": "hourglass.bottomhalf.filled",
    "circle.lefthalf": "circle.lefthalf.filled",
    "circle.righthalf": "circle.righthalf.filled",
    "circle.grid.hex": "circle.hexagongrid",
    "bubble": "bubble.left",
    "delete.backward": "delete.left",
    "dial": "dial.high",
    "arrow.right.arrow.left": "arrow.left.arrow.right",
    "arrow.down.to.line.alt": "arrow.down.to.line",
    "arrow.up.to.line.alt": "arrow.up.to.line",
    "chevron.left.slash.chevron.right": "chevron.left.forwardslash.chevron.right",
    "chart.dots.scatter": "chart.xyaxis.line",
    "door.left.hand": "door.left.hand.closed",
    "cross.vial": "cross.case",
    "textformat.abc": "textformat",
    "person.wave.2": "person.2",
    "pawprint.circle": "pawprint",
  ]
}
