// SPDX-License-Identifier: Apache-2.0

/// People learn a control by trying: up and down again has to lead back.
struct AdjustableLawsRule: Rule {
  let id = "adjustable-laws"
  let help = "Values go up and down by the same, reach their ends, and are spoken as they change"
  let advice =
    "Change the value by one step in both directions, stop at the ends, and make the spoken text"
    + " from the value."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.7")]
  let applicability = Condition.model("has a value that was tried") { model in
    model.values.contains { !$0.laws.isEmpty }
  }

  let expectations: [Expectation] = [
    law("no-inverse", .inverse, "comes back when it goes up and down again"),
    law("ends-missed", .ends, "reaches the ends by the keys for them"),
    law("not-clamped", .clamp, "stays at an end that is passed"),
    law("text-fixed", .text, "says another text for another value"),
    law("wrong-way", .direction, "goes up by what increments it, and down by what decrements it"),
    law("write-missed", .written, "takes a number that is written, or the step next to it"),
  ]

  private static func law(
    _ reason: String, _ kind: ModelValue.Law.Kind, _ text: String
  ) -> Expectation {
    .every(
      reason, text, of: \.values,
      isRight: { $0.laws.allSatisfy { $0.kind != kind || $0.holds } },
      message: { value in
        let broken = value.laws.first { $0.kind == kind && !$0.holds }
        return (value.name.isEmpty ? "" : value.name + ": ") + (broken?.observation ?? "")
      })
  }
}
