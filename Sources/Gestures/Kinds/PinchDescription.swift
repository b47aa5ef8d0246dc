// SPDX-License-Identifier: Apache-2.0

/// Two fingers that move apart or together.
public struct MagnifyDescription: GestureKind {
  public init() {}

  public var name: String { "pinch" }
  public var text: String { "a pinch" }
  public var demands: Set<GestureDemand> { [.severalContacts] }
  public var motion: ContactMotion { .pair }
  public var isDirectional: Bool { true }
  public var movesFreely: Bool { true }
  public var ability: String? { "zoomable" }
}

/// Two fingers that turn round each other.
public struct RotateDescription: GestureKind {
  public init() {}

  public var name: String { "rotate" }
  public var text: String { "a turn of two fingers" }
  public var demands: Set<GestureDemand> { [.severalContacts] }
  public var motion: ContactMotion { .pair }
  public var isDirectional: Bool { true }
  public var movesFreely: Bool { true }
  public var ability: String? { "rotatable" }
}
