// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// Names of SwiftUI that say how a view looks where there is more than one way, and those that are
/// accepted alone.
extension ViewCatalog {
  mutating func addNames() {
    add("TabSection") {
      TabView { TabSection("More") { Tab("One", systemImage: "star") { Text("one") } } }
    }
    add("ControlGroup") { ControlGroup("Zoom") { Button("In") {} } }
    add("DefaultDateProgressLabel") {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      ProgressView(timerInterval: start...start.addingTimeInterval(60))
    }
    add("EquatableView") { Still().equatable() }
    add("HelpLink") { HelpLink {} }
    add("ModifiedContent") { ModifiedContent(content: Text("a"), modifier: EmptyModifier()) }
    add("PasteButton") { PasteButton(payloadType: String.self) { _ in } }
    add("SubscriptionView") {
      SubscriptionView(content: Text("a"), publisher: PassthroughSubject<Int, Never>()) { _ in }
    }
    add("Table") { Table([Person(id: 1)]) { TableColumn("Name", value: \.name) } }
    add("TableRow") {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 1))
      }
    }
    add("ToolbarSpacer") { HStack { ToolbarSpacer(.fixed) } }
    add("ButtonBorderShape") { ButtonBorderShape.capsule }
    addModifier("gridCellColumns") { view in
      Grid {
        GridRow { view.gridCellColumns(2) }
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    addModifier("gridCellAnchor") { view in Grid { GridRow { view.gridCellAnchor(.top) } } }
    addModifier("gridCellUnsizedAxes") { view in
      Grid { GridRow { view.gridCellUnsizedAxes(.horizontal) } }
    }
    addModifier("gridColumnAlignment") { view in
      Grid { GridRow { view.gridColumnAlignment(.trailing) } }
    }
    addModifier("tableStyle") { $0.tableStyle(.inset) }
    addModifier("tableColumnHeaders") { $0.tableColumnHeaders(.hidden) }
    addModifier("actionSheet") { view in
      view.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Sure?")) }
    }
    addModifier("controlGroupStyle") { $0.controlGroupStyle(.menu) }
    addModifier("disclosureGroupStyle") { $0.disclosureGroupStyle(.automatic) }
    addModifier("groupBoxStyle") { $0.groupBoxStyle(.automatic) }
    addModifier("labeledContentStyle") { $0.labeledContentStyle(.automatic) }
    addModifier("formStyle") { view in Form { Section("Part") { view } }.formStyle(.grouped) }
    addModifier("textEditorStyle") { $0.textEditorStyle(.plain) }
    addModifier("inspector") { view in view.inspector(isPresented: .constant(true)) { Text("more") }
    }
    addModifier("inspectorColumnWidth") { view in
      Text("a").inspector(isPresented: .constant(true)) { view.inspectorColumnWidth(100) }
    }
    addModifier("onOpenURL") { $0.onOpenURL { _ in } }
    addModifier("searchScopes") { $0.searchScopes(.constant(1)) { Text("All").tag(1) } }
    addModifier("tabViewBottomAccessory") { $0.tabViewBottomAccessory { Text("below") } }
    addModifier("safeAreaBar") { $0.safeAreaBar(edge: .top) { Text("bar") } }
    addModifier("transformEffect") { $0.transformEffect(.identity) }
    addModifier("projectionEffect") { $0.projectionEffect(ProjectionTransform()) }
    addModifier("flipsForRightToLeftLayoutDirection") {
      $0.flipsForRightToLeftLayoutDirection(true)
    }
    addModifier("redacted") { $0.redacted(reason: .placeholder) }
    addModifier("unredacted") { $0.unredacted() }
    addModifier("privacySensitive") { $0.privacySensitive() }
    addModifier("listItemTint") { $0.listItemTint(.red) }
    add("DefaultToolbarItem") { HStack { DefaultToolbarItem(kind: .search) } }
    add("Subview") { ForEach(subviews: Text("a")) { $0 } }
    add("GroupElementsOfContent") { Group(subviews: Text("a")) { $0.first } }
    add("AccessibilityRotorEntry") {
      Text("a").accessibilityRotor("Stars") {
        ForEach(0..<2) { AccessibilityRotorEntry("\($0)", id: $0) }
      }
    }
    addModifier("containerValue") { $0.containerValue(\.rank, 1) }
    addModifier("focusedValue") { $0.focusedValue(\.subject, "a") }
    addModifier("focusedSceneValue") { $0.focusedSceneValue(\.subject, "a") }
    addModifier("scenePadding") { $0.scenePadding() }
    addModifier("previewLayout") { $0.previewLayout(.sizeThatFits) }
    addModifier("_previewTraits") { $0._previewTraits(.sizeThatFitsLayout) }
    addModifier("isDetailLink") { view in NavigationLink("a", destination: view).isDetailLink(false)
    }
    addPresentedLooks()
    addAcceptedControls()
    addAcceptedBars()
    addAcceptedTexts()
    addAcceptedSystem()
  }

  private mutating func addPresentedLooks() {
    addModifier("presentationDetents") { view in
      Text("a").sheet(isPresented: .constant(true)) { view.presentationDetents([.medium]) }
    }
    addModifier("presentationCornerRadius") { view in
      Text("a").sheet(isPresented: .constant(true)) { view.presentationCornerRadius(20) }
    }
    addModifier("presentationBackground") { view in
      Text("a").sheet(isPresented: .constant(true)) { view.presentationBackground(.red) }
    }
    addModifier("presentationDragIndicator") { view in
      Text("a").sheet(isPresented: .constant(true)) { view.presentationDragIndicator(.visible) }
    }
    addModifier("presentationBackgroundInteraction") { view in
      Text("a").sheet(isPresented: .constant(true)) {
        view.presentationBackgroundInteraction(.enabled)
      }
    }
    addModifier("presentationContentInteraction") { view in
      Text("a").sheet(isPresented: .constant(true)) {
        view.presentationContentInteraction(.scrolls)
      }
    }
    addModifier("presentationCompactAdaptation") { view in
      Text("a").sheet(isPresented: .constant(true)) { view.presentationCompactAdaptation(.popover) }
    }
    addModifier("presentationSizing") { view in
      Text("a").sheet(isPresented: .constant(true)) { view.presentationSizing(.form) }
    }
    addModifier("dialogIcon") { $0.dialogIcon(nil) }
    addModifier("dialogSeverity") { $0.dialogSeverity(.critical) }
  }

  private mutating func addAcceptedControls() {
    addModifier("alternatingRowBackgrounds") { $0.alternatingRowBackgrounds() }
    addModifier("sharedBackgroundVisibility") { $0.sharedBackgroundVisibility(.hidden) }
    addModifier("defaultVisibility") { $0.defaultVisibility(.automatic, for: .tabBar) }
    addModifier("defaultAdaptableTabBarPlacement") {
      $0.defaultAdaptableTabBarPlacement(.sidebar)
    }
    addModifier("badgeProminence") { $0.badgeProminence(.increased) }
    addModifier("buttonRepeatBehavior") { $0.buttonRepeatBehavior(.enabled) }
    addModifier("buttonSizing") { $0.buttonSizing(.flexible) }
    addModifier("collapsible") { $0.collapsible(true) }
    addModifier("customizationBehavior") { $0.customizationBehavior(.disabled) }
    addModifier("customizationID") { $0.customizationID("tab") }
    addModifier("defaultHoverEffect") { $0.defaultHoverEffect(.lift) }
    addModifier("defaultWheelPickerItemHeight") { $0.defaultWheelPickerItemHeight(20) }
    addModifier("fileDialogConfirmationLabel") { $0.fileDialogConfirmationLabel("Take") }
    addModifier("fileDialogCustomizationID") { $0.fileDialogCustomizationID("a") }
    addModifier("fileDialogDefaultDirectory") { $0.fileDialogDefaultDirectory(nil) }
    addModifier("fileDialogImportsUnresolvedAliases") {
      $0.fileDialogImportsUnresolvedAliases(true)
    }
    addModifier("fileDialogMessage") { $0.fileDialogMessage("Choose") }
    addModifier("fileExporterFilenameLabel") { $0.fileExporterFilenameLabel("Name") }
    addModifier("horizontalRadioGroupLayout") { $0.horizontalRadioGroupLayout() }
    addModifier("labelIconToTitleSpacing") { $0.labelIconToTitleSpacing(4) }
    addModifier("labelReservedIconWidth") { $0.labelReservedIconWidth(20) }
    addModifier("listRowHoverEffect") { $0.listRowHoverEffect(.lift) }
    addModifier("listRowHoverEffectDisabled") { $0.listRowHoverEffectDisabled() }
    addModifier("listSectionIndexVisibility") { $0.listSectionIndexVisibility(.visible) }
    addModifier("listSectionMargins") { $0.listSectionMargins(.all, 4) }
    addModifier("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.disabled) }
    addModifier("paletteSelectionEffect") { $0.paletteSelectionEffect(.automatic) }
    addModifier("sectionIndexLabel") { $0.sectionIndexLabel("A") }
    addModifier("sliderThumbVisibility") { $0.sliderThumbVisibility(.hidden) }
    addModifier("springLoadingBehavior") { $0.springLoadingBehavior(.enabled) }
    addModifier("symbolColorRenderingMode") { $0.symbolColorRenderingMode(.gradient) }
    addModifier("symbolVariableValueMode") { $0.symbolVariableValueMode(.draw) }
    addModifier("tabViewCustomization") { $0.tabViewCustomization(nil) }
  }

  private mutating func addAcceptedBars() {
    addModifier("allowsWindowActivationEvents") { $0.allowsWindowActivationEvents() }
    addModifier("containerBackground") { $0.containerBackground(.red, for: .window) }
    addModifier("handlesExternalEvents") { $0.handlesExternalEvents(preferring: [], allowing: []) }
    addModifier("navigationDocument") { $0.navigationDocument(URL(filePath: "/")) }
    addModifier("navigationLinkIndicatorVisibility") {
      $0.navigationLinkIndicatorVisibility(.hidden)
    }
    addModifier("navigationSubtitle") { $0.navigationSubtitle("below") }
    addModifier("presentedWindowStyle") { $0.presentedWindowStyle(.plain) }
    addModifier("presentedWindowToolbarStyle") { $0.presentedWindowToolbarStyle(.unified) }
    addModifier("searchDictationBehavior") { $0.searchDictationBehavior(.automatic) }
    addModifier("searchPresentationToolbarBehavior") {
      $0.searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    addModifier("searchToolbarBehavior") { $0.searchToolbarBehavior(.minimize) }
    addModifier("toolbarForegroundStyle") { $0.toolbarForegroundStyle(.red, for: .tabBar) }
    addModifier("toolbarItemHidden") { $0.toolbarItemHidden() }
    addModifier("toolbarRole") { $0.toolbarRole(.editor) }
    addModifier("toolbarTitleDisplayMode") { $0.toolbarTitleDisplayMode(.inline) }
    addModifier("windowDismissBehavior") { $0.windowDismissBehavior(.disabled) }
    addModifier("windowFullScreenBehavior") { $0.windowFullScreenBehavior(.disabled) }
    addModifier("windowMinimizeBehavior") { $0.windowMinimizeBehavior(.disabled) }
    addModifier("windowResizeBehavior") { $0.windowResizeBehavior(.disabled) }
  }

  private mutating func addAcceptedTexts() {
    addModifier("findDisabled") { $0.findDisabled() }
    addModifier("invalidatableContent") { $0.invalidatableContent() }
    addModifier("replaceDisabled") { $0.replaceDisabled() }
    addModifier("speechAdjustedPitch") { $0.speechAdjustedPitch(0.1) }
    addModifier("speechAlwaysIncludesPunctuation") { $0.speechAlwaysIncludesPunctuation() }
    addModifier("speechAnnouncementsQueued") { $0.speechAnnouncementsQueued() }
    addModifier("speechSpellsOutCharacters") { $0.speechSpellsOutCharacters() }
    addModifier("textScale") { $0.textScale(.secondary) }
    addModifier("typesettingLanguage") {
      $0.typesettingLanguage(Locale.Language(languageCode: .german))
    }
    addModifier("writingToolsAffordanceVisibility") {
      $0.writingToolsAffordanceVisibility(.hidden)
    }
    addModifier("writingToolsBehavior") { $0.writingToolsBehavior(.limited) }
  }

  private mutating func addAcceptedSystem() {
    addModifier("allowedDynamicRange") { $0.allowedDynamicRange(.high) }
    addModifier("assistiveAccessNavigationIcon") {
      $0.assistiveAccessNavigationIcon(systemImage: "star")
    }
    addModifier("backgroundExtensionEffect") { $0.backgroundExtensionEffect() }
    addModifier("defaultAppStorage") { $0.defaultAppStorage(.standard) }
    addModifier("defersSystemGestures") { $0.defersSystemGestures(on: .all) }
    add("glassEffectID") { Gliding() }
    addModifier("glassEffectTransition") { $0.glassEffectTransition(.materialize) }
    addModifier("layoutDirectionBehavior") { $0.layoutDirectionBehavior(.mirrors) }
    addModifier("materialActiveAppearance") { $0.materialActiveAppearance(.active) }
    addModifier("onContinueUserActivity") { $0.onContinueUserActivity("a") { _ in } }
    addModifier("pointerVisibility") { $0.pointerVisibility(.hidden) }
    addModifier("preferredSurroundingsEffect") { $0.preferredSurroundingsEffect(.dark) }
    addModifier("scrollEdgeEffectHidden") { $0.scrollEdgeEffectHidden() }
    addModifier("scrollEdgeEffectStyle") { $0.scrollEdgeEffectStyle(.soft, for: .top) }
    addModifier("upperLimbVisibility") { $0.upperLimbVisibility(.hidden) }
    addModifier("userActivity") { $0.userActivity("a") { _ in } }
    addModifier("widgetAccentable") { $0.widgetAccentable() }
  }
}

extension ContainerValues {
  @Entry fileprivate var rank = 0
}

extension FocusedValues {
  @Entry fileprivate var subject: String?
}

private struct Person: Identifiable {
  let id: Int
  var name = "Ada"
}

private struct Still: View, Equatable {
  var body: some View { Text("still") }
}

private struct Gliding: View {
  @Namespace private var glass
  var body: some View { Text("glass").glassEffectID("a", in: glass) }
}
