// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Views

/// One view for each view and each modifier that there is: what tests of all of them walk through.
///
/// `LifetimeTests` compares the names with the sources, so that a new one cannot be left out.
@MainActor
struct ViewCatalog {
  struct Entry {
    let name: String
    let view: @MainActor () -> AnyView
  }

  private(set) var entries: [Entry] = []

  init() {
    addViews()
    addShapes()
    addGestures()
    addInput()
    addFocus()
    addTexts()
    addAccessibility()
    addAccessibilityParts()
    addLooks()
    addStructure()
    addMotion()
    addStyles()
    addPictures()
    addControls()
    addCollections()
    addRows()
    addSplitViews()
    addBars()
    addTold()
    addTextFields()
    addParagraphs()
    addPresentations()
    addScrolling()
    addPlaces()
    addNames()
  }

  mutating func add<V: View>(
    _ name: String, @ViewBuilder _ view: @MainActor @escaping () -> V
  ) {
    entries.append(Entry(name: name) { AnyView(view()) })
  }

  /// What most modifiers are put on: something that can be pressed, told and drawn.
  static func control() -> some View {
    Rectangle().fill(Color.blue).frame(width: 20, height: 10)
      .gesture(TapGesture().onEnded {})
      .accessibilityLabel("Control")
  }

  mutating func addModifier<V: View>(
    _ name: String, @ViewBuilder _ modified: @MainActor @escaping (AnyView) -> V
  ) {
    add(name) { modified(AnyView(Self.control())) }
  }

  // MARK: Views

  private mutating func addViews() {
    add("AnyView") { AnyView(Text("any")) }
    add("Button") { Button("Button") {} }
    add("Color") { Color.red.frame(width: 4, height: 4) }
    add("ConditionalContent") { Branching() }
    add("Divider") { Divider() }
    add("EmptyView") { EmptyView() }
    add("FocusedKeys") { FocusedKeys { name, _ in Text(name) } }
    add("FocusedSpeech") { FocusedSpeech { Text($0.joined()) } }
    add("ForEach") { ForEach(0..<3, id: \.self) { Button("Row \($0)") {} } }
    add("GeometryReader") { GeometryReader { Text("\($0.size.width)") } }
    add("Group") {
      Group {
        Text("one"); Text("two")
      }
    }
    add("HStack") {
      HStack {
        Text("one"); Spacer(); Text("two")
      }
    }
    add("LazyVStack") {
      ScrollView {
        LazyVStack { ForEach(0..<100, id: \.self) { Button("Row \($0)") {} } }
      }
      .frame(width: 60, height: 60)
    }
    add("LazyHStack") {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<100, id: \.self) { Button("Row \($0)") {} } }
      }
      .frame(width: 60, height: 60)
    }
    add("Optional") { Optional.some(Text("there")) }
    add("ScrollView") { ScrollView { Text("long\nlong\nlong") }.frame(width: 20, height: 20) }
    add("ScrollViewReader") {
      ScrollViewReader { proxy in
        Button("Scroll") { proxy.scrollTo(1) }.id(1)
      }
    }
    add("Spacer") { HStack { Spacer() } }
    add("Text") { Text("words") }
    add("Toggle") { Toggling() }
    add("TupleView") {
      VStack {
        Text("one"); Text("two")
      }
    }
    add("VStack") {
      VStack {
        Text("one"); Text("two")
      }
    }
    add("ZStack") {
      ZStack {
        Text("one"); Text("two")
      }
    }
  }

  private mutating func addShapes() {
    add("Capsule") { Capsule().frame(width: 4, height: 4) }
    add("Circle") { Circle().frame(width: 4, height: 4) }
    add("Ellipse") { Ellipse().frame(width: 4, height: 4) }
    add("Path") { Path(CGRect(x: 0, y: 0, width: 4, height: 4)).frame(width: 4, height: 4) }
    add("Rectangle") { Rectangle().frame(width: 4, height: 4) }
    add("RoundedRectangle") { RoundedRectangle(cornerRadius: 2).frame(width: 4, height: 4) }
    add("StrokedShape") { Circle().stroke(lineWidth: 2).frame(width: 4, height: 4) }
    add("ShapeView") { Circle().strokeBorder(Color.red).frame(width: 4, height: 4) }
  }

  // MARK: Input

  private mutating func addGestures() {
    addModifier("gesture") { $0.gesture(DragGesture().onChanged { _ in }) }
    add("a gesture with a value") { Dialling() }
    addModifier("highPriorityGesture") { $0.highPriorityGesture(LongPressGesture()) }
    addModifier("simultaneousGesture") {
      $0.simultaneousGesture(MagnifyGesture().simultaneously(with: RotateGesture()))
    }
    addModifier("onTapGesture") { $0.onTapGesture {} }
    addModifier("onLongPressGesture") { $0.onLongPressGesture {} }
    addModifier("onLongTouchGesture") { $0.onLongTouchGesture {} }
    addModifier("onGestureDecision") { $0.onGestureDecision { _ in } }
    addModifier("draggable") { $0.draggable("payload") { Text("preview") } }
    addModifier("dropDestination") { $0.dropDestination(for: String.self) { _, _ in true } }
    addModifier("contextMenu") { $0.contextMenu { Button("Choose") {} } }
    addModifier("actionsMenuDisabled") { $0.actionsMenuDisabled() }
    addModifier("contentShape") { $0.contentShape(Circle()) }
    addModifier("coordinateSpace") { $0.coordinateSpace(.named("here")) }
    addModifier("allowsHitTesting") { $0.allowsHitTesting(false) }
    addModifier("disabled") { $0.disabled(true) }
  }

  private mutating func addInput() {
    addModifier("pointerStyle") { $0.pointerStyle(.link) }
    addModifier("hoverEffectDisabled") { $0.hoverEffectDisabled() }
    addModifier("pressEffectDisabled") { $0.pressEffectDisabled() }
    addModifier("onHover") { $0.onHover { _ in } }
    addModifier("onContinuousHover") { $0.onContinuousHover { _ in } }
    addModifier("onKeyPress") { $0.focusable().onKeyPress(.space) { .handled } }
    addModifier("keyboardShortcut") { $0.keyboardShortcut("k") }
    addModifier("onMoveCommand") { $0.onMoveCommand { _ in } }
    addModifier("onExitCommand") { $0.onExitCommand {} }
    addModifier("onDeleteCommand") { $0.onDeleteCommand {} }
    addModifier("buttonStyle") { $0.buttonStyle(.plain) }
    addModifier("toggleStyle") { $0.toggleStyle(.switch) }
    addModifier("scrollDisabled") { view in ScrollView { view }.scrollDisabled(true) }
    addModifier("wheelGesturesDisabled") { $0.wheelGesturesDisabled() }
    addModifier("scrollIndicators") { view in ScrollView { view }.scrollIndicators(.hidden) }
  }

  private mutating func addFocus() {
    add("focused") { Focusing() }
    add("defaultFocus") { Focusing(hasDefault: true) }
    add("focusScope") { Scoped() }
    addModifier("prefersDefaultFocus") { $0.prefersDefaultFocus() }
    addModifier("provenState") { $0.provenState("count", 1) }
    addModifier("focusable") { $0.focusable { _ in } }
    addModifier("focusEffectDisabled") { $0.focusEffectDisabled() }
    addModifier("focusGroup") { $0.focusGroup() }
    addModifier("focusSection") { $0.focusSection() }
  }

  // MARK: Accessibility

  private mutating func addTexts() {
    addModifier("accessibility") { $0.accessibility(label: Text("Label")) }
    addModifier("accessibilityLabel") { $0.accessibilityLabel("Label") }
    addModifier("accessibilityValue") { $0.accessibilityValue("Value") }
    addModifier("accessibilityHint") { $0.accessibilityHint("Hint") }
    addModifier("accessibilityIdentifier") { $0.accessibilityIdentifier("id") }
    addModifier("accessibilityInputLabels") { $0.accessibilityInputLabels(["one"]) }
    addModifier("accessibilityCustomContent") {
      $0.accessibilityCustomContent("Weight", "5 kg")
    }
    addModifier("accessibilityRoleDescription") { $0.accessibilityRoleDescription("knob") }
    addModifier("accessibilityTextContentType") { $0.accessibilityTextContentType(.plain) }
    addModifier("accessibilityScrollStatus") { $0.accessibilityScrollStatus("page 1") }
  }

  private mutating func addAccessibility() {
    addModifier("accessibilityAction") { $0.accessibilityAction(named: "Open") {} }
    addModifier("accessibilityAdjustableAction") { $0.accessibilityAdjustableAction { _ in } }
    addModifier("accessibilityScrollAction") { $0.accessibilityScrollAction { _ in } }
    addModifier("accessibilityZoomAction") { $0.accessibilityZoomAction { _ in } }
    addModifier("accessibilityDirectTouch") { $0.accessibilityDirectTouch() }
    addModifier("accessibilityElement") { $0.accessibilityElement(children: .combine) }
    addModifier("accessibilityHidden") { $0.accessibilityHidden(true) }
    addModifier("accessibilityAddTraits") { $0.accessibilityAddTraits(.isSelected) }
    addModifier("accessibilityRemoveTraits") { $0.accessibilityRemoveTraits(.isButton) }
    addModifier("accessibilityHeading") { $0.accessibilityHeading(.h1) }
    addModifier("accessibilitySortPriority") { $0.accessibilitySortPriority(1) }
    addModifier("accessibilityRespondsToUserInteraction") {
      $0.accessibilityRespondsToUserInteraction()
    }
    addModifier("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors() }
    addModifier("accessibilityShowsLargeContentViewer") {
      $0.accessibilityShowsLargeContentViewer()
    }
    addModifier("accessibilityRole") { $0.accessibilityRole(.list) }
    addModifier("accessibilityState") { $0.accessibilityState(.checked) }
    addModifier("accessibilityTable") { $0.accessibilityTable(rows: 1, columns: ["A"]) }
    addModifier("accessibilityCell") { $0.accessibilityCell(row: 0, column: 0) }
    addModifier("accessibilityDocument") { $0.accessibilityDocument(page: 1) }
    addModifier("accessibilityAddress") {
      $0.accessibilityAddress(URL(filePath: "/tmp/page.html"))
    }
    addModifier("accessibilitySetPosition") { $0.accessibilitySetPosition(1, of: 2) }
    addModifier("accessibilityActivationPoint") { $0.accessibilityActivationPoint(.center) }
    addModifier("accessibilityDragPoint") {
      $0.accessibilityDragPoint(.center, description: "from here")
    }
    addModifier("accessibilityDropPoint") {
      $0.accessibilityDropPoint(.center, description: "to here")
    }
  }

  private mutating func addAccessibilityParts() {
    addModifier("accessibilityRepresentation") { view in
      view.accessibilityRepresentation { Button("Instead") {} }
    }
    addModifier("accessibilityChildren") { view in
      view.accessibilityChildren { Button("Inside") {} }
    }
    addModifier("accessibilityActions") { view in
      view.accessibilityActions { Button("Archive") {} }
    }
    addModifier("PlaceholderContentView") { view in
      view.accessibilityLabel { placeholder in
        Text("more"); placeholder
      }
    }
    addModifier("accessibilityRotor") {
      $0.accessibilityRotor("Stars") { AccessibilityRotorEntry("one", id: 1) }
    }
    add("accessibilityRotorEntry") { Related() }
    add("accessibilityLabeledPair") { Related() }
    add("accessibilityLinkedGroup") { Related() }
    add("accessibilityFocused") { AccessibilityFocusing() }
    add("accessibilityDefaultFocus") { AccessibilityFocusing() }
  }

  // MARK: Looks and structure

  private mutating func addLooks() {
    addModifier("background") { $0.background(Color.red) }
    addModifier("border") { $0.border(Color.red) }
    addModifier("clipShape") { $0.clipShape(Circle()) }
    addModifier("clipped") { $0.clipped() }
    addModifier("cornerRadius") { $0.cornerRadius(3) }
    addModifier("dynamicTypeSize") { $0.dynamicTypeSize(.large) }
    addModifier("fixedSize") { $0.fixedSize() }
    addModifier("font") { $0.font(.title) }
    addModifier("foregroundColor") { $0.foregroundColor(.red) }
    addModifier("foregroundStyle") { $0.foregroundStyle(.red) }
    addModifier("frame") { $0.frame(width: 30, height: 30) }
    addModifier("hidden") { $0.hidden() }
    addModifier("layoutPriority") { $0.layoutPriority(1) }
    addModifier("lineLimit") { $0.lineLimit(1) }
    addModifier("multilineTextAlignment") { $0.multilineTextAlignment(.center) }
    addModifier("offset") { $0.offset(x: 1, y: 1) }
    addModifier("opacity") { $0.opacity(0.5) }
    addModifier("overlay") { view in view.overlay { Text("over") } }
    addModifier("padding") { $0.padding(2) }
    addModifier("position") { $0.position(x: 5, y: 5) }
    addModifier("rotationEffect") { $0.rotationEffect(.degrees(10)) }
    addModifier("scaleEffect") { $0.scaleEffect(1.5) }
    addModifier("shadow") { $0.shadow(radius: 2) }
    addModifier("zIndex") { $0.zIndex(1) }
  }

  private mutating func addStructure() {
    addModifier("animation") { $0.animation(.default, value: 1) }
    addModifier("environment") { $0.environment(\.isEnabled, false) }
    addModifier("transformEnvironment") { view in
      view.transformEnvironment(\.isEnabled) { $0 = false }
    }
    addModifier("id") { $0.id("identity") }
    addModifier("modifier") { $0.modifier(Framed()) }
    addModifier("onAppear") { $0.onAppear {} }
    addModifier("onDisappear") { $0.onDisappear {} }
    add("onChange") { Changing() }
  }
}

// MARK: Views that need properties

private struct Branching: View {
  @State private var isFirst = true
  var body: some View {
    if isFirst { Button("first") { isFirst.toggle() } } else { Text("second") }
  }
}

private struct Toggling: View {
  @State private var isOn = false
  var body: some View { Toggle("Switch", isOn: $isOn) }
}

private struct Dialling: View {
  @State private var value = 30.0
  @GestureState private var isDragged = false
  var body: some View {
    Circle().frame(width: 20, height: 20).opacity(isDragged ? 0.5 : 1)
      .gesture(
        DragGesture().adjusting($value, in: 0...100, axis: .vertical)
          .updating($isDragged) { _, state, _ in state = true }
      )
      .accessibilityLabel("Dial")
  }
}

private struct Focusing: View {
  var hasDefault = false
  @FocusState private var field: Int?
  var body: some View {
    HStack {
      Button("one") { field = 2 }.focused($field, equals: 1)
      Button("two") {}.focused($field, equals: 2)
    }
    .defaultFocus($field, hasDefault ? 2 : 1)
  }
}

private struct Scoped: View {
  @Namespace private var scope
  var body: some View { Button("in a scope") {}.focusScope(scope) }
}

private struct AccessibilityFocusing: View {
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View {
    Button("spoken") { isFocused = true }.accessibilityFocused($isFocused)
      .accessibilityDefaultFocus($isFocused, true)
  }
}

private struct Related: View {
  @Namespace private var space
  var body: some View {
    HStack {
      Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: space)
      Button("value") {}.accessibilityLabeledPair(role: .content, id: "name", in: space)
      Text("one").accessibilityLinkedGroup(id: "group", in: space)
      Text("two").accessibilityLinkedGroup(id: "group", in: space)
      Text("three").accessibilityRotorEntry(id: "three", in: space)
    }
  }
}

private struct Changing: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.onChange(of: count) {} }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}
