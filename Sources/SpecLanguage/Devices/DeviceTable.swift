internal import LayoutRuntime
internal import PlanModel

/// The devices that `viewports` may name: each in portrait, and as `NAME-landscape`.
///
/// Sizes and pixel scales: Apple, Human Interface Guidelines, "Layout", device dimensions. Safe areas of a full-screen app without bars:
/// values of UIView.safeAreaInsets in public reports (useyourloaf.com, "iPhone Screen Sizes" posts of each year; Ivan Vnucec's
/// and other device tables agree); none was confirmed on a device by this project.
let devices: [Viewport] = deviceModels.flatMap { model in
  model.names.flatMap { [model.portrait(named: $0), model.landscape(named: $0 + landscapeSuffix)] }
}

/// The device of that name. The other devices are not put together for it.
func device(named name: String) -> Viewport? {
  let isLandscape = name.hasSuffix(landscapeSuffix)
  let modelName = isLandscape ? String(name.dropLast(landscapeSuffix.count)) : name
  return deviceModels.first { $0.names.contains(modelName) }.map {
    isLandscape ? $0.landscape(named: name) : $0.portrait(named: name)
  }
}

private let landscapeSuffix = "-landscape"

private struct DeviceModel {
  var names: [String]
  var size: Size
  var displayScale: Double
  /// Status bar, or what the sensor housing takes, in portrait.
  var top: Double
  /// The home indicator's room in portrait; 0 with a home button.
  var bottom: Double
  var isPad = false
}

extension DeviceModel {
  fileprivate func portrait(named name: String) -> Viewport {
    Viewport(
      name: name, size: size, displayScale: displayScale,
      safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  fileprivate func landscape(named name: String) -> Viewport {
    Viewport(
      name: name, size: Size(width: size.height, height: size.width), displayScale: displayScale,
      safeArea: landscapeSafeArea)
  }

  /// An iPad keeps its status bar; an iPhone hides it, and one with a sensor housing keeps that clear on both sides.
  private var landscapeSafeArea: EdgeInsets {
    if isPad {
      return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    guard bottom > 0 else { return .zero }
    return EdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }
}

private func phone(
  _ names: String..., width: Double, height: Double, displayScale: Double = 3, top: Double, bottom: Double = 34
) -> DeviceModel {
  DeviceModel(
    names: names, size: Size(width: width, height: height), displayScale: displayScale, top: top, bottom: bottom)
}

private func pad(
  _ names: String..., width: Double, height: Double, top: Double = 24, bottom: Double = 20
) -> DeviceModel {
  DeviceModel(
    names: names, size: Size(width: width, height: height), displayScale: 2, top: top, bottom: bottom, isPad: true)
}

private let deviceModels: [DeviceModel] = [
  phone("iphone-se", width: 375, height: 667, displayScale: 2, top: 20, bottom: 0),
  phone("iphone-11", width: 414, height: 896, displayScale: 2, top: 48),
  phone("iphone-11-pro", width: 375, height: 812, top: 44),
  phone("iphone-11-pro-max", width: 414, height: 896, top: 44),
  phone("iphone-12-mini", "iphone-13-mini", width: 375, height: 812, top: 50),
  phone(
    "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e", width: 390, height: 844,
    top: 47),
  phone("iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus", width: 428, height: 926, top: 47),
  phone("iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16", width: 393, height: 852, top: 59),
  phone(
    "iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus", width: 430, height: 932, top: 59),
  phone("iphone-16-pro", "iphone-17", "iphone-17-pro", width: 402, height: 874, top: 62),
  phone("iphone-16-pro-max", "iphone-17-pro-max", width: 440, height: 956, top: 62),
  phone("iphone-air", width: 420, height: 912, top: 68),
  pad("ipad-mini", width: 744, height: 1133),
  pad("ipad-9", width: 810, height: 1080, top: 20, bottom: 0),
  pad("ipad", "ipad-air-11", width: 820, height: 1180),
  pad("ipad-pro-11", width: 834, height: 1210),
  pad("ipad-air-13", width: 1024, height: 1366),
  pad("ipad-pro-13", width: 1032, height: 1376),
]
