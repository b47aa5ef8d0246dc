// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// The views and modifiers that came with styles, pictures and controls.
extension ViewCatalog {
  private static let colors: [Color] = [.red, .blue]

  mutating func addStyles() {
    let colors = Self.colors
    add("AnyGradient") { Color.red.gradient }
    add("LinearGradient") { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) }
    add("RadialGradient") {
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)
    }
    add("MeshGradient") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .black])
    }
    add("EllipticalGradient") { EllipticalGradient(colors: colors) }
    add("AngularGradient") { AngularGradient(colors: colors, center: .center) }
    add("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 3).frame(width: 9, height: 9)
    }
    add("ContainerRelativeShape") { ContainerRelativeShape().frame(width: 9, height: 9) }
    add("AnyShape") { AnyShape(Circle()).fill(.tint).frame(width: 9, height: 9) }
    addModifier("containerShape") { $0.containerShape(Circle()) }
    addModifier("tint") { $0.tint(.red) }
    addModifier("accentColor") { $0.accentColor(.red) }
    addModifier("blendMode") { $0.blendMode(.multiply) }
    addModifier("compositingGroup") { $0.compositingGroup() }
    addModifier("drawingGroup") { $0.drawingGroup() }
    addModifier("geometryGroup") { $0.geometryGroup() }
    addModifier("mask") { $0.mask { Circle() } }
    addModifier("brightness") { $0.brightness(0.1) }
    addModifier("contrast") { $0.contrast(0.5) }
    addModifier("saturation") { $0.saturation(0.5) }
    addModifier("grayscale") { $0.grayscale(0.5) }
    addModifier("colorInvert") { $0.colorInvert() }
    addModifier("hueRotation") { $0.hueRotation(.degrees(20)) }
    addModifier("colorMultiply") { $0.colorMultiply(.red) }
    addModifier("rotation3DEffect") { $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
    addModifier("glassEffect") { $0.glassEffect() }
  }

  mutating func addPictures() {
    add("Image") { Image(systemName: "heart.fill") }
    add("Canvas") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    addModifier("imageScale") { $0.imageScale(.large) }
    addModifier("symbolVariant") { $0.symbolVariant(.fill) }
    addModifier("symbolRenderingMode") { $0.symbolRenderingMode(.monochrome) }
    addModifier("aspectRatio") { $0.aspectRatio(2, contentMode: .fit) }
    addModifier("scaledToFit") { $0.scaledToFit() }
    addModifier("scaledToFill") { $0.scaledToFill() }
    addModifier("ignoresSafeArea") { $0.ignoresSafeArea() }
    addModifier("edgesIgnoringSafeArea") { $0.edgesIgnoringSafeArea(.all) }
    addModifier("safeAreaInset") { $0.safeAreaInset(edge: .bottom) { Text("bar") } }
    addModifier("bold") { $0.bold() }
    addModifier("fontWeight") { $0.fontWeight(.bold) }
    addModifier("fontDesign") { $0.fontDesign(.serif) }
    addModifier("italic") { $0.italic() }
    addModifier("monospaced") { $0.monospaced() }
    addModifier("monospacedDigit") { $0.monospacedDigit() }
    addModifier("underline") { $0.underline() }
    addModifier("backgroundStyle") { $0.backgroundStyle(.blue) }
    addModifier("strikethrough") { $0.strikethrough() }
    addModifier("textCase") { $0.textCase(.uppercase) }
  }

  mutating func addControls() {
    add("Label") { Label("Words", systemImage: "star") }
    addModifier("labelStyle") { $0.labelStyle(.iconOnly) }
    addModifier("labelsHidden") { $0.labelsHidden() }
    add("Slider") { CatalogControls() }
    add("Stepper") { CatalogControls() }
    add("Picker") { CatalogControls() }
    add("tag") { CatalogControls() }
    add("pickerStyle") { CatalogControls().pickerStyle(.segmented) }
    add("ProgressView") {
      VStack {
        ProgressView()
        ProgressView("Part", value: 0.5)
      }
    }
    add("progressViewStyle") { ProgressView("Part", value: 0.5).progressViewStyle(.circular) }
    add("gaugeStyle") {
      Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircular)
    }
    add("LabeledContent") { LabeledContent("Name", value: "Value") }
    add("GroupBox") { GroupBox("Box") { Text("inside") } }
    add("Section") { Section("Part") { Text("inside") } }
    add("Form") { Form { Text("inside") } }
    add("DisclosureGroup") { DisclosureGroup("More") { Text("inside") } }
    add("NavigationStack") {
      NavigationStack {
        NavigationLink("Next") { Text("there") }
          .navigationTitle("Title")
      }
    }
    add("NavigationLink") { NavigationStack { NavigationLink("Next", value: 1) } }
    addModifier("navigationDestination") {
      $0.navigationDestination(for: Int.self) { Text("\($0)") }
    }
    addModifier("navigationTitle") { $0.navigationTitle("Title") }
    addModifier("navigationBarTitle") { $0.navigationBarTitle("Title") }
    addModifier("navigationBarTitleDisplayMode") { $0.navigationBarTitleDisplayMode(.inline) }
    addModifier("navigationBarHidden") { $0.navigationBarHidden(true) }
    addModifier("navigationBarBackButtonHidden") { $0.navigationBarBackButtonHidden() }
    addModifier("toolbar") { $0.toolbar { ToolbarItem { Button("Do") {} } } }
    add("ToolbarItem") { ToolbarItem { Text("item") } }
    add("ToolbarItemGroup") { ToolbarItemGroup { Text("item") } }
    addModifier("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) }
    addModifier("controlSize") { $0.controlSize(.large) }
    add("buttonBorderShape") {
      Button("Button") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
  }

  mutating func addBars() {
    addModifier("navigationViewStyle") { view in
      NavigationStack { view }.navigationViewStyle(.stack)
    }
    addModifier("toolbarVisibility") { $0.toolbarVisibility(.hidden, for: .navigationBar) }
    addModifier("toolbarBackground") { $0.toolbarBackground(Color.red, for: .navigationBar) }
    addModifier("toolbarBackgroundVisibility") {
      $0.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }
    addModifier("toolbarColorScheme") { $0.toolbarColorScheme(.dark, for: .navigationBar) }
    addModifier("tabBarMinimizeBehavior") { view in
      TabView { view }.tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  private enum Width: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  mutating func addTold() {
    addModifier("preference") { $0.preference(key: Width.self, value: 1) }
    addModifier("transformPreference") { $0.transformPreference(Width.self) { $0 += 1 } }
    addModifier("onPreferenceChange") { view in
      view.preference(key: Width.self, value: 1).onPreferenceChange(Width.self) { _ in }
    }
    addModifier("overlayPreferenceValue") { view in
      view.preference(key: Width.self, value: 1)
        .overlayPreferenceValue(Width.self) { Text("\($0)") }
    }
    addModifier("backgroundPreferenceValue") { view in
      view.preference(key: Width.self, value: 1)
        .backgroundPreferenceValue(Width.self) { Text("\($0)") }
    }
    addModifier("task") { $0.task {} }
    addModifier("previewLayout") { $0.previewLayout(.sizeThatFits) }
    addModifier("previewDevice") { $0.previewDevice("Any") }
    addModifier("previewDisplayName") { $0.previewDisplayName("Name") }
    addModifier("previewInterfaceOrientation") { $0.previewInterfaceOrientation(.portrait) }
  }
}

private struct CatalogControls: View {
  @State private var number = 0.5
  @State private var count = 1
  @State private var choice = "a"

  var body: some View {
    VStack {
      Slider(value: $number) { Text("Volume") }
      Stepper("Count", value: $count, in: 0...9)
      Picker("Letter", selection: $choice) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
    }
  }
}
