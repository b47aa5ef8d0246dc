// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One control that is not proved: its counterexamples by the steps that show them, what is left
/// open, and pictures of both.
struct ProofHTMLControl: Sendable {
  /// So many counterexamples of one control are shown whole; the others are a list.
  private static let mostGroups = 10

  private let control: ControlProof
  /// From 1, in the order of the tree.
  private let number: Int

  init(_ control: ControlProof, number: Int) {
    self.control = control
    self.number = number
  }

  var text: String {
    let groups = groups
    let shown = groups.prefix(Self.mostGroups)
    let steps = Set(shown.map(\.steps))
    return
      ([head] + shown.map(group) + [more(Array(groups.dropFirst(Self.mostGroups)))] + [open]
      + control.strips.filter { !steps.contains($0.steps) }.map(openStrip) + ["</section>"])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    let ways = ControlProof.Modality.allCases.map { way in
      let verdict = control.verdict(of: way)
      return HTMLText.badge("\(way.title): \(verdict.rawValue)", verdict.kind)
    }
    let place = control.position.map { "<span>Written at \(HTMLText.code("\($0)"))</span>" } ?? ""
    return """
      <section class="window">
      <h3 id="control-\(number)">\(HTMLText.foreign(control.title))</h3>
      <p class="about">\(ways.joined(separator: "\n"))
      \(place)</p>
      """
  }

  private struct Group {
    let steps: [String]
    var found: [ControlProof.Counterexample]
  }

  /// By their steps, in their order.
  private var groups: [Group] {
    var groups: [Group] = []
    for found in control.counterexamples {
      if let place = groups.firstIndex(where: { $0.steps == found.steps }) {
        groups[place].found.append(found)
      } else {
        groups.append(Group(steps: found.steps, found: [found]))
      }
    }
    return groups
  }

  private func group(_ group: Group) -> String {
    let title = group.steps.isEmpty ? "What holds for every value" : Self.steps(group.steps)
    let problems = group.found.map { found in
      HTMLText.foreign(Self.sentence(found.problem))
    }
    var facts: [(String, String)] = []
    if let source = group.found.lazy.compactMap(\.source).first {
      facts.append(("Gesture written at", HTMLText.code(source)))
    }
    let rules = Set(group.found.map(\.rule)).sorted()
    facts.append(
      ("Rule", rules.map { "<code>\(HTMLText.plain($0))</code>" }.joined(separator: ", ")))
    let strip = control.strips.first { $0.steps == group.steps }
    return """
      <div class="group">
      <h4>\(HTMLText.foreign(title))</h4>
      \(HTMLText.list(problems))
      \(HTMLText.facts(facts, kind: "more"))
      \(strip.map(self.strip) ?? "")
      </div>
      """
  }

  private func more(_ groups: [Group]) -> String {
    let all = groups.flatMap(\.found)
    guard !all.isEmpty else { return "" }
    return "<details><summary>\(Plural.of(all.count, "more counterexample"))</summary>\n"
      + HTMLText.list(all.map { HTMLText.foreign(Self.sentence($0.sentence)) }) + "\n</details>"
  }

  /// What is not decided, with the ways that it concerns.
  private var open: String {
    var order: [String] = []
    var ways: [String: [ControlProof.Modality]] = [:]
    for way in ControlProof.Modality.allCases {
      for reason in control.reasons(for: way) {
        if ways[reason] == nil { order.append(reason) }
        ways[reason, default: []].append(way)
      }
    }
    guard !order.isEmpty else { return "" }
    let items = order.map { reason in
      let all = ways[reason] ?? []
      let names =
        all.count == ControlProof.Modality.allCases.count
        ? "All ways" : all.map(\.title).joined(separator: ", ")
      return "<strong>\(names):</strong> " + HTMLText.foreign(reason)
    }
    return """
      <div class="group">
      <h4>Not decided</h4>
      \(HTMLText.list(items))
      </div>
      """
  }

  // MARK: Pictures

  /// Of a movement that no counterexample shown here is about.
  private func openStrip(_ strip: PictureStrip) -> String {
    """
    <div class="group">
    <h4>\(HTMLText.foreign("In pictures: " + strip.steps.joined(separator: ", then ")))</h4>
    \(self.strip(strip))
    </div>
    """
  }

  private func strip(_ strip: PictureStrip) -> String {
    let items = strip.pictures.compactMap(figure)
    guard !items.isEmpty else { return "" }
    return "<ol class=\"strip\">\n" + items.joined(separator: "\n") + "\n</ol>"
  }

  /// nil for one without a size.
  private func figure(_ picture: PictureStrip.Picture) -> String? {
    let content = picture.content
    guard HTMLPicture.isPlace(content.frame), !content.png.isEmpty else { return nil }
    let frame = HTMLPicture.place(content.frame)
    let box = content.element.flatMap { element in
      HTMLPicture.isPlace(element) && element.overlaps(content.frame)
        ? "<rect class=\"halo\" \(HTMLPicture.place(element))/>"
          + "<rect class=\"box\" \(HTMLPicture.place(element))/>" : nil
    }
    let contacts = content.contacts.filter { $0.count == 2 && $0.allSatisfy { abs($0) < 1e6 } }
    let dots = contacts.map { point in
      "<circle class=\"contact\" cx=\"\(point[0])\" cy=\"\(point[1])\" r=\"7\"/>"
    }
    let marks = [
      box == nil ? nil : "a box round \(control.element)",
      dots.isEmpty
        ? nil : dots.count == 1 ? "a dot where the finger is" : "dots where the fingers are",
    ].compactMap { $0 }
    let marked = marks.isEmpty ? "" : " with " + marks.joined(separator: " and ")
    let alternative = "\(picture.title): picture of the window\(marked)"
    return """
      <li><figure>
      <svg role="img" aria-label="\(HTMLText.plain(alternative))" \
      width="\(content.frame.width)" \
      viewBox="\(content.frame.x) \(content.frame.y) \(content.frame.width) \(content.frame.height)">
      <image \(frame) href="data:image/png;base64,\(content.png.base64EncodedString())"/>
      \((box ?? "") + dots.joined())
      </svg>
      <figcaption><strong>\(HTMLText.plain(picture.title)):</strong> \
      \(HTMLText.foreign(picture.text))</figcaption>
      </figure></li>
      """
  }

  private static func steps(_ steps: [String]) -> String {
    sentence(steps.joined(separator: ", then "))
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
