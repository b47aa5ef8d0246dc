// SPDX-License-Identifier: Apache-2.0

// What a view is written with: bindings, gestures, angles and points.
@_exported import Gestures
// What models are written with.
@_exported import CombineSubset
@_exported import Observation
