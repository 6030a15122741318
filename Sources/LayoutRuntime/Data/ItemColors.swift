/// A color for each item, kept as a rule where the spec has one, so that a million colors cost no memory.
public enum ItemColors: Sendable {
  /// Hue, saturation, brightness and alpha as UIColor(hue:saturation:brightness:alpha:) takes them.
  case components(
    hue: ComponentValues, saturation: ComponentValues, brightness: ComponentValues, alpha: ComponentValues)
  /// One an item.
  case listed([HSBColor])
  /// A pure function of the index.
  case computed(@Sendable (_ index: Int) -> HSBColor)

  /// The color of item `index` of `count`.
  @inlinable
  public func color(at index: Int) -> HSBColor {
    switch self {
    case .components(let hue, let saturation, let brightness, let alpha):
      HSBColor(
        hue: hue.value(at: index), saturation: saturation.value(at: index), brightness: brightness.value(at: index),
        alpha: alpha.value(at: index))
    case .listed(let colors):
      colors[index]
    case .computed(let function):
      function(index)
    }
  }
}

/// A number in [0, 1] for each item.
public enum ComponentValues: Sendable {
  case constant(Double)
  /// `(from * (divisor - index) + to * index) / divisor`: the divisor is the count where the end is excluded, else
  /// count - 1.
  case ramp(from: Double, to: Double, divisor: Int)
  /// A pure function of the index.
  case each(@Sendable (_ index: Int) -> Double)

  @inlinable
  public func value(at index: Int) -> Double {
    switch self {
    case .constant(let value): value
    case .ramp(let from, let to, let divisor):
      (from * Double(divisor - index) + to * Double(index)) / Double(divisor)
    case .each(let function): function(index)
    }
  }
}

/// A color as hue, saturation, brightness and alpha, each in [0, 1].
public struct HSBColor: Hashable, Sendable {
  public var hue: Double
  public var saturation: Double
  public var brightness: Double
  public var alpha: Double

  @inlinable
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }
}
