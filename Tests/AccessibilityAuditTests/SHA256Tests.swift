// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilityAudit

@Suite struct SHA256Tests {
  /// The digests are coreutils' (`sha256sum`), in Base64. 55 and 56 bytes need one block and two.
  @Test(arguments: [
    (0, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
  ])
  func `the digest is that of the standard`(count: Int, digest: String) {
    #expect(SHA256.base64(of: [UInt8](repeating: 97, count: count)) == digest)
  }
}
