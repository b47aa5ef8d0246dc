// SPDX-License-Identifier: Apache-2.0

/// What a gesture asks of a person.
public indirect enum GestureDescription {
  case none
}
