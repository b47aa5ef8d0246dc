// SPDX-License-Identifier: Apache-2.0

// Tests say how much is tried without a second import.
@_exported import struct GestureTrials.Limits
