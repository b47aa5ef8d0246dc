// SPDX-License-Identifier: Apache-2.0

// What a transaction names: animations.
@_exported import Motion
