// SPDX-License-Identifier: Apache-2.0

/// The path of a value over time, as tracks of its parts.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// What is moved.
  associatedtype Value = Body.Value
  /// The type of the composition.
  associatedtype Body: Keyframes where Body.Value == Value
  /// The tracks that it is made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that know their tracks: every composition ends in them.
@MainActor
protocol PrimitiveKeyframes<Value>: Keyframes where Body == Self {
  func tracks(initialValue: Value) -> [TimelineTrack<Value>]
}

extension PrimitiveKeyframes {
  public var body: Self { self }
}

extension Keyframes {
  /// The tracks, in their order, for a value that begins so.
  func resolvedTracks(initialValue: Value) -> [TimelineTrack<Value>] {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      return primitive.tracks(initialValue: initialValue)
    }
    return body.resolvedTracks(initialValue: initialValue)
  }
}

/// One part of a value over time.
@MainActor
struct TimelineTrack<Root> {
  /// In seconds.
  var duration: Double
  /// Sets the part to where it is at a time, in seconds.
  var update: (inout Root, Double) -> Void
}

/// A part of a value, moved by keyframes one after the other.
@MainActor @preconcurrency
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Part == Content.Value {
  public typealias Value = Root

  private var keyPath: WritableKeyPath<Root, Part>
  private var content: Content

  /// Moves the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    keyPath = \.self
    self.content = content()
  }

  /// Moves the part at the key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: KeyframeTrack { self }
}

extension KeyframeTrack: PrimitiveKeyframes {
  func tracks(initialValue: Root) -> [TimelineTrack<Root>] {
    let keyPath = keyPath
    let path = KeyframePath(
      initialValue: initialValue[keyPath: keyPath], keyframes: content.resolvedKeyframes())
    return [
      TimelineTrack(duration: path.duration) { root, time in
        root[keyPath: keyPath] = path.value(at: time)
      }
    ]
  }
}

/// The tracks of several keyframes; a later one has the last word about a part that both move.
@MainActor
struct KeyframesList<Value>: PrimitiveKeyframes {
  typealias Body = KeyframesList

  var elements: [any Keyframes<Value>]

  func tracks(initialValue: Value) -> [TimelineTrack<Value>] {
    elements.flatMap { $0.resolvedTracks(initialValue: initialValue) }
  }
}
