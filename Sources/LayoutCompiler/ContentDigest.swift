internal import CLibMD

/// `sha256:` and 64 hexadecimal digits over the bytes. (FIPS 180-4, by libmd.)
func contentDigest(of bytes: [UInt8]) -> String {
  var context = SHA2_CTX()
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
  unsafe SHA256Init(&context)
  unsafe SHA256Update(&context, bytes, bytes.count)
  unsafe SHA256Final(&digest, &context)
  let digits = Array("0123456789abcdef".utf8)
  let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return "sha256:" + String(decoding: text, as: UTF8.self)
}
