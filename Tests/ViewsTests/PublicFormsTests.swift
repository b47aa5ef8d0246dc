// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What public files write of labels, tabs and fields.
@MainActor
struct PublicFormsTests {
  @Test(arguments: [true, false])
  func `several views of a label stand side by side`(isButton: Bool) throws {
    let tester = ViewTester {
      if isButton {
        Button {
        } label: {
          Image(systemName: "star")
          Text("Rate")
        }
      } else {
        Menu {
          Button("Once") {}
        } label: {
          Image(systemName: "star")
          Text("Rate")
        }
      }
    }
    let frame = try #require(
      tester.tree.depthFirst.first { $0.name.contains("Rate") && !$0.actions.isEmpty }?.frame)
    #expect(frame.width > 45 && frame.height < 45, "\(frame)")
  }

  // MARK: Tabs

  private struct Onboarding: View {
    @Views.State var page = "one"
    let isTagged: Bool
    var body: some View {
      TabView(selection: $page) {
        if isTagged { Text("Hello").tag(1) } else { Text("Hello") }
        if isTagged { Text("Begin").tag(2) } else { Text("Begin") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test(arguments: [true, false])
  func `pages turn although none has the tag that is selected`(isTagged: Bool) throws {
    let tester = ViewTester { Onboarding(isTagged: isTagged) }
    #expect(tester.staticTexts["Hello"].exists)
    let pages = try #require(tester.tree.depthFirst.first { $0.role == .scrollPane })
    let next = try #require(pages.actions.first { $0.label == "Next page" })
    #expect(tester.perform(.performAction(pages.id, name: next.name)))
    #expect(tester.staticTexts["Begin"].exists && !tester.staticTexts["Hello"].exists)
  }

  private func tabs<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
    ViewTester { content() }.tree.depthFirst.filter { $0.role == .pageTab }.map(\.name)
  }

  @Test func `a page hides the bar of tabs, also from inside of its stack`() {
    let names = tabs {
      TabView {
        NavigationStack {
          VStack { Text("Film").toolbar(.hidden, for: .tabBar) }.navigationTitle("Films")
        }
        .tabItem { Label("Films", systemImage: "film") }
        Text("Book").tabItem { Label("Books", systemImage: "book") }
      }
    }
    #expect(names.isEmpty)
  }

  @Test func `what is said of the bar on a page that is not shown does not hide it`() {
    let names = tabs {
      TabView {
        Text("Film").tabItem { Label("Films", systemImage: "film") }
        Text("Book").toolbar(.hidden, for: .tabBar).tabItem { Label("Books", systemImage: "book") }
      }
    }
    #expect(names == ["Films", "Books"])
  }

  @Test func `tabs without anything on them, which a selection turns, have no bar`() {
    #expect(
      tabs {
        TabView(selection: .constant(0)) {
          Text("Film").tag(0)
          Text("Book").tag(1)
        }
      }.isEmpty)
    let alone = tabs {
      TabView {
        Text("Film")
        Text("Book")
      }
    }
    #expect(alone == ["Page 1 of 2", "Page 2 of 2"])
  }

  @Test func `a tab with a picture beside its word is called by the word`() {
    let names = tabs {
      TabView {
        Text("Film").tabItem {
          Image(systemName: "list.bullet")
          Text("Tasks")
        }
        Text("Book").tabItem { Image(systemName: "gearshape") }
      }
    }
    #expect(names == ["Tasks", "Settings"])
  }

  // MARK: Names

  @Test(arguments: [true, false])
  func `a field without a title is called by its prompt`(isSecret: Bool) throws {
    let tester = ViewTester {
      if isSecret {
        SecureField("", text: .constant(""), prompt: Text("Email"))
      } else {
        TextField("", text: .constant(""), prompt: Text("Email"))
      }
    }
    let role: Role = isSecret ? .passwordText : .entry
    #expect(tester.tree.depthFirst.first { $0.role == role }?.name == "Email")
  }

  @Test func `a control without words is not called by what it is drawn of`() {
    let tester = ViewTester {
      Toggle("", isOn: .constant(true)).toggleStyle(.switch)
      Toggle("", isOn: .constant(true))
      Stepper("", value: .constant(3)).labelsHidden()
    }
    let names = tester.tree.depthFirst.filter { !$0.actions.isEmpty }.map(\.name)
    #expect(names.count == 3 && names.allSatisfy(\.isEmpty), "\(names)")
  }

  // MARK: Labels and prompts

  @Test(arguments: [true, false])
  func `a prompt has the colour that it says, and else a paler one than what is typed`(
    isSecret: Bool
  ) {
    func color(_ prompt: Text) -> Color? {
      let tester = ViewTester {
        if isSecret {
          SecureField("Mail", text: .constant(""), prompt: prompt).foregroundColor(.red)
        } else {
          TextField("Mail", text: .constant(""), prompt: prompt).foregroundColor(.red)
        }
      }
      for case .text(let run, _) in tester.displayList.items where run.text == "you@example" {
        return run.color
      }
      return nil
    }
    let plain = color(Text("you@example"))
    #expect(color(Text("you@example").foregroundColor(.orange)) == .orange)
    #expect(plain != nil && plain != .red && plain != .orange)
  }

  @Test func `the second text of a label explains the first, below it`() throws {
    let tester = ViewTester {
      Toggle(isOn: .constant(true)) {
        Text("Ring")
        Text("When someone calls")
      }
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        Text("Tone")
        Text("Of all calls")
      }
      LabeledContent {
        Text("2.1")
      } label: {
        Text("Version")
        Text("The latest one")
      }
    }
    var places: [String: (CGPoint, CGFloat)] = [:]
    for case .text(let run, let place) in tester.displayList.items {
      places[run.text] = (place, run.font.size)
    }
    for (title, line) in [
      ("Ring", "When someone calls"), ("Tone", "Of all calls"), ("Version", "The latest one"),
    ] {
      let (first, second) = (try #require(places[title]), try #require(places[line]))
      #expect(first.0.x == second.0.x && first.0.y < second.0.y && first.1 > second.1)
    }
    let name = "Ring When someone calls"
    #expect(throws: Never.self) { try tester.element(named: name) }
  }

  // MARK: Symbols

  @Test func `a symbol without a name shows nothing, and says nothing`() {
    let tester = ViewTester {
      Image(systemName: "")
      Image(systemName: "").resizable().frame(width: 40, height: 40)
    }
    #expect(tester.tree.depthFirst.allSatisfy { $0.role != .image })
    #expect(!tester.drawing.contains("stroke") && !tester.drawing.contains("fill"))
  }

  private func colors<V: View>(@ViewBuilder _ symbol: @escaping () -> V) -> Set<Color> {
    let list = ViewTester { symbol() }.displayList
    return Set(
      list.items.compactMap { item in
        switch item {
        case .fill(_, let color), .stroke(_, let color, _): color
        default: nil
        }
      })
  }

  @Test func `two styles are those of a symbol and of what is round it`() {
    let colors = colors { Image(systemName: "heart.circle.fill").foregroundStyle(.white, .red) }
    #expect(colors == [.white, .red])
  }

  @Test(arguments: [true, false])
  func `a symbol in shades is paler round its body`(isImage: Bool) {
    let colors = colors {
      if isImage {
        Image(systemName: "heart.circle.fill").symbolRenderingMode(.hierarchical)
          .foregroundStyle(.red)
      } else {
        Image(systemName: "heart.circle.fill").foregroundStyle(.red)
          .symbolRenderingMode(.hierarchical)
      }
    }
    #expect(colors == [.red, .red.opacity(0.5)])
  }

  @Test(arguments: [true, false])
  func `weather has colours of its own where it is asked for in them`(isImage: Bool) {
    let colors = colors {
      if isImage {
        Image(systemName: "cloud.sun.fill").renderingMode(.original)
      } else {
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
      }
    }
    #expect(colors == [.white, .yellow])
  }
}
