// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

/// An element, and what the nodes that share it attach to it.
///
/// Nodes keep holders, so nothing that is attached here may keep a node: a node that leaves the tree
/// is then gone, with all that it attached.
@MainActor
final class ElementHolder {
  let element = Element()
  private var base: SemanticsDeclaration?
  private var declarations: [DeclarationAttachment] = []
  /// Those that the element was last given.
  private var givenDeclarations: [DeclarationAttachment] = []
  private var gestures: [GestureAttachment] = []
  private var declarationsChanged = true
  var isFocusable: Bool?
  var focus = ElementFocus()
  /// What hangs on few elements; nil while nothing of it does.
  private var rare: Rare?
  /// Where the leaf that owns the element can be hit.
  var hitShape = HitShape.none {
    didSet { hitShapeChanged = true }
  }
  /// What the leaf that owns the element draws, in a word; nil for nothing that has one.
  var drawingName: String?
  private var hitShapeChanged = true
  /// Whether the element was given something that few have.
  private var hasGivenRare = false
  /// For what stands inside a content shape and only serves what is around it.
  private var isMuted = false

  /// Whether anything but a drawing hangs on it.
  var carriesMeaning: Bool {
    base != nil || !declarations.isEmpty || !gestures.isEmpty || rare?.carriesMeaning ?? false
  }
  var hasGestures: Bool { !gestures.isEmpty }
  /// Whether a pointer over it is its own business, and not only that of what is round it.
  private var takesHands: Bool {
    !gestures.isEmpty || rare?.takesPointers ?? false
      || declarations.contains { $0.declaration.contextMenu != nil }
  }

  /// Forgets what hung on the element: the nodes are about to hang on again.
  func begin(_ declaration: SemanticsDeclaration?) {
    // A leaf says itself when it means something else than it did.
    if (base == nil) != (declaration == nil) {
      base = declaration
      declarationsChanged = true
    }
    declarations.removeAll(keepingCapacity: true)
    gestures.removeAll(keepingCapacity: true)
    isFocusable = nil
    focus = ElementFocus()
    if rare?.outerHitShape != nil { hitShapeChanged = true }
    rare = nil
  }

  private var madeRare: Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }

  var textInput: TextInput? {
    get { rare?.textInput }
    set { if rare != nil || newValue != nil { madeRare.textInput = newValue } }
  }

  func add(_ declaration: DeclarationAttachment) { declarations.append(declaration) }

  func add(_ gesture: GestureAttachment) { gestures.append(gesture) }

  func add(_ hover: HoverAttachment) { madeRare.hovers.append(hover) }

  /// Of several, the inner one.
  func setPointerShape(_ shape: PointerShape) {
    if rare?.pointerShape == nil { madeRare.pointerShape = shape }
  }

  /// - Parameter part: An element that lends this one something.
  func add(part: Element) {
    madeRare.parts.append(part)
    madeRare.declarationsInsideParts.append(declarations.count)
  }

  func add(_ handler: KeyHandler) { madeRare.keys.handlers.append(handler) }

  func add(_ command: CommandHandler) { madeRare.keys.commands.append(command) }

  func addShortcut(_ shortcut: KeyBinding) { madeRare.keys.shortcuts.append(shortcut) }

  func add(_ listener: FocusListener) { madeRare.focusListeners.append(listener) }

  /// A handler inside of what is focusable never hears (measured: SwiftUI on macOS 27).
  func dropKeyHandlers() { rare?.keys.handlers.removeAll() }

  /// Of several, the outer one.
  func add(_ source: DragSource) {
    gestures.removeAll { $0 === rare?.dragSource?.attachment }
    madeRare.dragSource = source
    gestures.append(source.attachment)
  }

  func add(_ target: DropTarget) { madeRare.dropTargets.append(target) }

  func addCoordinateSpace(_ name: AnyHashable) { madeRare.coordinateSpaceNames.insert(name) }

  func setOuterHitShape(_ shape: HitShape) {
    madeRare.outerHitShape = shape
    hitShapeChanged = true
  }

  /// One of the declarations says something else now.
  func declarationChanged(base: SemanticsDeclaration? = nil) {
    if let base { self.base = base }
    declarationsChanged = true
  }

  /// Gives the element another place, where that is all that may be new.
  func move(_ pass: ElementPass, _ transform: AffineTransform) {
    if element.transform != transform { element.transform = transform }
    element.zIndex = pass.zIndex
  }

  /// Brings the element up to date; it hears only of what differs.
  func flush(
    _ pass: ElementPass, _ transform: AffineTransform, _ size: CGSize,
    environment: EnvironmentValues
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    if element.bounds != bounds { element.bounds = bounds }
    if element.transform != transform { element.transform = transform }
    element.zIndex = pass.zIndex
    let isEnabled = environment.isEnabled
    if element.isEnabled != isEnabled { element.isEnabled = isEnabled }
    element.takesWheel = environment.known.takesWheel
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if element.isRightToLeft != isRightToLeft { element.isRightToLeft = isRightToLeft }
    if element.isShowing != pass.isShowing { element.isShowing = pass.isShowing }
    if element.allowsHitTesting != pass.allowsHitTesting {
      element.allowsHitTesting = pass.allowsHitTesting
    }
    let muted = pass.mutesDrawings && !takesHands
    if hitShapeChanged || muted != isMuted {
      hitShapeChanged = false
      isMuted = muted
      element.hitShape = muted ? .none : rare?.outerHitShape ?? hitShape
    }
    let drawingName = pass.isBehind ? nil : drawingName
    if element.drawingName != drawingName { element.drawingName = drawingName }
    if element.isFocusable != isFocusable { element.isFocusable = isFocusable }
    focus.showsRing = environment.isFocusEffectEnabled
    if element.focus != focus { element.focus = focus }
    element.showsHover = environment.isHoverEffectEnabled
    if !element.gestures.elementsEqual(gestures, by: ===) { element.gestures = gestures }
    if rare != nil || hasGivenRare { flushRare() }
    if declarationsChanged || !declarations.elementsEqual(givenDeclarations, by: ===) {
      declarationsChanged = false
      givenDeclarations = declarations
      element.declarations = (base.map { [$0] } ?? []) + declarations.map(\.declaration)
    }
  }
}

extension ElementHolder {
  /// What hangs on few elements.
  @MainActor
  private final class Rare {
    var textInput: TextInput?
    var hovers: [HoverAttachment] = []
    var pointerShape: PointerShape?
    var dragSource: DragSource?
    var dropTargets: [DropTarget] = []
    var coordinateSpaceNames: Set<AnyHashable> = []
    var parts: [Element] = []
    /// How many declarations stand inside of each part.
    var declarationsInsideParts: [Int] = []
    var keys = ElementKeys()
    var focusListeners: [FocusListener] = []
    var outerHitShape: HitShape?

    var carriesMeaning: Bool { !parts.isEmpty || !dropTargets.isEmpty }
    /// Whether a pointer over it is somebody's business.
    var takesPointers: Bool {
      !hovers.isEmpty || pointerShape != nil || outerHitShape != nil || textInput != nil
        || !dropTargets.isEmpty || !parts.isEmpty
    }
  }

  private func flushRare() {
    let rare = rare ?? Rare()
    hasGivenRare = self.rare != nil
    if element.textInput !== rare.textInput { element.textInput = rare.textInput }
    element.pointerShape = rare.pointerShape
    if !element.keys.isEmpty || !rare.keys.isEmpty { element.keys = rare.keys }
    let listeners = rare.focusListeners
    element.onFocusChange =
      listeners.isEmpty ? nil : { isFocused in for one in listeners { one.tell(isFocused) } }
    if !element.hovers.elementsEqual(rare.hovers, by: ===) { element.hovers = rare.hovers }
    element.coordinateSpaceNames = rare.coordinateSpaceNames
    let parts = parts(of: rare)
    if !element.parts.elementsEqual(parts, by: ===) { element.parts = parts }
    if element.dragSource !== rare.dragSource { element.dragSource = rare.dragSource }
    if !element.dropTargets.elementsEqual(rare.dropTargets, by: ===) {
      element.dropTargets = rare.dropTargets
    }
  }
}

extension ElementHolder {
  /// Without the views of a label where a name is declared outside of them: it is said in their place.
  private func parts(of rare: Rare) -> [Element] {
    guard !rare.parts.isEmpty,
      let name = declarations.lastIndex(where: { $0.declaration.label != nil })
    else { return rare.parts }
    return zip(rare.parts, rare.declarationsInsideParts)
      .filter { part, inside in part.part != .label || inside > name }.map(\.0)
  }
}

/// What one modifier declares about an element, apart from the modifier's node.
@MainActor
final class DeclarationAttachment {
  var declaration: SemanticsDeclaration

  init(_ declaration: SemanticsDeclaration) {
    self.declaration = declaration
  }
}
