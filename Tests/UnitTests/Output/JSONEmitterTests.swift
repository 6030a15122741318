import Foundation
import JSONOutput
import LayoutRuntime
import PlanModel
import SwiftOutput
import Testing
import TextWriting

@Suite struct JSONEmitterTests {
  @Test func `a whole plan`() {
    #expect(json(of: sampleSpec) == samplePlan)
  }

  @Test func `the buffer's size changes nothing`() {
    for bufferSize in [256, 511, 1 << 18] {
      #expect(written(bufferSize: bufferSize) { JSONEmitter.emit(sampleSpec, to: &$0) }.output == samplePlan)
    }
  }

  @Test func `an empty spec`() {
    let spec = ResolvedSpec(name: "", digest: "sha256:0", viewports: [], dataSources: [], chains: [])
    #expect(
      json(of: spec) == """
        {
          "$schema": "urn:layoutc:schema:plan:1",
          "layoutc": 1,
          "name": "",
          "digest": "sha256:0",
          "viewports": [],
          "dataSources": [],
          "chains": []
        }

        """)
  }

  @Test func `colors with any of their components varying`() throws {
    let constant = ComponentValues.constant(0.25)
    let ramp = ComponentValues.ramp(from: 0, to: 1, divisor: 2)
    let colors: [ItemColors] = [
      .components(hue: constant, saturation: constant, brightness: constant, alpha: constant),
      .components(hue: constant, saturation: ramp, brightness: constant, alpha: ramp),
      // Numbers of 17 digits, four of which are longer than a block of text.
      .components(
        hue: .constant(11.0 / 18), saturation: .constant(0.1 + 0.2), brightness: .constant(2.0 / 3),
        alpha: .constant(1.0 / 7)),
      .components(
        hue: .constant(11.0 / 18), saturation: .constant(0.1 + 0.2), brightness: ramp, alpha: .constant(1.0 / 7)),
      .components(hue: ramp, saturation: ramp, brightness: ramp, alpha: .each { Double($0) / 4 }),
      .listed([
        HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 0.4),
        HSBColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1),
      ]),
    ]
    for colors in colors {
      let items = try decodedItems(
        DataSource(name: "d", sections: [.init(id: "s", count: 2)], ids: .index, colors: colors))
      for index in 0..<2 {
        let color = colors.color(at: index)
        let hex = String(SRGBColor(color).packed, radix: 16)
        #expect(
          items[index].color
            == DecodedColor(
              hue: color.hue, saturation: color.saturation, brightness: color.brightness, alpha: color.alpha,
              hex: "#" + String(repeating: "0", count: 8 - hex.utf8.count) + hex))
      }
    }
  }

  @Test func `long lists of items are the same with a small buffer, where each piece is appended for itself`() throws {
    let ramp = ComponentValues.ramp(from: 1, to: 0, divisor: 2999)
    let constant = ComponentValues.constant(0.7)
    for colors in [
      nil, .components(hue: ramp, saturation: constant, brightness: constant, alpha: constant),
      .components(hue: ramp, saturation: ramp, brightness: ramp, alpha: ramp),
    ] as [ItemColors?] {
      let dataSource = DataSource(
        name: "d", sections: [.init(id: "s", count: 3000)], ids: .index, colors: colors)
      let spec = ResolvedSpec(name: "", digest: "", viewports: [], dataSources: [dataSource], chains: [])
      let outputs = [256, 4096, 1 << 16].map { bufferSize in
        written(bufferSize: bufferSize) { JSONEmitter.emit(spec, to: &$0) }.output
      }
      #expect(outputs[1] == outputs[0])
      #expect(outputs[2] == outputs[0])
      #expect(try decodedItems(dataSource).map(\.id) == (0..<3000).map { String($0) })
    }
  }

  @Test func `text from a spec stays in its string`() throws {
    let texts = ["\"},{", "\u{2028}\\", "a\nb"]
    let items = try decodedItems(
      DataSource(name: "]}", sections: [.init(id: "\"", count: 3)], ids: .listed(texts), titles: .listed(texts)))
    #expect(items.map(\.id) == texts)
    #expect(items.map(\.title) == texts)
  }

  private func json(of spec: ResolvedSpec) -> String {
    written(bufferSize: 4096) { JSONEmitter.emit(spec, to: &$0) }.output
  }

  private func decodedItems(_ dataSource: DataSource) throws -> [DecodedItem] {
    let spec = ResolvedSpec(name: "", digest: "", viewports: [], dataSources: [dataSource], chains: [])
    return try JSONDecoder().decode(DecodedPlan.self, from: Data(json(of: spec).utf8)).dataSources[0].items
  }
}

private struct DecodedPlan: Decodable {
  struct DataSource: Decodable {
    var items: [DecodedItem]
  }

  var dataSources: [DataSource]
}

private struct DecodedItem: Decodable {
  var id: String
  var title: String?
  var color: DecodedColor?
}

private struct DecodedColor: Decodable, Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var alpha: Double
  var hex: String
}

private let sampleSpec = ResolvedSpec(
  name: "sample \"1\"", digest: "sha256:" + String(repeating: "0", count: 64),
  viewports: [
    Viewport(
      name: "phone", size: Size(width: 390, height: 844), displayScale: 3,
      safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      contentInset: EdgeInsets(top: 0, left: 1.5, bottom: 0, right: 0))
  ],
  dataSources: [
    DataSource(
      name: "colors", sections: [.init(id: "a", count: 3), .init(id: "b", count: 2)], ids: .index,
      colors: .components(
        hue: .ramp(from: 1, to: 0, divisor: 48), saturation: .constant(0.7), brightness: .constant(0.8),
        alpha: .constant(1))),
    DataSource(
      name: "words", sections: [.init(id: "all", count: 1)], ids: .listed(["w"]), titles: .listed(["é"])),
  ],
  chains: [
    Chain(
      name: "zoom", dataSource: 0,
      levels: [
        Level(
          layout: "tile", dataSource: 0, scale: 0.25, title: "Zoom: 0.25",
          frameTables: [ViewportFrames(viewport: 0, environment: sampleEnvironment, table: sampleTable)]),
        Level(
          layout: "list", dataSource: 1, scale: 1, title: nil,
          frameTables: [
            ViewportFrames(
              viewport: 0, environment: sampleEnvironment,
              table: FrameTable(
                columns: 1, interitemGap: nil, contentSize: Size(width: 390, height: 60),
                sections: [.listed([Rect(x: 0, y: 0, width: 400, height: 60)])],
                supplementaries: [],
                issues: [.oversizeItems(section: 0, items: [0..<1], extent: 400, available: 390)]))
          ]),
      ])
  ])

private let sampleEnvironment = LayoutEnvironment(
  bounds: Size(width: 390, height: 844),
  adjustedContentInset: EdgeInsets(top: 91, left: 1.5, bottom: 34, right: 0))

private let sampleTable = FrameTable(
  columns: 2, interitemGap: 8.5, contentSize: Size(width: 390, height: 400.25),
  sections: [
    .uniform(
      UniformLines(
        count: 3, itemsPerLine: 2, itemSize: Size(width: 85.5, height: 85.5), mainAxis: .vertical,
        crossPositions: ArithmeticProgression(first: 8, step: 94),
        mainPositions: ArithmeticProgression(first: 52, step: 93.5))),
    .listed([]),
    .uniform(
      UniformLines(
        count: 2, itemsPerLine: 2, itemSize: Size(width: 10, height: 20), mainAxis: .vertical,
        crossPositions: ArithmeticProgression(first: 0, step: 15.25),
        mainPositions: ArithmeticProgression(first: 300, step: 20))),
  ],
  supplementaries: [
    Supplementary(kind: .header, section: 0, frame: Rect(x: 0, y: 0, width: 390, height: 44)),
    Supplementary(kind: .footer, section: 1, frame: Rect(x: 0, y: 320, width: 390, height: 80.25)),
  ],
  issues: [.fragileFit(section: 0, columns: 2, columnsIfWider: 2, columnsIfNarrower: 3)])

private let samplePlan = #"""
  {
    "$schema": "urn:layoutc:schema:plan:1",
    "layoutc": 1,
    "name": "sample \"1\"",
    "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000",
    "viewports": [
      {
        "name": "phone",
        "width": 390,
        "height": 844,
        "displayScale": 3,
        "safeArea": {"top": 47, "left": 0, "bottom": 34, "right": 0},
        "contentInset": {"top": 0, "left": 1.5, "bottom": 0, "right": 0},
        "adjustedContentInset": {"top": 47, "left": 1.5, "bottom": 34, "right": 0}
      }
    ],
    "dataSources": [
      {
        "name": "colors",
        "count": 5,
        "sections": [
  {"id":"a","count":3},
  {"id":"b","count":2}
        ],
        "items": [
  {"id":"0","color":{"hue":1,"saturation":0.7,"brightness":0.8,"alpha":1,"hex":"#cc3d3dff"}},
  {"id":"1","color":{"hue":0.9791666666666666,"saturation":0.7,"brightness":0.8,"alpha":1,"hex":"#cc3d4fff"}},
  {"id":"2","color":{"hue":0.9583333333333334,"saturation":0.7,"brightness":0.8,"alpha":1,"hex":"#cc3d61ff"}},
  {"id":"3","color":{"hue":0.9375,"saturation":0.7,"brightness":0.8,"alpha":1,"hex":"#cc3d73ff"}},
  {"id":"4","color":{"hue":0.9166666666666666,"saturation":0.7,"brightness":0.8,"alpha":1,"hex":"#cc3d85ff"}}
        ]
      },
      {
        "name": "words",
        "count": 1,
        "sections": [
  {"id":"all","count":1}
        ],
        "items": [
  {"id":"w","title":"é"}
        ]
      }
    ],
    "chains": [
      {
        "name": "zoom",
        "dataSource": "colors",
        "levels": [
          {
            "index": 0,
            "layout": "tile",
            "scale": 0.25,
            "title": "Zoom: 0.25",
            "frameTables": [
              {
                "viewport": "phone",
                "columns": 2,
                "interitemGap": 8.5,
                "adjustedContentInset": {"top": 91, "left": 1.5, "bottom": 34, "right": 0},
                "contentSize": [390, 400.25],
                "frames": [
  [8,52,85.5,85.5],[102,52,85.5,85.5],
  [8,145.5,85.5,85.5],
  [0,300,10,20],[15.25,300,10,20]
                ],
                "supplementaries": [
  {"kind":"header","section":0,"frame":[0,0,390,44]},
  {"kind":"footer","section":1,"frame":[0,320,390,80.25]}
                ],
                "undefinedItems": []
              }
            ]
          },
          {
            "index": 1,
            "layout": "list",
            "dataSource": "words",
            "scale": 1,
            "frameTables": [
              {
                "viewport": "phone",
                "columns": 1,
                "interitemGap": null,
                "adjustedContentInset": {"top": 91, "left": 1.5, "bottom": 34, "right": 0},
                "contentSize": [390, 60],
                "frames": [
  [0,0,400,60]
                ],
                "supplementaries": [],
                "undefinedItems": [
  0
                ]
              }
            ]
          }
        ],
        "steps": []
      }
    ]
  }

  """#
