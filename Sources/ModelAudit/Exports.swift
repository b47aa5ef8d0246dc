// SPDX-License-Identifier: Apache-2.0

// Tests say how much is tried, and how a gesture of their own kind is made, without a second import.
@_exported import struct GestureTrials.GestureTrial
@_exported import struct GestureTrials.Limits
@_exported import struct GestureTrials.PointerTrace
@_exported import protocol GestureTrials.TracedGesture
