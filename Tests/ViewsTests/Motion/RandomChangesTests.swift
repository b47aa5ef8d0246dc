// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// Whatever changes came, in whatever order and however they were shown: a window that was brought up
/// to date bit by bit is the window that one would make anew.
@MainActor
struct RandomChangesTests {
  /// All that the views show.
  struct Scenery: Equatable {
    var rows = [1, 2, 3]
    var wide: Set<Int> = []
    var isHeaderShown = false
    var isDisabled = false
    var isLarge = false
    var x = 0.0
    var turn = 0.0
    var opacity = 1.0
    var level = 0.2
    var title = "Scenery"
    var spacing = 4.0
    var isFront = false
    var number = 98
    var colors = 1
    var isBlurred = false
    var marked = 0
  }

  @MainActor
  final class Remote {
    var set: ((Scenery) -> Void)?
  }

  struct Level: View, Animatable {
    var level: Double
    var animatableData: Double {
      get { level }
      set { level = newValue }
    }
    var body: some View {
      HStack(spacing: 0) {
        Color.green.frame(width: 60 * level, height: 6)
        if level > 0.5 { Text("high") }
      }
    }
  }

  struct Row: View {
    let number: Int
    let isWide: Bool
    @State private var taps = 0
    var body: some View {
      HStack {
        Circle().fill(isWide ? Color.red : Color.blue).frame(width: isWide ? 30 : 12, height: 12)
        Text("Row \(number)")
      }
      .gesture(TapGesture().onEnded { taps += 1 })
      .accessibilityValue("\(taps)")
    }
  }

  struct Stage: View {
    let remote: Remote
    @State private var scenery: Scenery
    @Namespace private var namespace

    init(_ scenery: Scenery, _ remote: Remote) {
      self.remote = remote
      _scenery = State(initialValue: scenery)
    }

    var body: some View {
      remote.set = { scenery = $0 }
      return VStack(spacing: scenery.spacing) {
        if scenery.isHeaderShown {
          Text(scenery.title).transition(.move(edge: .top).combined(with: .opacity))
        }
        ZStack {
          Rectangle().stroke(Color.black, lineWidth: scenery.isLarge ? 3 : 1)
            .frame(width: 40, height: 20).zIndex(scenery.isFront ? 1 : 0)
          Text(scenery.title)
        }
        .scaleEffect(scenery.isLarge ? 1.5 : 1)
        .rotationEffect(.degrees(scenery.turn))
        .offset(x: scenery.x)
        .opacity(scenery.opacity)
        Level(level: scenery.level)
        HStack {
          ForEach(0..<3) { index in
            Rectangle().fill(ground).frame(width: 10 + 6 * CGFloat(index), height: 8)
              .matchedGeometryEffect(id: index, in: namespace)
          }
          Text("\(scenery.number)").contentTransition(.numericText(value: Double(scenery.number)))
            .blur(radius: scenery.isBlurred ? 3 : 0)
        }
        .background(
          Color.yellow.matchedGeometryEffect(id: scenery.marked, in: namespace, isSource: false))
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(scenery.rows, id: \.self) {
              Row(number: $0, isWide: scenery.wide.contains($0))
            }
          }
        }
        .disabled(scenery.isDisabled)
        .animation(.easeOut(duration: 0.2), value: scenery.rows)
      }
      .font(scenery.isLarge ? .title : .body)
    }

    private var ground: AnyShapeStyle {
      let colors = [Color.red, .green, .blue].prefix(scenery.colors)
      return colors.count == 1
        ? AnyShapeStyle(Color.red)
        : AnyShapeStyle(
          LinearGradient(colors: Array(colors), startPoint: .leading, endPoint: .trailing))
    }
  }

  private func change(_ scenery: inout Scenery, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: scenery.rows.insert(Int.random(in: 4..<200, using: &random), at: 0)
    case 1: if !scenery.rows.isEmpty { scenery.rows.removeLast() }
    case 2: scenery.rows.shuffle(using: &random)
    case 3:
      scenery.rows.randomElement(using: &random).map { scenery.wide.formSymmetricDifference([$0]) }
    case 4: scenery.isHeaderShown.toggle()
    case 5: scenery.isDisabled.toggle()
    case 6: scenery.isLarge.toggle()
    case 7: scenery.x = Double.random(in: -40...40, using: &random).rounded()
    case 8: scenery.turn = Double.random(in: -90...90, using: &random).rounded()
    case 9: scenery.opacity = [0, 0.5, 1].randomElement(using: &random) ?? 1
    case 10: scenery.level = Double.random(in: 0...1, using: &random)
    case 11: scenery.title += "!"
    case 12: scenery.number += Int.random(in: -20...20, using: &random)
    case 13: scenery.colors = Int.random(in: 1...3, using: &random)
    case 14: scenery.isBlurred.toggle()
    case 15: scenery.marked = Int.random(in: 0..<3, using: &random)
    default: scenery.spacing = Double.random(in: 0...12, using: &random).rounded()
    }
    // The identities of rows are theirs alone.
    scenery.rows = scenery.rows.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if Bool.random(using: &random) { scenery.isFront.toggle() }
  }

  private func window(_ scenery: Scenery, _ remote: Remote) -> ViewTester {
    ViewTester(size: CGSize(width: 240, height: 200)) { Stage(scenery, remote) }
  }

  /// - Parameter animation: nil for changes at once.
  private func play(_ animation: Animation?, seed: UInt64, steps: Int) {
    var random = SeededRandom(seed: seed)
    var scenery = Scenery()
    let remote = Remote()
    let tester = window(scenery, remote)
    tester.host.isMotionShown = animation != nil
    for step in 0..<steps {
      change(&scenery, &random)
      withAnimation(animation) { remote.set?(scenery) }
      tester.settle()
      // The elements are there at once; the picture when nothing moves any more.
      let anew = window(scenery, Remote())
      #expect(tester.treeText(.all) == anew.treeText(.all), "seed \(seed), step \(step)")
      if animation != nil {
        tester.advance(by: Double.random(in: 0...0.3, using: &random))
        guard step % 7 == 6 else { continue }
        tester.advance(by: 3)
      }
      #expect(!tester.host.isMoving, "seed \(seed), step \(step)")
      #expect(tester.drawing == anew.drawing, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `changes at once`(seed: UInt64) { play(nil, seed: seed, steps: 60) }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func `changes that overtake each other, by springs and by curves`(seed: UInt64) {
    play(
      seed % 2 == 0 ? .spring(duration: 0.4, bounce: 0.3) : .easeIn(duration: 0.5), seed: seed,
      steps: 42)
  }
}
