// SPDX-License-Identifier: Apache-2.0

// As such files are written elsewhere: nothing here names Evenhand, and nothing but these imports.
import Combine
import CoreGraphics
import SwiftUI
import UIKit
import UniformTypeIdentifiers

final class Player: ObservableObject {
  @Published var volume = 0.4
  let played = PassthroughSubject<Int, Never>()
}

extension EnvironmentValues {
  @Entry var accent: Color = .orange
  @Entry var depth = 3
  @Entry var layout = Layouting.wide
  @Entry var note: String?
}

enum Layouting {
  case wide, narrow
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct UnchangedView: View {
  @StateObject private var player = Player()
  @State private var isLiked = false
  @State private var offset = CGSize.zero
  @Environment(\.accent) private var accent

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.purple, accent]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      VStack(spacing: 12) {
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .resizable()
          .scaledToFit()
          .frame(width: 40)
          .foregroundColor(isLiked ? .red : .white)
          .onTapGesture { withAnimation(.spring()) { isLiked.toggle() } }
        Text("Volume \(player.volume, specifier: "%.1f")")
          .foregroundStyle(.white)
          .background(.black.opacity(0.3), in: Capsule())
        Slider(value: $player.volume, in: 0...1) { Text("Volume") }
        GroupBox(label: Text("Box")) {
          RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))
            .fill(Gradient(colors: [.white, .gray]))
        }
        Label("Card", systemImage: "creditcard")
          .padding()
          .background(isLiked ? .red : .blue)
          .offset(offset)
          .gesture(
            DragGesture()
              .onChanged { offset = $0.translation }
              .onEnded { _ in offset = .zero })
      }
      .onChange(of: isLiked) { value in
        if value { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
      }
    }
    .frame(maxHeight: UIScreen.main.bounds.height)
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { notification in
      _ = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
    }
  }
}

struct UnchangedView_Previews: PreviewProvider {
  static var previews: some View {
    UnchangedView()
      .previewLayout(.sizeThatFits)
  }
}

#Preview("Liked") {
  @Previewable @State var isOn = true
  @Previewable @State var size: CGFloat =
    12
  Toggle("Sound }", isOn: $isOn)
  Text("\(size) { in braces")
}

@available(iOS 17.0, macOS 14.0, *)
#Preview { UnchangedView() }

struct UnchangedLooks {
  let types: [UTType] = [.plainText, .json]

  @MainActor init() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = UIColor.systemIndigo
    looks.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20),
    ]
    UINavigationBar.appearance().standardAppearance = looks
    UINavigationBar.appearance().scrollEdgeAppearance = looks
    UITableView.appearance().separatorStyle = .none
    UIScrollView.appearance().bounces = false
    UISegmentedControl.appearance().setTitleTextAttributes([:], for: .selected)
  }

  func distance(_ size: CGSize) -> CGFloat { CoreGraphics.hypot(size.width, size.height) }

  func rest(_ velocity: CGFloat) -> CGFloat {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return velocity / 1000 * rate / (1 - rate)
  }
}
