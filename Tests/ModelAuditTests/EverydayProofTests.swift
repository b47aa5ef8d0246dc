// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import ModelAudit
import Testing
import Views

/// Views as people write them every day: what is honest is proved, and what is not is named.
@MainActor
@Suite struct EverydayProofTests {
  private func verdict<Content: View>(
    _ title: String, _ content: @autoclosure @escaping () -> Content
  ) throws -> ControlProof.Verdict {
    let proof = ModelAudit(of: content()).prove()
    return try #require(
      proof.controls.first { $0.title.hasSuffix(title) }, "\(proof.text)"
    ).verdict
  }

  @Test func `what no movement of a hand did anything with is undecided`() throws {
    #expect(try verdict("canvas[Box]", IdleBox()) == .undecided)
    let hidden = ModelAudit(of: IdleBox().accessibilityHidden(true)).prove()
    #expect(hidden.count(.undecided) == 1 && hidden.controls.count == 1, "\(hidden.text)")
    #expect(hidden.text.contains("not exposed, at ModelAuditTests/EverydayProofTests.swift:"))
  }

  @Test func `a popover of words alone is left by keys and by its action, as by a press beside it`()
  {
    struct Info: View {
      @State private var isShown = false

      var body: some View {
        Button("Info") { isShown = true }
          .popover(isPresented: $isShown) { Text("30 minutes").padding() }
      }
    }
    let proof = ModelAudit(of: Info()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `two controls on one line of the source have a verdict each`() throws {
    #expect(try verdict("[A off]", TwoOnALine()) == .proved)
    #expect(try verdict("[B off]", TwoOnALine()) == .refuted)
  }

  @Test func `a control of a combined element may count in its name`() {
    let proof = ModelAudit(of: Alarm()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `controls of a combined element that are called the same are told apart`() {
    let proof = ModelAudit(of: Rating()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `a carousel that is dragged and adjusted is proved`() {
    let proof = ModelAudit(of: Carousel()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `a button that counts in its name is enabled by another one`() {
    let proof = ModelAudit(of: DeleteChosen()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `all fields are written into, and what they enable together is tried`() throws {
    let proof = ModelAudit(of: LogIn()).prove()
    #expect(proof.isProven, "\(proof.text)")
    let title =
      "push button[Log in] after tap and type \u{201c}42\u{201d} on entry[Mail], then"
      + " tap and type \u{201c}42\u{201d} on password text[Password]"
    #expect(proof.controls.contains { $0.title == title }, "\(proof.text)")
  }

  @Test func `a tap with another number or another word than its action is refuted`() throws {
    #expect(try verdict("[Not liked, 12]", Liked()) == .refuted)
    #expect(try verdict("push button[off]", OtherWord()) == .refuted)
  }

  @Test func `what is represented by another view is where it is seen`() {
    let proof = ModelAudit(of: RepresentedBox()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }
}

private struct IdleBox: View {
  var body: some View {
    Rectangle().frame(width: 100, height: 100).gesture(DragGesture().onEnded { _ in })
      .accessibilityLabel("Box")
  }
}

private struct TwoOnALine: View {
  @State private var a = false
  @State private var b = false

  // As on one line: both are written where this is called.
  private func row(
    _ text: String, _ tap: @escaping () -> Void,
    _ action: @escaping () -> Void
  ) -> some View {
    Text(text).onTapGesture(perform: tap).accessibilityAction { action() }
  }

  var body: some View {
    row(a ? "A on" : "A off", { a.toggle() }, { a.toggle() })
    row(b ? "B on" : "B off", { b.toggle() }, { b = true })
  }
}

private struct Alarm: View {
  @State private var rings = 0
  @State private var snoozes = 0

  var body: some View {
    HStack {
      Text("Alarm, \(rings)")
      Button("Ring") { rings += 1 }
      Button("Snooze \(snoozes)") { snoozes += 1 }
    }
    .accessibilityElement(children: .combine)
  }
}

private struct Rating: View {
  @State private var stars = 3

  var body: some View {
    HStack {
      ForEach(1..<6) { number in
        Button {
          stars = number
        } label: {
          Image(systemName: number <= stars ? "star.fill" : "star")
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars)")
  }
}

private struct Carousel: View {
  @State private var page = 0

  var body: some View {
    Text(["Red", "Green", "Blue"][page]).frame(width: 200, height: 100)
      .gesture(
        DragGesture().onEnded {
          if abs($0.translation.width) > 50 { turn($0.translation.width < 0 ? 1 : -1) }
        }
      )
      .accessibilityElement()
      .accessibilityLabel("Carousel")
      .accessibilityValue("\(page + 1) of 3")
      .accessibilityAdjustableAction { turn($0 == .increment ? 1 : -1) }
  }

  private func turn(_ pages: Int) { page = min(2, max(0, page + pages)) }
}

private struct DeleteChosen: View {
  @State private var count = 0

  var body: some View {
    Button("Choose") { count += 1 }
    Button("Delete \(count)") { count = 0 }.disabled(count == 0)
  }
}

private struct LogIn: View {
  @State private var mail = ""
  @State private var password = ""
  @State private var status = "out"

  var body: some View {
    TextField("Mail", text: $mail)
    SecureField("Password", text: $password)
    Button("Log in") { status = "in" }.disabled(mail.isEmpty || password.isEmpty)
    Text(status)
  }
}

private struct Liked: View {
  @State private var isLiked = false
  @State private var likes = 12

  var body: some View {
    Text(isLiked ? "Liked, \(likes)" : "Not liked, \(likes)")
      .onTapGesture {
        isLiked.toggle()
        likes = isLiked ? 13 : 12
      }
      .accessibilityAction { isLiked.toggle() }
  }
}

private struct OtherWord: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    Text(text)
    Text(isOn ? "on" : "off")
      .onTapGesture { (isOn, text) = (!isOn, "right") }
      .accessibilityAction { (isOn, text) = (!isOn, "wrong") }
  }
}

private struct RepresentedBox: View {
  @State private var isOn = false

  var body: some View {
    RoundedRectangle(cornerRadius: 4).fill(isOn ? .green : .white).frame(width: 30, height: 30)
      .onTapGesture { isOn.toggle() }
      .accessibilityRepresentation { Toggle("Subscribe", isOn: $isOn) }
  }
}
