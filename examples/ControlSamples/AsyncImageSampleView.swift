// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A picture from an address: what stands in its place where there is none, and another try.
struct AsyncImageSampleView: View {
  @State private var name = "Missing"

  private var url: URL? {
    let harbour = Bundle.module.url(forResource: "Harbour", withExtension: "png")
    return harbour?.deletingLastPathComponent().appending(path: name + ".png")
  }

  var body: some View {
    VStack(spacing: 16) {
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image
            .resizable()
            .scaledToFit()
            .accessibilityLabel("Harbour at dusk")
        } else if phase.error != nil {
          ContentUnavailableView("No Picture", systemImage: "photo", description: Text(name))
        } else {
          ProgressView()
        }
      }
      .frame(width: 240, height: 240)
      Button("Try Again") { name = "Harbour" }
        .disabled(name == "Harbour")
    }
    .padding()
  }
}
