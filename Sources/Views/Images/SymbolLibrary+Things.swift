// SPDX-License-Identifier: Apache-2.0

extension SymbolLibrary {
  /// Signs of text and of sums, devices, vehicles, animals and other things.
  static let things: [String: (String, String)] = [
    "percent": ("M 19 5 L 5 19 O 7 7 2.8 O 17 17 2.8", "Percent"),
    "equal": ("M 4 9 L 20 9 M 4 15 L 20 15", "Equals"),
    "divide": ("M 4 12 L 20 12 | O 12 6 1.8 O 12 18 1.8", "Divide"),
    "plus.forwardslash.minus": (
      "M 4 7 L 11 7 M 7.5 3.5 L 7.5 10.5 M 18 4 L 6 20 M 13.5 18 L 20.5 18", "Plus or minus"
    ),
    "lessthan": ("M 19 5 L 5 12 L 19 19", "Less than"),
    "greaterthan": ("M 5 5 L 19 12 L 5 19", "Greater than"),
    "sum": ("M 18 7 L 18 4 L 6 4 L 13 12 L 6 20 L 18 20 L 18 17", "Sum"),
    "function": (
      "M 14 4 C 11 3 10 5 9.5 8 L 7.5 17 C 7 20 6 21 3.5 20 M 6 10 L 12.5 10 M 14 11 L 20 19 M 20 11 L 14 19",
      "Function"
    ),
    "infinity": (
      "M 12 12 C 9 8 8 7.5 6.5 7.5 C 2 7.5 2 16.5 6.5 16.5 C 8 16.5 9 16 12 12 C 15 8 16 7.5 17.5 7.5 C 22 7.5 22 16.5 17.5 16.5 C 16 16.5 15 16 12 12 Z",
      "Infinity"
    ),
    "at": (
      "A 12 12 9 45 360 M 21 12 C 21 17 15.5 17 15.5 13 L 15.5 8.5 O 12 12 3.6", "At"
    ),
    "asterisk": ("M 12 4 L 12 20 M 5 8 L 19 16 M 19 8 L 5 16", "Asterisk"),
    "bold": (
      "M 7 4 L 7 20 L 13 20 C 19 20 19 11.8 13 11.8 L 7 11.8 M 7 4 L 12 4 C 17.5 4 17.5 11.8 12 11.8",
      "Bold"
    ),
    "italic": ("M 10 4 L 18 4 M 6 20 L 14 20 M 14 4 L 10 20", "Italic"),
    "underline": ("M 7 3 L 7 11 C 7 18 17 18 17 11 L 17 3 M 5 21 L 19 21", "Underline"),
    "strikethrough": (
      "M 17 8 C 16 3 7 3 7 7.5 C 7 9.5 8.5 11 12 12 M 15.5 14 C 19 19 8 22 6.5 16.5 M 3 12 L 21 12",
      "Strike through"
    ),
    "text.alignleft": ("M 3 6 L 21 6 M 3 10 L 14 10 M 3 14 L 21 14 M 3 18 L 14 18", "Align left"),
    "text.aligncenter": (
      "M 3 6 L 21 6 M 7 10 L 17 10 M 3 14 L 21 14 M 7 18 L 17 18", "Align center"
    ),
    "text.alignright": (
      "M 3 6 L 21 6 M 10 10 L 21 10 M 3 14 L 21 14 M 10 18 L 21 18", "Align right"
    ),
    "text.justify": ("M 3 6 L 21 6 M 3 10 L 21 10 M 3 14 L 21 14 M 3 18 L 21 18", "Justify"),
    "list.number": (
      "M 9 6 L 21 6 M 9 12 L 21 12 M 9 18 L 21 18 M 3.5 4.5 L 4.8 3.8 L 4.8 8 M 3.5 10.8 C 4 9.8 6 10 5.8 11.2 L 3.5 13.8 L 6 13.8 M 3.5 16.2 L 6 16.2 L 4.8 17.8 C 6.5 17.8 6.3 20.2 4.6 20.2 L 3.5 19.8",
      "Numbered list"
    ),
    "quote.opening": (
      "M 10 6 C 6 7 4.5 10 4.5 14 M 19 6 C 15 7 13.5 10 13.5 14 | O 7 15 2.7 O 16 15 2.7", "Quote"
    ),
    "arrow.backward": ("M 21 12 L 3 12 M 10 5 L 3 12 L 10 19", "Back"),
    "arrow.forward": ("M 3 12 L 21 12 M 14 5 L 21 12 L 14 19", "Forward"),
    "arrow.up.left": ("M 19 19 L 5 5 M 5 16 L 5 5 L 16 5", "Up left"),
    "arrow.down.left": ("M 19 5 L 5 19 M 5 8 L 5 19 L 16 19", "Down left"),
    "arrow.down.right": ("M 5 5 L 19 19 M 19 8 L 19 19 L 8 19", "Down right"),
    "arrow.left.arrow.right": (
      "M 20 8 L 4 8 M 8 4 L 4 8 L 8 12 M 4 16 L 20 16 M 16 12 L 20 16 L 16 20", "Exchange"
    ),
    "arrow.down.to.line": ("M 12 3 L 12 16 M 6 10 L 12 16 L 18 10 M 5 21 L 19 21", "To the end"),
    "arrow.up.to.line": ("M 12 21 L 12 8 M 6 14 L 12 8 L 18 14 M 5 3 L 19 3", "To the beginning"),
    "arrow.turn.up.right": ("M 4 20 L 4 9 L 20 9 M 15 4 L 20 9 L 15 14", "Turn right"),
    "arrow.turn.up.left": ("M 20 20 L 20 9 L 4 9 M 9 4 L 4 9 L 9 14", "Turn left"),
    "arrow.triangle.branch": (
      "M 6 21 L 6 3 M 3 6 L 6 3 L 9 6 M 6 17 C 6 12 18 13 18 7 M 15 9 L 18 5.5 L 21 9", "Branch"
    ),
    "return": ("M 20 5 L 20 13 L 4 13 M 9 8 L 4 13 L 9 18", "Return"),
    "eject": ("M 5 18 L 19 18 # M 12 5 L 20 14 L 4 14 Z", "Eject"),
    "command": (
      "M 9 9 L 15 9 L 15 15 L 9 15 Z M 9 9 L 9 6 M 9 9 L 6 9 M 15 9 L 18 9 M 15 9 L 15 6 M 15 15 L 15 18 M 15 15 L 18 15 M 9 15 L 9 18 M 9 15 L 6 15 O 6.5 6.5 2.5 O 17.5 6.5 2.5 O 17.5 17.5 2.5 O 6.5 17.5 2.5",
      "Command"
    ),
    "printer": (
      "M 6.5 9 L 6.5 3 L 17.5 3 L 17.5 9 M 6.5 15 L 17.5 15 L 17.5 21 L 6.5 21 Z M 6.5 17 L 3 17 L 3 9 L 21 9 L 21 17 L 17.5 17 | O 18 12 1",
      "Print"
    ),
    "newspaper": (
      "M 7 8.5 L 14 8.5 M 7 12.5 L 14 12.5 M 7 16 L 14 16 # M 3.5 4.5 L 17.5 4.5 L 17.5 8 L 21 8 L 21 18.5 L 19.5 20 L 4.5 20 L 3.5 19 Z",
      "News"
    ),
    "paperclip": (
      "M 20 11 L 11.5 19.5 C 6.5 24 0.5 17 5 12.5 L 13.5 4.5 C 17 1.5 21 6 18 9.5 L 10 17 C 8 18.5 6 16.5 7.5 14.5 L 14.5 8",
      "Attachment"
    ),
    "keyboard": (
      "M 8 15.5 L 16 15.5 | O 6 9.5 1 O 9.5 9.5 1 O 13 9.5 1 O 16.5 9.5 1 O 7.5 12.5 1 O 11 12.5 1 O 14.5 12.5 1 O 18 12.5 1 # R 2 6 20 12.5 2",
      "Keyboard"
    ),
    "cpu": (
      "R 9.5 9.5 5 5 0.5 M 9 6 L 9 3 M 15 6 L 15 3 M 9 21 L 9 18 M 15 21 L 15 18 M 6 9 L 3 9 M 6 15 L 3 15 M 21 9 L 18 9 M 21 15 L 18 15 # R 6 6 12 12 1.5",
      "Processor"
    ),
    "memorychip": (
      "M 6 7 L 6 4.5 M 10 7 L 10 4.5 M 14 7 L 14 4.5 M 18 7 L 18 4.5 M 6 19.5 L 6 17 M 10 19.5 L 10 17 M 14 19.5 L 14 17 M 18 19.5 L 18 17 # R 2.5 7 19 10 1.5",
      "Memory"
    ),
    "externaldrive": (
      "M 3 15 L 21 15 | O 17.5 17.5 1 # M 6 5 L 18 5 L 21 15 L 21 20 L 3 20 L 3 15 Z", "Drive"
    ),
    "server.rack": (
      "| O 7 7 1.1 O 7 12 1.1 O 7 17 1.1 # R 3.5 4 17 5.5 1 R 3.5 9.5 17 5 1 R 3.5 14.5 17 5.5 1",
      "Server"
    ),
    "cylinder": (
      "M 5 6 C 5 10 19 10 19 6 # M 5 6 C 5 2 19 2 19 6 L 19 18 C 19 22 5 22 5 18 Z", "Storage"
    ),
    "battery.100": ("M 21.5 10.5 L 21.5 13.5 R 1.5 7 18 10 2.5 | R 4 9.5 13 5 1", "Battery full"),
    "battery.75": (
      "M 21.5 10.5 L 21.5 13.5 R 1.5 7 18 10 2.5 | R 4 9.5 9.7 5 1", "Battery at 75 percent"
    ),
    "battery.50": (
      "M 21.5 10.5 L 21.5 13.5 R 1.5 7 18 10 2.5 | R 4 9.5 6.5 5 1", "Battery at half"
    ),
    "battery.25": ("M 21.5 10.5 L 21.5 13.5 R 1.5 7 18 10 2.5 | R 4 9.5 3.3 5 1", "Battery low"),
    "battery.0": ("M 21.5 10.5 L 21.5 13.5 R 1.5 7 18 10 2.5", "Battery empty"),
    "ipad": ("M 10 19 L 14 19 # R 4 2 16 20 2", "Tablet"),
    "applewatch": (
      "M 9 6 L 9 2 L 15 2 L 15 6 M 9 18 L 9 22 L 15 22 L 15 18 # R 6.5 6 11 12 3", "Watch"
    ),
    "hifispeaker": ("O 12 15 4 | O 12 6.5 1.6 # R 5.5 2 13 20 2", "Loudspeaker"),
    "barcode": (
      "M 3.5 5 L 3.5 19 M 7 5 L 7 19 M 10 5 L 10 19 M 14 5 L 14 19 M 17 5 L 17 19 M 20.5 5 L 20.5 19",
      "Barcode"
    ),
    "bus": (
      "M 3.5 12.5 L 20.5 12.5 M 6.5 18 L 6.5 21 M 17.5 18 L 17.5 21 | O 7 15.4 1 O 17 15.4 1 # R 3.5 3 17 15 2.5",
      "Bus"
    ),
    "tram": (
      "M 5.5 11.5 L 18.5 11.5 M 8 18 L 6 21.5 M 16 18 L 18 21.5 M 12 5 L 12 2 M 8 2 L 16 2 | O 8.5 14.8 1 O 15.5 14.8 1 # R 5.5 5 13 13 2.5",
      "Tram"
    ),
    "bicycle": (
      "O 5.5 15.5 3.8 O 18.5 15.5 3.8 M 5.5 15.5 L 9.5 8.5 L 15.5 8.5 L 18.5 15.5 M 9.5 8.5 L 12 15.5 L 15.5 8.5 M 5.5 15.5 L 12 15.5 M 7.5 6.5 L 10.5 6.5 M 15.5 8.5 L 14.5 5.5 L 17.5 5.5",
      "Bicycle"
    ),
    "ferry": (
      "M 6 13 L 6 7 L 18 7 L 18 13 M 12 7 L 12 3 M 2 21 C 5 19 7 22 10 20.5 C 13 19 16 22 22 20 # M 3 13 L 21 13 L 18.5 18 L 5.5 18 Z",
      "Ferry"
    ),
    "fuelpump": (
      "M 3 20.5 L 15 20.5 M 7 8.5 L 11 8.5 M 14 11 L 17 11 L 17 16.5 C 17 19.5 20.5 19.5 20.5 16.5 L 20.5 8.5 L 17.5 5.5 # M 4.5 20.5 L 4.5 3.5 L 13.5 3.5 L 13.5 20.5 Z",
      "Fuel"
    ),
    "pawprint": (
      "| O 6 10.5 2.2 O 10 6 2.2 O 14.5 6 2.2 O 18.3 10.5 2.2 M 12.2 11 C 15 11 18 15 17.5 18 C 17 21 14 19.5 12.2 19.5 C 10.4 19.5 7.5 21 7 18 C 6.5 15 9.5 11 12.2 11 Z",
      "Animal"
    ),
    "fish": (
      "| O 7 10.8 1.1 # M 2.5 12 C 6 5.5 13 5.5 16.5 11 L 21.5 7.5 L 21.5 16.5 L 16.5 13 C 13 18.5 6 18.5 2.5 12 Z",
      "Fish"
    ),
    "bird": (
      "| O 8 7.5 1 # M 2.5 9 L 5 8 C 5 4 11.5 3 12 8 C 12.5 11 18 10 21.5 6.5 C 21 14 17 18.5 11 18.5 C 7.5 18.5 5 15 5 10.5 Z",
      "Bird"
    ),
    "ladybug": (
      "M 12 8 L 12 20 M 9.5 4 L 8 2 M 14.5 4 L 16 2 M 5.5 11 L 2.5 9.5 M 18.5 11 L 21.5 9.5 M 5.5 16 L 2.5 18 M 18.5 16 L 21.5 18 | O 9 12 1.2 O 15 12 1.2 O 9.2 16.2 1.2 O 14.8 16.2 1.2 # M 12 8 C 8 8 5.5 11 5.5 14 C 5.5 18 8.5 20.5 12 20.5 C 15.5 20.5 18.5 18 18.5 14 C 18.5 11 16 8 12 8 Z M 8.5 8.5 C 8.5 3 15.5 3 15.5 8.5 Z",
      "Bug"
    ),
    "ant": (
      "M 8 8 L 3 5 M 16 8 L 21 5 M 8.5 12 L 2.5 12 M 15.5 12 L 21.5 12 M 8 16 L 3 20 M 16 16 L 21 20 # O 12 5 2.5 O 12 11 3 O 12 18 3.8",
      "Bug"
    ),
    "tree": ("M 12 17 L 12 22 # M 12 2 L 18 10 L 15.5 10 L 20 17 L 4 17 L 8.5 10 L 6 10 Z", "Tree"),
    "mountain.2": ("# M 1.5 19 L 8.5 6 L 12.5 13 L 15 9 L 22.5 19 Z", "Mountains"),
    "brain": (
      "M 12 4.5 L 12 20 M 8.5 9.5 L 12 11.5 M 15.5 9.5 L 12 11.5 M 8 15.5 L 12 14.5 M 16 15.5 L 12 14.5 # M 12 4.5 C 10 2 6 3.5 6.5 6.5 C 3 7.5 2.5 11.5 4.5 13.5 C 3.5 17 6 19 8 18.5 C 9 21 11.5 21 12 19.5 C 12.5 21 15 21 16 18.5 C 18 19 20.5 17 19.5 13.5 C 21.5 11.5 21 7.5 17.5 6.5 C 18 3.5 14 2 12 4.5 Z",
      "Brain"
    ),
    "cross": (
      "# M 9 3 L 15 3 L 15 9 L 21 9 L 21 15 L 15 15 L 15 21 L 9 21 L 9 15 L 3 15 L 3 9 L 9 9 Z",
      "Medical"
    ),
    "pills": (
      "M 8.5 8.5 L 15.5 15.5 # M 4.5 12 C 1.5 8 7.5 2 12 4.5 L 19.5 12 C 22.5 16 16.5 22 12 19.5 Z",
      "Medicine"
    ),
    "stethoscope": (
      "M 5 3.5 L 3.5 3.5 L 3.5 8.5 C 3.5 15.5 13 15.5 13 8.5 L 13 3.5 L 11.5 3.5 M 8.2 13.5 L 8.2 16 C 8.2 22.5 18.5 22.5 18.5 16 L 18.5 13 O 18.5 10.8 2.2",
      "Health"
    ),
    "bandage": (
      "| O 10.6 10.6 0.9 O 13.4 10.6 0.9 O 10.6 13.4 0.9 O 13.4 13.4 0.9 # M 3.5 15 L 15 3.5 C 18 1 23 6 20.5 9 L 9 20.5 C 6 23 1 18 3.5 15 Z",
      "Bandage"
    ),
    "atom": (
      "M 12 12 C 4 4 1 5 3.5 10 C 6 15 16 23 20.5 20.5 C 23 18 18 10 12 5 M 12 12 C 20 4 23 5 20.5 10 C 18 15 8 23 3.5 20.5 C 1 18 6 10 12 5 | O 12 12.5 2",
      "Science"
    ),
    "wrench": (
      "# M 20.5 6 L 17 9.5 L 14.5 7 L 18 3.5 C 13.5 2 9.5 5.5 11 10 L 3.5 17.5 C 2 19.5 4.5 22 6.5 20.5 L 14 13 C 18.5 14.5 22 10.5 20.5 6 Z",
      "Tools"
    ),
    "ruler": (
      "M 6.5 8.5 L 6.5 12 M 10 8.5 L 10 11 M 13.5 8.5 L 13.5 12 M 17 8.5 L 17 11 # R 2.5 8.5 19 8 1",
      "Ruler"
    ),
    "puzzlepiece": (
      "# M 4 8 L 9 8 C 7 3 15 3 13 8 L 18 8 L 18 12.5 C 23 10.5 23 18 18 16 L 18 21 L 4 21 L 4 16.5 C 9 18.5 9 10.5 4 12.5 Z",
      "Extension"
    ),
    "building.2": (
      "M 7 7 L 10 7 M 7 11 L 10 11 M 7 15 L 10 15 M 17 12.5 L 18 12.5 M 17 16.5 L 18 16.5 # M 4 21 L 4 3 L 13 3 L 13 21 Z M 13 9 L 21 9 L 21 21 L 13 21 Z",
      "Buildings"
    ),
    "storefront": (
      "M 5 11.5 L 5 20.5 L 19 20.5 L 19 11.5 M 9.5 20.5 L 9.5 14.5 L 14.5 14.5 L 14.5 20.5 # M 4.5 4 L 19.5 4 L 21.5 9 C 21 12.5 16.5 12.5 16 9.5 C 15.5 12.5 8.5 12.5 8 9.5 C 7.5 12.5 3 12.5 2.5 9 Z",
      "Shop"
    ),
    "basket": (
      "M 8 9.5 L 10.5 3.5 M 16 9.5 L 13.5 3.5 M 9 13 L 9.5 17.5 M 15 13 L 14.5 17.5 # M 2.5 9.5 L 21.5 9.5 L 19 20.5 L 5 20.5 Z",
      "Shopping basket"
    ),
    "briefcase": (
      "M 8.5 7.5 L 8.5 4 L 15.5 4 L 15.5 7.5 M 2.5 13 L 21.5 13 # R 2.5 7.5 19 12.5 2", "Work"
    ),
    "suitcase": (
      "M 8.5 7 L 8.5 3.5 L 15.5 3.5 L 15.5 7 M 7 7 L 7 20 M 17 7 L 17 20 # R 2.5 7 19 13 2",
      "Travel"
    ),
    "ticket": (
      "M 14 7 L 14 9 M 14 11 L 14 13 M 14 15 L 14 17 # M 2.5 6 L 21.5 6 L 21.5 10 C 19 10.5 19 13.5 21.5 14 L 21.5 18 L 2.5 18 L 2.5 14 C 5 13.5 5 10.5 2.5 10 Z",
      "Ticket"
    ),
    "film": (
      "M 7 4.5 L 7 19.5 M 17 4.5 L 17 19.5 M 3 9.5 L 7 9.5 M 3 14.5 L 7 14.5 M 17 9.5 L 21 9.5 M 17 14.5 L 21 14.5 M 7 12 L 17 12 # R 3 4.5 18 15 1.5",
      "Film"
    ),
    "cup.and.saucer": (
      "M 17 8 C 22.5 7 22 14 16.5 13.5 M 3 20 L 19 20 # M 4 6 L 17 6 L 17 11.5 C 17 18.5 4 18.5 4 11.5 Z",
      "Cup"
    ),
    "wineglass": (
      "M 12 14 L 12 21 M 8 21 L 16 21 # M 7 3 L 17 3 C 18.5 10 16 14 12 14 C 8 14 5.5 10 7 3 Z",
      "Wine"
    ),
    "birthday.cake": (
      "M 12 10 L 12 6 M 2.5 20.5 L 21.5 20.5 M 4 15.5 C 7 18 9 13.5 12 15.5 C 15 17.5 17 13.5 20 15.5 | O 12 4 1.4 # M 4 20.5 L 4 10 L 20 10 L 20 20.5 Z",
      "Birthday"
    ),
    "tshirt": (
      "# M 8.5 3.5 C 10 6.5 14 6.5 15.5 3.5 L 22 7 L 20 12 L 17.5 11 L 17.5 21 L 6.5 21 L 6.5 11 L 4 12 L 2 7 Z",
      "Clothes"
    ),
    "umbrella": (
      "M 12 12 L 12 18.5 C 12 21.5 8 21.5 8 18.5 M 12 1.5 L 12 3.5 # M 2 12.5 C 3 0.5 21 0.5 22 12.5 Z",
      "Umbrella"
    ),
    "tornado": (
      "M 4 5 L 20 5 M 6 9 L 19 9 M 9 13 L 17 13 M 11 17 L 16 17 M 13 20.5 L 14 20.5", "Tornado"
    ),
    "rainbow": ("A 12 18 10 180 360 A 12 18 6.5 180 360 A 12 18 3 180 360", "Rainbow"),
    "cloud.rain": (
      "M 8 17.5 L 6.5 21 M 12.5 17.5 L 11 21 M 17 17.5 L 15.5 21 # M 7 14.5 C 1 14.5 2 7.5 7 8 C 8 1.5 17 2 17.5 7.5 C 23 7.5 22.5 14.5 18 14.5 Z",
      "Rain"
    ),
    "cloud.bolt": (
      "M 13 15 L 10.5 19 L 14 19 L 11.5 22.5 # M 7 14.5 C 1 14.5 2 7.5 7 8 C 8 1.5 17 2 17.5 7.5 C 23 7.5 22.5 14.5 18 14.5 Z",
      "Thunderstorm"
    ),
    "cloud.snow": (
      "| O 8 18.5 1.2 O 12.5 18.5 1.2 O 17 18.5 1.2 O 10 21.8 1.2 O 14.7 21.8 1.2 # M 7 14.5 C 1 14.5 2 7.5 7 8 C 8 1.5 17 2 17.5 7.5 C 23 7.5 22.5 14.5 18 14.5 Z",
      "Snow"
    ),
    "cloud.sun": (
      "M 9 2 L 9 3.2 M 3 5 L 3.9 5.9 M 1.5 11 L 2.7 11 M 15 5 L 14.1 5.9 A 9 9.5 4 150 330 # M 9 20.5 C 4.5 20.5 5 14.5 9 15 C 9.5 10 17 10 17.5 15 C 22.5 14.5 22 20.5 18.5 20.5 Z",
      "Sun and clouds"
    ),
    "moon.stars": (
      "| M 18 2 L 19 5 L 22 6 L 19 7 L 18 10 L 17 7 L 14 6 L 17 5 Z # M 19 15.5 C 17 16.3 9.5 15 8 5 C 0 9 1.5 21 11 22 C 15 22 18 19.5 19 15.5 Z",
      "Night"
    ),
    "sunrise": (
      "M 2 20 L 22 20 M 12 2.5 L 12 8 M 9 5 L 12 2.5 L 15 5 M 2.5 15.5 L 4.5 15.5 M 19.5 15.5 L 21.5 15.5 M 5 8.5 L 6.5 10 M 19 8.5 L 17.5 10 A 12 15.5 4 180 360",
      "Sunrise"
    ),
    "sunset": (
      "M 2 20 L 22 20 M 12 2.5 L 12 8 M 9 5.5 L 12 8 L 15 5.5 M 2.5 15.5 L 4.5 15.5 M 19.5 15.5 L 21.5 15.5 M 5 8.5 L 6.5 10 M 19 8.5 L 17.5 10 A 12 15.5 4 180 360",
      "Sunset"
    ),
    "antenna.radiowaves.left.and.right": (
      "A 12 9 4 -45 45 A 12 9 8 -45 45 A 12 9 4 135 225 A 12 9 8 135 225 M 12 9 L 12 21 | O 12 9 1.8",
      "Radio"
    ),
    "dot.radiowaves.left.and.right": (
      "A 12 12 5 -45 45 A 12 12 9 -45 45 A 12 12 5 135 225 A 12 12 9 135 225 | O 12 12 2", "Radio"
    ),
    "powerplug": (
      "M 9 3 L 9 7.5 M 15 3 L 15 7.5 M 12 17 L 12 21.5 # M 5.5 7.5 L 18.5 7.5 L 18.5 10 C 18.5 19.5 5.5 19.5 5.5 10 Z",
      "Plug"
    ),
    "shield": (
      "# M 12 2.5 L 20 5.5 L 20 11 C 20 16.5 16.5 20 12 21.5 C 7.5 20 4 16.5 4 11 L 4 5.5 Z",
      "Security"
    ),
    "binoculars": (
      "M 10 10 L 14 10 M 8 4 L 5 13 M 16 4 L 19 13 M 10 4 L 10 15 M 14 4 L 14 15 # O 6.5 16 4 O 17.5 16 4",
      "Binoculars"
    ),
    "target": ("O 12 12 9 O 12 12 5 | O 12 12 1.8", "Target"),
    "scope": ("O 12 12 7 M 12 2 L 12 8 M 12 16 L 12 22 M 2 12 L 8 12 M 16 12 L 22 12", "Target"),
    "viewfinder": (
      "M 3 8 L 3 3 L 8 3 M 16 3 L 21 3 L 21 8 M 21 16 L 21 21 L 16 21 M 8 21 L 3 21 L 3 16",
      "Viewfinder"
    ),
    "dot.viewfinder": (
      "M 3 8 L 3 3 L 8 3 M 16 3 L 21 3 L 21 8 M 21 16 L 21 21 L 16 21 M 8 21 L 3 21 L 3 16 | O 12 12 3",
      "Viewfinder"
    ),
    "faceid": (
      "M 3 8 L 3 3 L 8 3 M 16 3 L 21 3 L 21 8 M 21 16 L 21 21 L 16 21 M 8 21 L 3 21 L 3 16 M 8.5 8.5 L 8.5 10 M 15.5 8.5 L 15.5 10 M 12 8.5 L 12 12.5 L 11 12.5 M 8.5 15 C 10 17 14 17 15.5 15",
      "Face recognition"
    ),
    "touchid": (
      "A 12 13 3 180 360 A 12 13 6 165 375 A 12 13 9 190 350 M 9 13 L 9 18 M 12 13 L 12 20 M 15 13 L 15 18.5",
      "Fingerprint"
    ),
    "lasso": (
      "M 8 15.5 C 2.5 14.5 1.5 10 4.5 7 C 8 3.5 17 3.5 20 7 C 23 10.5 20 15.5 12 15.5 O 10 16.5 2 M 9 18.3 C 8.5 20.5 7 21.5 5 21.5",
      "Lasso"
    ),
    "applelogo": (
      "| M 12 6 C 12 3.5 13.5 2 16 2 C 16 4.5 14.5 6 12 6 Z # M 12 7.5 C 9.5 5.5 4 6.5 4 12.5 C 4 17 7 21.5 9.5 21.5 C 10.8 21.5 11.2 20.8 12.3 20.8 C 13.4 20.8 13.8 21.5 15 21.5 C 17 21.5 19 18.5 20 16 C 16.5 14.5 16.5 10 19.5 8.5 C 18 6.3 14.5 6.3 12 7.5 Z",
      "Apple"
    ),
    "lock.shield": (
      "A 12 10 2 180 360 | R 8.5 10.5 7 5.5 1 # M 12 2.5 L 20 5.5 L 20 11 C 20 16.5 16.5 20 12 21.5 C 7.5 20 4 16.5 4 11 L 4 5.5 Z",
      "Security"
    ),
    "crop": ("M 7 2 L 7 17 L 22 17 M 2 7 L 17 7 L 17 22", "Crop"),
    "rectangle.portrait": ("# R 5.5 2.5 13 19 2", "Rectangle"),
    "rectangle.stack": ("M 6 4 L 18 4 M 4.5 7.5 L 19.5 7.5 # R 3 11 18 10 2", "Stack"),
    "tablecells": (
      "M 3 9.5 L 21 9.5 M 3 14.5 L 21 14.5 M 9 4.5 L 9 19.5 M 15 4.5 L 15 19.5 # R 3 4.5 18 15 1.5",
      "Table"
    ),
    "chart.line.uptrend.xyaxis": (
      "M 3 3 L 3 21 L 21 21 M 6.5 16 L 10.5 11 L 14 14 L 20 6 M 15.5 6 L 20 6 L 20 10.5", "Chart"
    ),
    "chart.xyaxis.line": ("M 3 3 L 3 21 L 21 21 M 6.5 16 L 10.5 10 L 14.5 14 L 20 6", "Chart"),
    "square.3.layers.3d": (
      "M 2.5 12 L 12 16.5 L 21.5 12 M 2.5 16.5 L 12 21 L 21.5 16.5 # M 12 3 L 21.5 7.5 L 12 12 L 2.5 7.5 Z",
      "Layers"
    ),
    "signature": (
      "M 3 16 C 7 14 12 4 8.5 4 C 5 4 6 16 9 16 C 11 16 11 12 13 12 C 14.5 12 13.5 16 16 16 C 17.5 16 18 14.5 21 14.5 M 3 20.5 L 21 20.5",
      "Signature"
    ),
    "dumbbell": (
      "M 8 12 L 16 12 M 2 10.5 L 2 13.5 M 22 10.5 L 22 13.5 # R 4 6 4 12 1 R 16 6 4 12 1",
      "Training"
    ),
    "sportscourt": (
      "M 12 5.5 L 12 18.5 O 12 12 2.5 M 2.5 9 L 5.5 9 L 5.5 15 L 2.5 15 M 21.5 9 L 18.5 9 L 18.5 15 L 21.5 15 R 2.5 5.5 19 13 1",
      "Sports"
    ),
    "soccerball": (
      "M 12 8 L 16 11 L 14.5 15.5 L 9.5 15.5 L 8 11 Z M 12 8 L 12 3.5 M 16 11 L 20.5 9.5 M 14.5 15.5 L 17.5 19 M 9.5 15.5 L 6.5 19 M 8 11 L 3.5 9.5 O 12 12 9",
      "Football"
    ),
    "medal": ("M 8.5 9.5 L 5 2.5 M 15.5 9.5 L 19 2.5 # O 12 15 6", "Medal"),
    "hourglass": (
      "M 5 3 L 19 3 M 5 21 L 19 21 # M 7 3 L 17 3 C 17 9 13.5 10.5 13.5 12 C 13.5 13.5 17 15 17 21 L 7 21 C 7 15 10.5 13.5 10.5 12 C 10.5 10.5 7 9 7 3 Z",
      "Waiting"
    ),
  ]

  /// Other names of these.
  static let thingAliases = [
    "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "brain.head.profile": "brain",
    "cat": "pawprint", "rosette": "medal",
    "internaldrive": "externaldrive", "opticaldiscdrive": "externaldrive", "tram.fill": "tram",
    "wrench.and.screwdriver": "wrench", "screwdriver": "wrench", "apple.logo": "applelogo",
    "homekit": "house",
    "checkmark.shield": "shield",
    "square.stack": "rectangle.stack",
    "cloud.hail": "cloud.snow",
    "handbag": "bag", "doc.plaintext": "note.text",
    "text.quote": "quote.opening", "cablecar": "tram", "lightrail": "tram", "figure.2": "person.2",
    "pc": "display",
    "personalhotspot": "dot.radiowaves.left.and.right",
    "arrowshape.backward": "arrow.backward", "arrowshape.forward": "arrow.forward",
    "arrow.circlepath": "arrow.clockwise", "qrcode.viewfinder": "qrcode",
    "camera.viewfinder": "viewfinder",
    "music.mic": "mic", "waveform.path": "waveform",
    "trophy.circle": "crown",
  ]
}
