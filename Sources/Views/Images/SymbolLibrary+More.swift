// SPDX-License-Identifier: Apache-2.0

extension SymbolLibrary {
  /// More of what public code asks for, in the order of how often.
  static let more: [String: (String, String)] = [
    "1": ("M 9 8 L 12.5 5 L 12.5 19 M 9 19 L 16 19", "1"),
    "2": ("M 7.5 9 C 7.5 3.5 16.5 3.5 16.5 9 C 16.5 12.5 9 15.5 7.5 19 L 16.5 19", "2"),
    "3": (
      "M 8 7.5 C 9.5 4 16 4.5 16 8.5 C 16 11 14 12 11.5 12 C 14 12 16.5 13 16.5 15.5 C 16.5 20 9.5 20 7.5 16.5",
      "3"
    ),
    "4": ("M 14.5 19 L 14.5 5 L 6.5 15 L 17.5 15", "4"),
    "5": ("M 16 5 L 9 5 L 8 11.5 C 11 9.5 16.5 10.5 16.5 15 C 16.5 19.5 10 20.5 7.5 17", "5"),
    "6": ("M 15.5 5.5 C 10 5 7.5 9.5 7.5 14.5 O 12 15 4.3", "6"),
    "7": ("M 7.5 5 L 16.5 5 L 10.5 19", "7"),
    "8": ("O 12 8.3 3.5 O 12 15.6 4", "8"),
    "9": ("M 8.5 18.5 C 14 19 16.5 14.5 16.5 9.5 O 12 9 4.3", "9"),
    "0": ("M 12 5 C 5.5 5 5.5 19 12 19 C 18.5 19 18.5 5 12 5 Z", "0"),
    "a": ("M 6.5 19 L 12 5 L 17.5 19 M 8.5 14.5 L 15.5 14.5", "A"),
    "b": (
      "M 8 5 L 8 19 M 8 5 L 12.5 5 C 17 5 17 11.5 12.5 11.5 L 8 11.5 M 12.5 11.5 C 18 11.5 18 19 12.5 19 L 8 19",
      "B"
    ),
    "c": ("A 12 12 7 50 310", "C"),
    "x": ("M 7 5 L 17 19 M 17 5 L 7 19", "X"),
    "number": ("M 9.5 4 L 7.5 20 M 16.5 4 L 14.5 20 M 4 9 L 20 9 M 4 15 L 20 15", "Number"),
    "qrcode": (
      "R 3 3 7 7 1 R 14 3 7 7 1 R 3 14 7 7 1 | R 5.5 5.5 2 2 0 R 16.5 5.5 2 2 0 R 5.5 16.5 2 2 0 R 14 14 2.5 2.5 0 R 18.5 14 2.5 2.5 0 R 14 18.5 2.5 2.5 0 R 18.5 18.5 2.5 2.5 0",
      "QR code"
    ),
    "car": (
      "M 7 19 L 7 20.5 M 17 19 L 17 20.5 | O 7 15 1.3 O 17 15 1.3 # M 3 12 L 5.5 11 L 7 6 L 17 6 L 18.5 11 L 21 12 L 21 18.5 L 3 18.5 Z",
      "Car"
    ),
    "pin": (
      "M 12 14 L 12 22 # M 9 3 L 15 3 L 14.5 9 L 17.5 14 L 6.5 14 L 9.5 9 Z", "Pin"
    ),
    "sun.min": (
      "# O 12 12 4.5 M 12 3.5 L 12 4.5 M 12 19.5 L 12 20.5 M 3.5 12 L 4.5 12 M 19.5 12 L 20.5 12 M 6 6 L 6.7 6.7 M 17.3 17.3 L 18 18 M 6 18 L 6.7 17.3 M 17.3 6.7 L 18 6",
      "Darker"
    ),
    "hare": (
      "M 9 11 L 7 3 L 12 9.5 # M 3 19 C 3 14 7 11 12 11 C 17 11 21 14 21 17 C 21 19 19 19 19 19 Z",
      "Fast"
    ),
    "tortoise": (
      "M 6 17 L 5 20 M 14 17 L 15 20 M 17 14 C 19 10 22 11 22 13.5 C 22 15.5 20 16 17 16 # M 3 16 C 3 10 6 7 10 7 C 14 7 17 10 17 16 Z",
      "Slow"
    ),
    "delete.left": (
      "M 12 9 L 17 15 M 17 9 L 12 15 # M 8 5 L 21.5 5 L 21.5 19 L 8 19 L 2.5 12 Z", "Delete"
    ),
    "paintpalette": (
      "O 8 9 0.7 O 13 7 0.7 O 17 10.5 0.7 O 7 14 0.7 # M 12 3 C 6 3 2.5 7.5 2.5 12 C 2.5 17 7 21 12 21 C 14.5 21 13 17.5 14.5 16 C 16 14.5 21.5 16.5 21.5 11.5 C 21.5 6.5 17 3 12 3 Z",
      "Colors"
    ),
    "chart.bar": ("# R 3.5 13 4 7.5 1 R 10 8 4 12.5 1 R 16.5 3.5 4 17 1", "Chart"),
    "chart.pie": ("M 12 12 L 12 3 M 12 12 L 19.8 16.5 # O 12 12 9", "Chart"),
    "list.dash": (
      "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18 M 3 6 L 4.5 6 M 3 12 L 4.5 12 M 3 18 L 4.5 18",
      "List"
    ),
    "checklist": (
      "M 3 6 L 4.5 7.5 L 7.5 4.5 M 3 13 L 4.5 14.5 L 7.5 11.5 M 11 6 L 21 6 M 11 13 L 21 13 M 11 20 L 21 20 M 3 20 L 7 20",
      "Checklist"
    ),
    "arrowtriangle.up": ("# M 12 5 L 20 19 L 4 19 Z", "Up"),
    "arrowtriangle.down": ("# M 4 5 L 20 5 L 12 19 Z", "Down"),
    "arrowtriangle.left": ("# M 19 4 L 19 20 L 5 12 Z", "Left"),
    "arrowtriangle.right": ("# M 5 4 L 19 12 L 5 20 Z", "Right"),
    "arrow.up.right": ("M 5 19 L 19 5 M 8 5 L 19 5 L 19 16", "Open"),
    "sparkles": (
      "# M 10 6 L 12 12 L 18 14 L 12 16 L 10 22 L 8 16 L 2 14 L 8 12 Z M 18 2 L 19 5 L 22 6 L 19 7 L 18 10 L 17 7 L 14 6 L 17 5 Z",
      "New"
    ),
    "gauge": ("A 12 14 9 -210 30 M 12 14 L 16.5 9 | O 12 14 1.6", "Gauge"),
    "thermometer": (
      "M 12 8 L 12 17 | O 12 17.5 2 # M 9.5 13.5 L 9.5 4.5 C 9.5 1.2 14.5 1.2 14.5 4.5 L 14.5 13.5 C 19 16 16.5 22 12 22 C 7.5 22 5 16 9.5 13.5 Z",
      "Temperature"
    ),
    "books.vertical": (
      "# R 3 4 4.5 17 0.8 R 8.5 6 4.5 15 0.8 M 14.5 7 L 18.5 6 L 22 20 L 18 21 Z", "Library"
    ),
    "airplane": (
      "# M 21.5 12 C 21.5 11 20 10.6 18.5 10.6 L 14 10.6 L 9.5 3 L 7.5 3 L 9.5 10.6 L 5.5 10.6 L 3.8 8.2 L 2.2 8.2 L 3.2 12 L 2.2 15.8 L 3.8 15.8 L 5.5 13.4 L 9.5 13.4 L 7.5 21 L 9.5 21 L 14 13.4 L 18.5 13.4 C 20 13.4 21.5 13 21.5 12 Z",
      "Airplane"
    ),
    "hammer": (
      "M 13 10 L 4 20 # M 9 4 L 16 4 L 20 8 L 18 10 L 15.5 8 L 12.5 11 L 9.5 8 L 11.5 6 Z", "Build"
    ),
    "snowflake": (
      "M 12 2.5 L 12 21.5 M 3.8 7.2 L 20.2 16.8 M 20.2 7.2 L 3.8 16.8 M 9.5 4 L 12 6.5 L 14.5 4 M 9.5 20 L 12 17.5 L 14.5 20",
      "Cold"
    ),
    "shuffle": (
      "M 3 7 L 7 7 L 16 17 L 21 17 M 3 17 L 7 17 L 10 13.5 M 13 10.5 L 16 7 L 21 7 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20",
      "Shuffle"
    ),
    "repeat": (
      "M 4 11 L 4 7 L 20 7 M 17 4 L 20 7 L 17 10 M 20 13 L 20 17 L 4 17 M 7 14 L 4 17 L 7 20",
      "Repeat"
    ),
    "scribble": (
      "M 3 17 C 7 4 11 4 9 11 C 7 18 12 18 14 11 C 16 5 19 7 17 12 C 16 16 19 17 21 14", "Draw"
    ),
    "figure.walk": (
      "| O 13 4 2 # M 12.5 8 L 11.5 14 L 15 17 L 16 21.5 M 11.5 14 L 10 18 L 7.5 21 M 7.5 12 L 9 9 L 12.5 8 L 15 11 L 17.5 11.5",
      "Walk"
    ),
    "figure.run": (
      "| O 15 4 2 # M 13 8 L 10.5 13 L 14.5 15.5 L 13.5 21 M 10.5 13 L 9.5 17 L 4.5 18 M 6 11 L 9 7.5 L 13 8 L 15.5 11 L 19 10.5",
      "Run"
    ),
    "bed.double": (
      "M 2.5 20 L 2.5 13 L 21.5 13 L 21.5 20 M 2.5 17 L 21.5 17 M 4 13 L 4 6 L 20 6 L 20 13 # R 5.5 9.5 5.5 3.5 1 R 13 9.5 5.5 3.5 1",
      "Bed"
    ),
    "archivebox": (
      "M 9.5 13 L 14.5 13 # R 2.5 4 19 4.5 1 M 4 8.5 L 20 8.5 L 20 20 L 4 20 Z", "Archive"
    ),
    "wind": (
      "M 2.5 9 L 14 9 C 18 9 18 3.5 14.5 3.5 C 12.8 3.5 12 4.5 12 5.5 M 2.5 13 L 18.5 13 C 22.5 13 22 18.5 18.5 18 M 2.5 17 L 11 17 C 14.5 17 14.5 21.5 11.5 21.5",
      "Wind"
    ),
    "wand.and.stars": (
      "M 3.5 20.5 L 13 11 | M 17 3 L 18 6 L 21 7 L 18 8 L 17 11 L 16 8 L 13 7 L 16 6 Z M 8 3 L 8.7 4.8 L 10.5 5.5 L 8.7 6.2 L 8 8 L 7.3 6.2 L 5.5 5.5 L 7.3 4.8 Z",
      "Magic"
    ),
    "eyedropper": (
      "M 11 8 L 16 13 # M 13 6.5 L 16 3.5 C 18 2 22 6 20.5 8 L 17.5 11 M 12.5 9.5 L 4.5 17.5 L 3.5 20.5 L 6.5 19.5 L 14.5 11.5",
      "Pick a color"
    ),
    "tv": ("M 8 21 L 16 21 # R 2.5 4 19 13.5 2", "Television"),
    "display": ("M 12 17 L 12 21 M 8 21 L 16 21 # R 2.5 3.5 19 13 2", "Screen"),
    "safari": ("M 15.5 8.5 L 13 13 L 8.5 15.5 L 11 11 Z # O 12 12 9", "Browser"),
    "face.smiling": ("A 12 13 4.5 20 160 O 12 12 9 | O 9 9.5 1.3 O 15 9.5 1.3", "Smile"),
    "cube": (
      "M 12 12 L 12 21.5 M 3.5 7.5 L 12 12 L 20.5 7.5 # M 12 2.5 L 20.5 7.5 L 20.5 16.5 L 12 21.5 L 3.5 16.5 L 3.5 7.5 Z",
      "Cube"
    ),
    "waveform": (
      "M 3 10.5 L 3 13.5 M 7.5 7 L 7.5 17 M 12 3.5 L 12 20.5 M 16.5 7 L 16.5 17 M 21 10.5 L 21 13.5",
      "Sound"
    ),
    "note.text": (
      "M 7 8.5 L 17 8.5 M 7 12 L 17 12 M 7 15.5 L 13 15.5 # R 3 3.5 18 17 2", "Note"
    ),
    "eraser": (
      "M 8.5 9.5 L 15 16 M 9 20 L 20 20 # M 14 4 L 20.5 10.5 L 11 20 L 8 20 L 3.5 15.5 L 3.5 14.5 Z",
      "Erase"
    ),
    "drop": (
      "# M 12 2.5 C 15 7 19 11 19 15 C 19 19 16 21.5 12 21.5 C 8 21.5 5 19 5 15 C 5 11 9 7 12 2.5 Z",
      "Water"
    ),
    "stopwatch": (
      "M 9.5 2.5 L 14.5 2.5 M 12 2.5 L 12 5 M 12 13 L 12 8.5 M 18.5 6.5 L 20 5 # O 12 13 8",
      "Stopwatch"
    ),
    "alarm": (
      "M 12 13 L 12 8.5 M 12 13 L 15 14.5 M 3 6.5 L 7 3 M 21 6.5 L 17 3 M 6.5 19 L 5 21 M 17.5 19 L 19 21 # O 12 13 7.5",
      "Alarm"
    ),
    "fork.knife": (
      "M 5 3 L 5 8 C 5 11 9 11 9 8 L 9 3 M 7 3 L 7 21 # M 16 21 L 16 3 C 19.5 4 20 10 18.5 13 L 16 13",
      "Food"
    ),
    "headphones": (
      "M 4 15 L 4 12 C 4 2 20 2 20 12 L 20 15 # R 3 14 4 7 1.5 R 17 14 4 7 1.5", "Headphones"
    ),
    "eyeglasses": (
      "O 6.5 14 4 O 17.5 14 4 M 10.5 13.5 C 11 12 13 12 13.5 13.5 M 2.5 13 L 5 7 M 21.5 13 L 19 7",
      "Glasses"
    ),
    "dollarsign": (
      "M 12 3 L 12 21 M 16.5 8 C 15.5 4.5 8 5 8 8.8 C 8 12.5 16.5 11 16.5 15.2 C 16.5 19.2 8.5 19.5 7.5 15.8",
      "Dollars"
    ),
    "eurosign": ("A 14 12 7 60 300 M 4 10.3 L 13 10.3 M 4 13.7 L 13 13.7", "Euros"),
    "network": (
      "O 12 12 9 M 3 12 L 21 12 M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21", "Network"
    ),
    "building.columns": (
      "M 4.5 10 L 4.5 18 M 9.5 10 L 9.5 18 M 14.5 10 L 14.5 18 M 19.5 10 L 19.5 18 M 2.5 20.5 L 21.5 20.5 # M 12 2.5 L 21.5 8 L 2.5 8 Z",
      "Institution"
    ),
    "textformat": (
      "M 2.5 18 L 7.5 6 L 12.5 18 M 4.5 14 L 10.5 14 M 21 11.5 L 21 18 O 18 14.8 3", "Text format"
    ),
    "seal": (
      "# M 12 2.5 L 14.5 4.5 L 17.7 4 L 18.7 7.1 L 21.5 8.7 L 20.3 11.7 L 21.5 14.7 L 18.7 16.3 L 17.7 19.4 L 14.5 18.9 L 12 21 L 9.5 18.9 L 6.3 19.4 L 5.3 16.3 L 2.5 14.7 L 3.7 11.7 L 2.5 8.7 L 5.3 7.1 L 6.3 4 L 9.5 4.5 Z",
      "Seal"
    ),
  ]

  /// Other names of these.
  static let moreAliases = [
    "figure": "person", "snow": "snowflake", "smiley": "face.smiling", "microphone": "mic",
    "eyedropper.halffull": "eyedropper", "eyedropper.full": "eyedropper",
    "wand.and.rays": "wand.and.stars", "thermometer.sun": "thermometer", "globe.americas": "globe",
    "arrow.2": "repeat", "timelapse": "gauge", "cube.box": "cube", "shippingbox": "cube",
    "arrowshape.turn.up.left": "arrow.uturn.backward", "desktopcomputer": "display",
    "doc.on.doc": "square.on.square", "doc.on.clipboard": "square.on.square",
  ]
}
