// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// Lists, grids, and what asks for its place.
extension ViewCatalog {
  mutating func addCollections() {
    add("List") { List { Text("row") } }
    addModifier("listStyle") { view in List { view }.listStyle(.insetGrouped) }
    addModifier("listRowInsets") { view in List { view.listRowInsets(EdgeInsets()) } }
    addModifier("listRowBackground") { view in List { view.listRowBackground(Color.red) } }
    addModifier("listRowSeparator") { view in List { view.listRowSeparator(.hidden) } }
    addModifier("swipeActions") { view in
      List { view.swipeActions { Button("Pin") {} } }
    }
    addModifier("onDelete") { view in
      List { ForEach(0..<2) { _ in view }.onDelete { _ in } }
    }
    addModifier("onMove") { view in
      List { ForEach(0..<2) { _ in view }.onMove { _, _ in } }
    }
    addModifier("reorderable") { view in
      VStack { ForEach(0..<2) { _ in view }.reorderable() }
    }
    addModifier("reorderContainer") { view in
      VStack { ForEach([Numbered(id: 1)]) { _ in view }.reorderable() }
        .reorderContainer(for: Numbered.self) { _ in }
    }
    addModifier("swipeActionsContainer") { view in
      ScrollView { view.swipeActions { Button("Pin") {} } }.swipeActionsContainer()
    }
    add("LazyVGrid") { LazyVGrid(columns: [GridItem()]) { Text("cell") } }
    add("LazyHGrid") { LazyHGrid(rows: [GridItem()]) { Text("cell") } }
    add("Grid") { Grid { GridRow { Text("cell") } } }
    add("GridRow") { Grid { GridRow { Text("cell") } } }
    addModifier("onGeometryChange") { view in
      view.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    }
    add("TabView") {
      TabView {
        Text("one").tabItem { Label("One", systemImage: "star") }
        Text("two").tag(1)
      }
    }
    add("Tab") { TabView { Tab("One", systemImage: "star") { Text("one") } } }
    addModifier("tabItem") { view in TabView { view.tabItem { Text("One") } } }
    addModifier("tabViewStyle") { view in TabView { view }.tabViewStyle(.page) }
    addModifier("indexViewStyle") { $0.indexViewStyle(.page) }
    add("DatePicker") {
      let day = Date(timeIntervalSinceReferenceDate: 820_000_000)
      VStack {
        DatePicker("Start", selection: .constant(day))
        DatePicker("End", selection: .constant(day)).datePickerStyle(.graphical)
        DatePicker("Time", selection: .constant(day)).datePickerStyle(.stepperField)
      }
    }
    add("GlassEffectContainer") {
      GlassEffectContainer { Text("glass").glassEffect(.regular.tint(.blue).interactive()) }
    }
    addModifier("onDrag") { $0.onDrag { NSItemProvider(object: "dragged" as NSString) } }
    addModifier("onDrop") { $0.onDrop(of: ["public.text"], isTargeted: nil) { _ in true } }
    add("MultiDatePicker") { MultiDatePicker("Days", selection: .constant([])) }
    addModifier("datePickerStyle") { $0.datePickerStyle(.wheel) }
    add("AsyncImage") { AsyncImage(url: URL(fileURLWithPath: "/none.png")) }
    addModifier("symbolEffect") { $0.symbolEffect(.bounce, value: 1) }
    addModifier("symbolEffectsRemoved") { $0.symbolEffectsRemoved() }
    addModifier("accessibilityStep") { view in
      HStack { view.onTapGesture {}.accessibilityStep(.increment) }
        .accessibilityElement(children: .combine).accessibilityAdjustableAction { _ in }
    }
    addModifier("accessibilityNumber") { $0.accessibilityNumber(1, in: 0...3, step: 1) }
    add("ViewThatFits") {
      ViewThatFits {
        Text("a long line of words").fixedSize()
        Text("short")
      }
    }
    add("Link") { Link("Site", destination: URL(filePath: "/")) }
    add("Gauge") { Gauge(value: 0.5) { Text("Level") } }
    add("Menu") { Menu("More") { Button("Do") {} } }
    addModifier("menuStyle") { $0.menuStyle(.borderlessButton) }
    addModifier("menuIndicator") { $0.menuIndicator(.hidden) }
    addModifier("menuOrder") { $0.menuOrder(.fixed) }
    addModifier("scrollContentBackground") { view in
      List { view }.scrollContentBackground(.hidden)
    }
    addModifier("statusBarHidden") { $0.statusBarHidden() }
    addModifier("statusBar") { $0.statusBar(hidden: true) }
    addModifier("persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) }
    addModifier("navigationBarItems") { $0.navigationBarItems(trailing: Text("item")) }
    addModifier("blur") { $0.blur(radius: 2) }
    addModifier("preferredColorScheme") { $0.preferredColorScheme(.dark) }
    addModifier("colorScheme") { $0.colorScheme(.dark) }
    addModifier("hoverEffect") { $0.hoverEffect(.lift) }
  }

  mutating func addSplitViews() {
    add("NavigationSplitView") {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: .constant(1)) { NavigationLink("Row \($0)", value: $0) }
      } content: {
        List { NavigationLink("Leaf") { Text("leaf") } }
      } detail: {
        Text("detail")
      }
    }
    addModifier("navigationSplitViewColumnWidth") { view in
      NavigationSplitView {
        view.navigationSplitViewColumnWidth(min: 100, ideal: 120)
      } detail: {
        view.navigationSplitViewColumnWidth(150)
      }
    }
    addModifier("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.balanced) }
    add("ColorPicker") { ColorPicker("Wall", selection: .constant(.red)) }
    add("ShareLink") { ShareLink(item: "text") }
  }

  mutating func addRows() {
    addModifier("badge") { view in List { view.badge(3) } }
    addModifier("deleteDisabled") { view in
      List { ForEach(0..<2) { _ in view.deleteDisabled(true) }.onDelete { _ in } }
    }
    addModifier("moveDisabled") { view in
      List { ForEach(0..<2) { _ in view.moveDisabled(true) }.onMove { _, _ in } }
    }
    addModifier("listRowSeparatorTint") { view in List { view.listRowSeparatorTint(.red) } }
    addModifier("listSectionSeparator") { view in List { view.listSectionSeparator(.hidden) } }
    addModifier("listSectionSeparatorTint") { view in
      List { view.listSectionSeparatorTint(.red) }
    }
    addModifier("listRowSpacing") { view in List { view }.listRowSpacing(4) }
    addModifier("listSectionSpacing") { view in List { view }.listSectionSpacing(.compact) }
    addModifier("headerProminence") { view in
      List { Section("Part") { view }.headerProminence(.increased) }
    }
    addModifier("help") { $0.help("Help") }
    addModifier("refreshable") { view in List { view }.refreshable {} }
    addModifier("searchable") { $0.searchable(text: .constant("a")) }
    add("EditButton") { Editing() }
    add("OutlineGroup") {
      List {
        OutlineGroup([Branch(id: 1, children: [Branch(id: 2)])], children: \.children) {
          Text("Row \($0.id)")
        }
      }
    }
    add("ContentUnavailableView") {
      ContentUnavailableView("Nothing", systemImage: "star", description: Text("is here"))
    }
  }
}

private struct Branch: Identifiable {
  let id: Int
  var children: [Branch]?
}

private struct Editing: View {
  @State private var mode = EditMode.inactive
  var body: some View {
    VStack {
      EditButton()
      Text(mode.isEditing ? "edited" : "shown")
    }
    .environment(\.editMode, $mode)
  }
}

private struct Numbered: Identifiable {
  let id: Int
}
