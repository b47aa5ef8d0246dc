// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A form that goes to the field that is still empty.
struct FocusView: View {
  private enum Field { case street, city }

  @State private var street = ""
  @State private var city = ""
  @State private var message = "Where do you live?"
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 12) {
      TextField("Street", text: $street)
        .focused($field, equals: .street)
      TextField("City", text: $city)
        .focused($field, equals: .city)
      Button("Send", action: send)
      Text(message)
    }
    .textFieldStyle(.roundedBorder)
    .onSubmit(send)
    .padding()
  }

  private func send() {
    if street.isEmpty {
      message = "The street is missing."
      field = .street
    } else if city.isEmpty {
      message = "The city is missing."
      field = .city
    } else {
      message = "\(street), \(city)"
    }
  }
}
