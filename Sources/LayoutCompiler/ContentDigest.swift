internal import CLibMD

/// `sha256:` and 64 hexadecimal digits over the bytes. (FIPS 180-4, by libmd.)
func contentDigest(of bytes: [UInt8]) -> String {
  var context = SHA2_CTX()
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
  unsafe SHA256Init(&context)
  unsafe SHA256Update(&context, bytes, bytes.count)
  unsafe SHA256Final(&digest, &context)
  let digits = Array("0123456789abcdef".utf8)
  var text = Array("sha256:".utf8)
  text.reserveCapacity(text.count + digest.count * 2)
  for byte in digest {
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}
