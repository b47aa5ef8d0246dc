// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics
import Testing

/// A snapshot as a file keeps it.
@Suite struct RecordingTests {
  @Test func `everything that a snapshot holds comes back`() throws {
    let recording = Recording(
      snapshot: Self.snapshot,
      status: BusStatus(address: "", registryAnswers: true, isEnabled: false), language: "de_DE")
    let read = try Recording(Data(recording.text.utf8))
    #expect(read == recording)
    #expect(read.snapshot.tree.depthFirst == Self.snapshot.tree.depthFirst)
  }

  @Test func `the same snapshot gives the same bytes, one line an element`() throws {
    let text = Recording(snapshot: Self.snapshot, status: nil, language: "C").text
    #expect(text == Recording(snapshot: Self.snapshot, status: nil, language: "C").text)
    #expect(try Recording(Data(text.utf8)).text == text)
    let elements = text.split(separator: "\n").filter { $0.contains("\"role\":") }
    #expect(elements.count == Self.snapshot.tree.count)
  }

  @Test func `the address of the bus stays at home`() {
    let status = BusStatus(
      address: "unix:path=/run/user/1/bus", registryAnswers: true, isEnabled: nil)
    let text = Recording(snapshot: Self.snapshot, status: status, language: "C").text
    #expect(!text.contains("ada"))
  }

  @Test(arguments: ["", "{}", "[]", "nonsense", "{\"evenhandRecording\":\"1\"}", "\u{0}"])
  func `a file of something else is told apart`(content: String) {
    #expect(throws: RecordingError.notRecording) { try Recording(Data(content.utf8)) }
  }

  @Test func `a later version is refused by its number`() {
    #expect(throws: RecordingError.version(3)) {
      try Recording(Data("{\"evenhandRecording\":3,\"anything\":[]}".utf8))
    }
  }

  @Test func `what the first version wrote is read`() throws {
    let text = """
      {"evenhandRecording":1,
      "facts":{"application":{"bus":":1.2","isAnswering":true,"name":"it","path":"/a","toolkitName":"gtk","toolkitVersion":"3.24"},"calls":0,"duration":[0,0],"framesAreTrusted":true,"language":"C"},
      "problems":[],
      "elements":[
      {"children":[2],"id":1,"name":"it","role":"application"},
      {"actions":[["n","l","d",";;<Control>a"]],"frame":[1,2,3,4],"id":2,"interfaces":"Accessible Component","relations":[{"kind":"labelled by","targets":[9]}],"role":"slider","screenOrigin":[-5,6.5],"states":"enabled has-popup","value":{"current":0.1,"increment":0,"maximum":"inf","minimum":0}}
      ]}

      """
    let tree = try Recording(Data(text.utf8)).snapshot.tree
    #expect(
      tree[ElementID(2)]
        == Node(
          id: ElementID(2), role: .slider, states: StateSet(.enabled, .hasPopup),
          frame: Rect(x: 1, y: 2, width: 3, height: 4), screenOrigin: Point(x: -5, y: 6.5),
          value: RangeValue(minimum: 0, maximum: .infinity, current: 0.1, increment: 0),
          actions: [Action(name: "n", label: "l", description: "d", keyBinding: ";;<Control>a")],
          relations: [Relation(.labelledBy, [ElementID(9)])],
          reportedInterfaces: InterfaceSet([.accessible, .component])))
  }

  /// What is replaced in a good recording, and what is said of the result.
  static let damages: [(old: String, new: String, problem: String)] = [
    ("\"id\":2", "\"id\":1", "element 1 stands there twice"),
    ("\"children\":[2,3]", "\"children\":[2]", "element 3 does not come after a parent"),
    ("\"children\":[2,3]", "\"children\":[2,3,4]", "element 4 is a child, and missing"),
    ("\"children\":[2,3]", "\"children\":[2,3,3]", "element 3 has two parents"),
    ("\"children\":[2,3]", "\"children\":[1,2,3]", "element 1 has two parents"),
    ("\"role\":\"frame\"", "\"role\":\"fly\"", "element 2 has the unknown role \"fly\""),
    ("\"label\":", "\"lable\":", "element 3, actions: each has four texts"),
    ("enabled", "fly", "element 2 has the unknown state \"fly\""),
    ("Component", "Fly", "element 3 has the unknown interface \"Fly\""),
    ("\"height\":4,", "", "element 2, frame: 4 numbers are expected, of 32 bits"),
    ("\"height\":4", "\"height\":1e300", "element 2, frame: 4 numbers are expected, of 32 bits"),
    (
      "\"caretOffset\":2", "\"caretOffset\":9223372036854775807",
      "element 3, details: a number has more than 32 bits"
    ),
    (
      "\"position\":[0,0]", "\"position\":[]",
      "element 3, details: a cell's position has two numbers"
    ),
    (
      "\"calls\":7", "\"calls\":-9223372036854775808", "facts.calls: a number has more than 32 bits"
    ),
    ("\"duration\":[0,", "\"duration\":[9000000000,", "facts.duration: no such time"),
  ]

  @Test(arguments: damages)
  func `a damaged recording is refused with what is wrong`(
    old: String, new: String, problem: String
  ) throws {
    let good = Recording(snapshot: Self.snapshot, status: nil, language: "C").text
    let bad = good.replacingOccurrences(of: old, with: new)
    #expect(bad != good)
    #expect(throws: RecordingError.invalid(problem)) { try Recording(Data(bad.utf8)) }
  }

  @Test func `a recording that was cut anywhere is refused`() throws {
    let bytes = Data(Recording(snapshot: Self.snapshot, status: nil, language: "C").text.utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 13) {
      #expect(throws: RecordingError.self) { try Recording(bytes.prefix(length)) }
    }
  }

  @Test func `a chain of elements without an end is refused`() {
    let elements = (1...5000).map {
      "{\"id\":\($0),\"role\":\"panel\",\"children\":[\($0 + 1)]}"
    }
    let good = Recording(snapshot: Self.snapshot, status: nil, language: "C").text
    let head = good.prefix { $0 != "[" }
    #expect(head.contains("evenhandRecording"))
    let facts = good.split(separator: "\n").first { $0.hasPrefix("\"facts\"") } ?? ""
    let text =
      "{\"evenhandRecording\":1,\n\(facts)\n\"problems\":[],\"elements\":["
      + elements.joined(separator: ",") + "]}"
    #expect(
      throws: RecordingError.invalid("element 1026 stands more than 1024 levels deep")
    ) { try Recording(Data(text.utf8)) }
  }

  /// Three elements that have something of everything.
  private static let snapshot: ApplicationSnapshot = {
    let states = StateSet(rawValue: StateSet(.enabled, .hasPopup).rawValue | 1 << 60)
    let window = Node(
      id: ElementID(2), role: .frame, name: "A \"title\"\n— 😀", description: "d", help: "h",
      identifier: "i", states: states, frame: Rect(x: 1, y: 2, width: 3, height: 4),
      screenOrigin: Point(x: -5, y: 6.5), relations: [Relation(.labelledBy, [ElementID(99)])],
      attributes: ["b": "2", "a": "1"], reportedInterfaces: [])
    let slider = Node(
      id: ElementID(3), role: .slider,
      value: RangeValue(
        minimum: -.greatestFiniteMagnitude, maximum: .infinity, current: 0.1, increment: 0,
        text: "ten"),
      actions: [Action(name: "n", label: "l", description: "", keyBinding: ";;<Control>a")],
      reportedInterfaces: InterfaceSet([.accessible, .component, .value]))
    var root = Node(id: ElementID(1), role: .application, name: "it")
    root.children = [window.id, slider.id]
    var details = ElementDetails()
    details.text = TextDetails(
      characterCount: 3, caretOffset: 2, content: "abc", contentLength: 3,
      selections: [.init(begin: 2, end: 1)])
    var cell = TableDetails.Cell(row: 0, column: 0)
    cell.position = [0, 0]
    details.table = TableDetails(rows: 1, columns: 1, cells: [cell])
    details.hit = .stranger(path: "/x")
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.2", path: "/org/a11y/atspi/accessible/root"),
        name: "it", pid: 4, toolkitName: "gtk", toolkitVersion: "3.24"),
      tree: Tree(root: root, nodes: [window, slider]),
      problems: [
        ReadProblem(.notAnswering(after: .milliseconds(1500)), element: nil, path: "/p"),
        ReadProblem(.childCountDiffers(said: 3, listed: 2), element: root.id, path: "/q"),
        ReadProblem(.vanished, element: nil, path: "/r"),
      ],
      unanswered: [window.id: ["GetRole", "GetState"]], details: [slider.id: details],
      references: [
        root.id: ObjectReference(busName: ":1.2", path: "/org/a11y/atspi/accessible/root"),
        window.id: ObjectReference(busName: ":1.2", path: "/org/gtk/a11y/5"),
        slider.id: ObjectReference(busName: ":1.3", path: "/org/a11y/atspi/accessible/7"),
      ],
      framesAreTrusted: false, locale: "de_DE.UTF-8", duration: .nanoseconds(123_456_789), calls: 7)
  }()
}
