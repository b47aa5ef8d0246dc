// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Most toolkits publish nothing while accessibility is switched off.
struct EnvironmentBusRule: Rule {
  let id = "env-bus"
  let help = "The accessibility bus is there and switched on"
  let advice =
    "Switch accessibility on before the application starts: start a screen reader, or set"
    + " org.a11y.Status.IsEnabled on the session bus. evenhand doctor says what is missing."
  let impact = Impact.serious
  let kind = RuleKind.preflight
  let standards: [Standard] = [.en("11.5.2.3"), .section508("502.3")]
  let applicability = Condition.isApplication

  let expectations = [
    Expectation(
      "registry-silent",
      Condition("runs where the registry answers") { _, context in
        context.evidence.status?.registryAnswers ?? true
      },
      message: { _, _ in "the accessibility registry does not answer" }),
    Expectation(
      "switched-off",
      Condition("runs where org.a11y.Status.IsEnabled is true, or cannot be asked") { _, context in
        context.evidence.status?.isEnabled ?? true
      },
      review: .always,
      message: { _, _ in
        "org.a11y.Status.IsEnabled is false: the application may publish less than it can"
      }),
  ]
}
