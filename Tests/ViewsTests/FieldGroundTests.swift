// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Whether a field draws a box of its own where its author put one round it.
@MainActor
struct FieldGroundTests {
  /// A field's box is the one path with round corners of 6 points that is filled and has a line.
  private func boxes<V: View>(
    @ViewBuilder _ content: @escaping () -> V
  ) -> (filled: Int, lined: Int) {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { content() }
    let plain = ViewTester(size: CGSize(width: 300, height: 300)) {
      content().textFieldStyle(.plain)
    }
    func count(_ kind: String, _ tester: ViewTester) -> Int {
      tester.drawing.split(separator: "\n").count {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix(kind)
      }
    }
    return (
      count("fill", tester) - count("fill", plain), count("stroke", tester) - count("stroke", plain)
    )
  }

  @Test func `alone it has a box`() {
    let boxes = boxes { TextField("Name", text: .constant("Oak")) }
    #expect(boxes.filled == 1 && boxes.lined == 1)
  }

  @Test func `within a border or a line in front it has none`() {
    for isBorder in [true, false] {
      let boxes = boxes {
        if isBorder {
          TextField("Name", text: .constant("Oak")).padding().border(Color.black, width: 2)
        } else {
          TextField("Name", text: .constant("Oak")).padding()
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray))
        }
      }
      #expect(boxes.filled == 0 && boxes.lined == 0)
    }
  }

  @Test func `on a ground that lies behind it in the same stack it has none`() {
    let boxes = boxes {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.yellow).frame(height: 50)
        TextField("Name", text: .constant("Oak")).padding(.horizontal)
      }
    }
    #expect(boxes.filled == 0 && boxes.lined == 0)
  }

  @Test func `in a row with a ground it has none, and a password neither`() {
    let boxes = boxes {
      HStack {
        Image(systemName: "lock")
        SecureField("Password", text: .constant("oak"))
      }
      .padding().background(Color.yellow)
    }
    #expect(boxes.filled == 0 && boxes.lined == 0)
  }

  @Test func `a page's ground is not the field's`() {
    let boxes = boxes {
      VStack {
        TextField("Name", text: .constant("Oak"))
        Text("Tree").frame(height: 200)
      }
      .background(Color.yellow)
    }
    #expect(boxes.filled == 1 && boxes.lined == 1)
  }

  @Test func `white letters do not stand on its white ground`() {
    let boxes = boxes {
      VStack {
        Color.blue.frame(height: 120)
        TextField("Name", text: .constant("Oak")).foregroundColor(.white)
      }
    }
    #expect(boxes.filled == 0 && boxes.lined == 1)
  }
}
