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
  var textInput: TextInput?
  private var hovers: [HoverAttachment] = []
  private var pointerShape: PointerShape?
  private var dragSource: DragSource?
  private var dropTargets: [DropTarget] = []
  private var coordinateSpaceNames: Set<AnyHashable> = []
  private var parts: [Element] = []
  var focus = ElementFocus()
  private var keys = ElementKeys()
  private var focusListeners: [FocusListener] = []
  /// Where the leaf that owns the element can be hit.
  var hitShape = HitShape.none {
    didSet { hitShapeChanged = true }
  }
  /// What the leaf that owns the element draws, in a word; nil for nothing that has one.
  var drawingName: String?
  private var outerHitShape: HitShape?
  private var hitShapeChanged = true
  /// For a shape that stands inside a content shape and only serves what is around it.
  private var isMuted = false

  /// Whether anything but a drawing hangs on it.
  var carriesMeaning: Bool {
    base != nil || !declarations.isEmpty || !gestures.isEmpty || !parts.isEmpty
      || !dropTargets.isEmpty
  }
  var hasGestures: Bool { !gestures.isEmpty }

  /// Forgets what hung on the element: the nodes are about to hang on again.
  func begin(_ declaration: SemanticsDeclaration?) {
    // A leaf says itself when it means something else than it did.
    if (base == nil) != (declaration == nil) {
      base = declaration
      declarationsChanged = true
    }
    declarations.removeAll(keepingCapacity: true)
    gestures.removeAll(keepingCapacity: true)
    hovers.removeAll(keepingCapacity: true)
    pointerShape = nil
    dragSource = nil
    dropTargets.removeAll(keepingCapacity: true)
    coordinateSpaceNames.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    isFocusable = nil
    textInput = nil
    focus = ElementFocus()
    keys = ElementKeys()
    focusListeners.removeAll(keepingCapacity: true)
    if outerHitShape != nil { hitShapeChanged = true }
    outerHitShape = nil
  }

  func add(_ declaration: DeclarationAttachment) { declarations.append(declaration) }

  func add(_ gesture: GestureAttachment) { gestures.append(gesture) }

  func add(_ hover: HoverAttachment) { hovers.append(hover) }

  /// Of several, the inner one.
  func setPointerShape(_ shape: PointerShape) { pointerShape = pointerShape ?? shape }

  /// - Parameter part: An element that lends this one something.
  func add(part: Element) { parts.append(part) }

  func add(_ handler: KeyHandler) { keys.handlers.append(handler) }

  func add(_ command: CommandHandler) { keys.commands.append(command) }

  func addShortcut(_ shortcut: KeyBinding) { keys.shortcuts.append(shortcut) }

  func add(_ listener: FocusListener) { focusListeners.append(listener) }

  /// A handler inside of what is focusable never hears (measured: SwiftUI on macOS 27).
  func dropKeyHandlers() { keys.handlers.removeAll() }

  /// Of several, the outer one.
  func add(_ source: DragSource) {
    gestures.removeAll { $0 === dragSource?.attachment }
    dragSource = source
    gestures.append(source.attachment)
  }

  func add(_ target: DropTarget) { dropTargets.append(target) }

  func addCoordinateSpace(_ name: AnyHashable) { coordinateSpaceNames.insert(name) }

  func setOuterHitShape(_ shape: HitShape) {
    outerHitShape = shape
    hitShapeChanged = true
  }

  /// One of the declarations says something else now.
  func declarationChanged(base: SemanticsDeclaration? = nil) {
    if let base { self.base = base }
    declarationsChanged = true
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
    let muted =
      pass.mutesDrawings && !carriesMeaning && hovers.isEmpty && pointerShape == nil
      && outerHitShape == nil
    if hitShapeChanged || muted != isMuted {
      hitShapeChanged = false
      isMuted = muted
      element.hitShape = muted ? .none : outerHitShape ?? hitShape
    }
    let drawingName = pass.isBehind ? nil : drawingName
    if element.drawingName != drawingName { element.drawingName = drawingName }
    if element.isFocusable != isFocusable { element.isFocusable = isFocusable }
    if element.textInput !== textInput { element.textInput = textInput }
    focus.showsRing = environment.isFocusEffectEnabled
    if element.focus != focus { element.focus = focus }
    element.showsHover = environment.isHoverEffectEnabled
    element.pointerShape = pointerShape
    if !element.keys.isEmpty || !keys.isEmpty { element.keys = keys }
    let listeners = focusListeners
    element.onFocusChange =
      listeners.isEmpty ? nil : { isFocused in for one in listeners { one.tell(isFocused) } }
    if !element.hovers.elementsEqual(hovers, by: ===) { element.hovers = hovers }
    element.coordinateSpaceNames = coordinateSpaceNames
    if !element.parts.elementsEqual(parts, by: ===) { element.parts = parts }
    if !element.gestures.elementsEqual(gestures, by: ===) { element.gestures = gestures }
    if element.dragSource !== dragSource { element.dragSource = dragSource }
    if !element.dropTargets.elementsEqual(dropTargets, by: ===) {
      element.dropTargets = dropTargets
    }
    if declarationsChanged || !declarations.elementsEqual(givenDeclarations, by: ===) {
      declarationsChanged = false
      givenDeclarations = declarations
      element.declarations = (base.map { [$0] } ?? []) + declarations.map(\.declaration)
    }
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
