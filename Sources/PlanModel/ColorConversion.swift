internal import CStandard
public import LayoutRuntime

/// A color in sRGB (IEC 61966-2-1, gamma-encoded), each component in [0, 1].
public struct SRGBColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0xRRGGBBAA.
  @inlinable
  public init(packed: UInt32) {
    red = Double(packed >> 24) / 255
    green = Double(packed >> 16 & 0xFF) / 255
    blue = Double(packed >> 8 & 0xFF) / 255
    alpha = Double(packed & 0xFF) / 255
  }

  /// As 0xRRGGBBAA, each component to the nearest of 256 steps and from the middle up.
  @inlinable
  public var packed: UInt32 {
    Self.byte(red) << 24 | Self.byte(green) << 16 | Self.byte(blue) << 8 | Self.byte(alpha)
  }

  @inlinable
  @inline(__always)
  static func byte(_ component: Double) -> UInt32 {
    component <= 0 ? 0 : component >= 1 ? 255 : UInt32(component * 255 + 0.5)
  }
}

extension SRGBColor {
  /// As UIColor(hue:saturation:brightness:alpha:) does it: the hexcone model (Smith, "Color gamut transform pairs", 1978). The
  /// hue is a turn, so that 1 is 0 again.
  @inlinable
  public init(_ color: HSBColor) {
    let sectors = (color.hue - color.hue.rounded(.down)) * 6
    let sector = Int(sectors)
    let fraction = sectors - Double(sector)
    let top = color.brightness
    let bottom = top * (1 - color.saturation)
    let falling = top * (1 - color.saturation * fraction)
    let rising = top * (1 - color.saturation * (1 - fraction))
    alpha = color.alpha
    switch sector {
    case 0: (red, green, blue) = (top, rising, bottom)
    case 1: (red, green, blue) = (falling, top, bottom)
    case 2: (red, green, blue) = (bottom, top, rising)
    case 3: (red, green, blue) = (bottom, falling, top)
    case 4: (red, green, blue) = (rising, bottom, top)
    default: (red, green, blue) = (top, bottom, falling)
    }
  }
}

extension HSBColor {
  /// The inverse of `SRGBColor.init(_: HSBColor)`, with hue in [0, 1), 0 for a gray, and saturation 0 for black.
  public init(_ color: SRGBColor) {
    let top = max(color.red, color.green, color.blue)
    let range = top - min(color.red, color.green, color.blue)
    var sectors = 0.0
    if range > 0 {
      if top == color.red {
        sectors = (color.green - color.blue) / range
      } else if top == color.green {
        sectors = 2 + (color.blue - color.red) / range
      } else {
        sectors = 4 + (color.red - color.green) / range
      }
    }
    let turn = sectors / 6
    self.init(
      hue: turn < 0 ? turn + 1 : turn, saturation: top > 0 ? range / top : 0, brightness: top, alpha: color.alpha)
  }
}

/// A color in OKLCH (Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4).
public struct OKLCHColor: Hashable, Sendable {
  /// From 0, black, to 1, white.
  public var lightness: Double
  /// At least 0; sRGB reaches about 0.32.
  public var chroma: Double
  /// In degrees.
  public var hue: Double
  /// In [0, 1].
  public var alpha: Double

  public init(lightness: Double, chroma: Double, hue: Double, alpha: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
    self.alpha = alpha
  }
}

extension SRGBColor {
  /// The color itself where sRGB has it, else the one of the same lightness and hue with the largest chroma that sRGB has.
  /// A lightness at or past an end is black or white.
  public init(_ color: OKLCHColor) {
    guard 0 < color.lightness && color.lightness < 1 else {
      let component: Double = color.lightness >= 1 ? 1 : 0
      self.init(red: component, green: component, blue: component, alpha: color.alpha)
      return
    }
    var linear = LinearSRGB(color, chroma: color.chroma)
    if !linear.isInGamut {
      var inside = 0.0
      var outside = color.chroma
      // Each step halves an interval of chroma; 40 bring any below the spacing of 8-bit and 16-bit components.
      for _ in 0..<40 {
        let middle = (inside + outside) / 2
        if LinearSRGB(color, chroma: middle).isInGamut {
          inside = middle
        } else {
          outside = middle
        }
      }
      linear = LinearSRGB(color, chroma: inside)
    }
    self.init(
      red: gammaEncoded(linear.red), green: gammaEncoded(linear.green), blue: gammaEncoded(linear.blue),
      alpha: color.alpha)
  }
}

private struct LinearSRGB {
  var red: Double
  var green: Double
  var blue: Double

  /// The matrices are those of Ottosson's article as revised in 2021 (bottosson.github.io/posts/oklab).
  init(_ color: OKLCHColor, chroma: Double) {
    let angle = color.hue * .pi / 180
    let a = chroma * cos(angle)
    let b = chroma * sin(angle)
    let long = cubed(color.lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cubed(color.lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cubed(color.lightness - 0.0894841775 * a - 1.2914855480 * b)
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
  }

  /// With room for the rounding of the matrices, which puts grays and primaries up to 1e-7 outside.
  var isInGamut: Bool {
    let range = -1e-6...1 + 1e-6
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }
}

private func cubed(_ value: Double) -> Double {
  value * value * value
}

private func gammaEncoded(_ linear: Double) -> Double {
  let component = min(max(linear, 0), 1)
  return component <= 0.0031308 ? 12.92 * component : 1.055 * pow(component, 1 / 2.4) - 0.055
}
