// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Fruit that is dragged into a basket.
struct DragAndDropView: View {
  @State private var fruit = ["Apple", "Pear", "Plum"]
  @State private var basket: [String] = []
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ForEach(fruit, id: \.self) { name in
          Text(name)
            .padding()
            .background(.green.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
            .onDrag { NSItemProvider(object: name as NSString) }
        }
      }
      VStack {
        Text("Basket").font(.headline)
        Text(basket.isEmpty ? "empty" : "with " + basket.joined(separator: " and "))
      }
      .frame(width: 240, height: 120)
      .background(isTargeted ? Color.orange.opacity(0.4) : Color.orange.opacity(0.15))
      .onDrop(of: [.text], isTargeted: $isTargeted) { providers in
        for provider in providers {
          _ = provider.loadObject(ofClass: NSString.self) { object, _ in
            guard let name = object as? String else { return }
            DispatchQueue.main.async {
              fruit.removeAll { $0 == name }
              basket.append(name)
            }
          }
        }
        return true
      }
    }
    .padding()
  }
}
