// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// What a conformance report says that no application exposes.
enum OpenACROptions {
  static let specifications = [
    OptionSpecification(
      "openacr-product", .text, "NAME", help: "The product of an OpenACR draft (the application)"),
    OptionSpecification(
      "openacr-version", .text, "TEXT", help: "The product's version in an OpenACR draft (none)"),
    OptionSpecification(
      "openacr-date", .text, "DATE", help: "The day of an OpenACR draft (today)"),
    OptionSpecification(
      "openacr-author", .text, "WHO",
      help: "Who completes an OpenACR draft: \"NAME <EMAIL>\" (not given)"),
  ]

  static func product(_ values: OptionValues) throws(CommandError) -> OpenACRProduct {
    var product = OpenACRProduct()
    product.name = values.text("openacr-product")
    product.version = values.text("openacr-version")
    if let date = values.text("openacr-date") {
      guard CalendarDay(date) != nil else {
        throw .usage("--openacr-date needs a day, as in 2027-03-31")
      }
      product.date = date
    }
    if let author = values.text("openacr-author") {
      guard let parts = author.wholeMatch(of: /\s*(.*?)\s*<\s*([^<>\s]+@[^<>\s]+)\s*>\s*/) else {
        throw .usage("--openacr-author needs \"NAME <EMAIL>\"")
      }
      product.authorName = parts.1.isEmpty ? nil : String(parts.1)
      product.authorEmail = String(parts.2)
    }
    return product
  }
}
