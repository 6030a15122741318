/// Names the version of the output format: `"$schema"` of every plan and `"$id"` of its schema.
let planSchemaIdentifier = "urn:layoutc:schema:plan:1"

/// The JSON Schema (draft 2020-12) of what `JSONEmitter` writes, as published in docs/schema/plan.schema.json. Closed: a member
/// that it does not name is an error, so a new member of the output is a new line here.
public let planSchema = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "urn:layoutc:schema:plan:1",
    "title": "layoutc plan",
    "description": "Frames for each chain, level and viewport of a spec, in its order. Points; y grows downward.",
    "type": "object",
    "additionalProperties": false,
    "required": ["$schema", "layoutc", "name", "digest", "viewports", "dataSources", "chains"],
    "properties": {
      "$schema": { "description": "Names this schema.", "const": "urn:layoutc:schema:plan:1" },
      "layoutc": { "description": "Version of the output format.", "const": 1 },
      "name": { "description": "The spec's file name without folder and extension.", "type": "string" },
      "digest": {
        "description": "SHA-256 of the spec's bytes.",
        "type": "string",
        "pattern": "^sha256:[0-9a-f]{64}$"
      },
      "viewports": {
        "description": "The screens that everything is laid out on.",
        "type": "array",
        "items": { "description": "One screen.", "$ref": "#/$defs/viewport" }
      },
      "dataSources": {
        "description": "The items of the collection views.",
        "type": "array",
        "items": { "description": "The items of one collection view.", "$ref": "#/$defs/dataSource" }
      },
      "chains": {
        "description": "Layouts at successive levels, each pushed from the one before.",
        "type": "array",
        "items": { "description": "One chain.", "$ref": "#/$defs/chain" }
      }
    },
    "$defs": {
  \#(planSchemaSteps)
      "viewport": {
        "description": "A screen.",
        "type": "object",
        "additionalProperties": false,
        "required": ["name", "width", "height", "displayScale", "safeArea", "contentInset", "adjustedContentInset"],
        "properties": {
          "name": { "description": "The spec's name for it.", "type": "string", "minLength": 1 },
          "width": { "description": "In points.", "type": "number", "exclusiveMinimum": 0 },
          "height": { "description": "In points.", "type": "number", "exclusiveMinimum": 0 },
          "displayScale": { "description": "Pixels a point.", "type": "number", "exclusiveMinimum": 0 },
          "safeArea": { "description": "The device's safe area, without bars.", "$ref": "#/$defs/insets" },
          "contentInset": { "description": "The content inset that the spec sets.", "$ref": "#/$defs/insets" },
          "adjustedContentInset": {
            "description": "Safe area plus content inset, without bars: see frame tables.",
            "$ref": "#/$defs/insets"
          }
        }
      },
      "insets": {
        "description": "Distances from the edges inward, in points.",
        "type": "object",
        "additionalProperties": false,
        "required": ["top", "left", "bottom", "right"],
        "properties": {
          "top": { "description": "In points.", "type": "number" },
          "left": { "description": "In points.", "type": "number" },
          "bottom": { "description": "In points.", "type": "number" },
          "right": { "description": "In points.", "type": "number" }
        }
      },
      "size": {
        "description": "Width and height, in points.",
        "type": "array",
        "prefixItems": [
          { "description": "Width, in points.", "type": "number", "minimum": 0 },
          { "description": "Height, in points.", "type": "number", "minimum": 0 }
        ],
        "items": false,
        "minItems": 2
      },
      "frame": {
        "description": "A rectangle: x, y, width and height, in points, in content coordinates.",
        "type": "array",
        "prefixItems": [
          { "description": "Least x, in points.", "type": "number" },
          { "description": "Least y, in points.", "type": "number" },
          { "description": "Width, in points.", "type": "number" },
          { "description": "Height, in points.", "type": "number" }
        ],
        "items": false,
        "minItems": 4
      },
      "dataSource": {
        "description": "Items in sections.",
        "type": "object",
        "additionalProperties": false,
        "required": ["name", "count", "sections", "items"],
        "properties": {
          "name": { "description": "The spec's name for it.", "type": "string", "minLength": 1 },
          "count": { "description": "Items in all sections.", "type": "integer", "minimum": 0 },
          "sections": {
            "description": "The sections; their items follow each other.",
            "type": "array",
            "items": {
              "description": "One section.",
              "type": "object",
              "additionalProperties": false,
              "required": ["id", "count"],
              "properties": {
                "id": { "description": "Unique in the data source.", "type": "string" },
                "count": { "description": "Items in the section.", "type": "integer", "minimum": 0 }
              }
            },
            "minItems": 1
          },
          "items": {
            "description": "The items; an item's index in this list is its number everywhere else.",
            "type": "array",
            "items": { "description": "One item.", "$ref": "#/$defs/item" }
          }
        }
      },
      "item": {
        "description": "One item.",
        "type": "object",
        "additionalProperties": false,
        "required": ["id"],
        "properties": {
          "id": { "description": "Unique in the data source, stable when items are added.", "type": "string" },
          "title": { "description": "Text to show; left out where the spec gives none.", "type": "string" },
          "color": { "description": "Left out where the spec gives none.", "$ref": "#/$defs/color" }
        }
      },
      "color": {
        "description": "A color as UIColor(hue:saturation:brightness:alpha:) takes it, and the same in sRGB.",
        "type": "object",
        "additionalProperties": false,
        "required": ["hue", "saturation", "brightness", "alpha", "hex"],
        "properties": {
          "hue": { "description": "A turn; 1 is the same as 0.", "type": "number", "minimum": 0, "maximum": 1 },
          "saturation": { "description": "From gray to pure.", "type": "number", "minimum": 0, "maximum": 1 },
          "brightness": { "description": "From black.", "type": "number", "minimum": 0, "maximum": 1 },
          "alpha": { "description": "From clear to opaque.", "type": "number", "minimum": 0, "maximum": 1 },
          "hex": {
            "description": "sRGB as #rrggbbaa, each component to the nearest of 256 steps.",
            "type": "string",
            "pattern": "^#[0-9a-f]{8}$"
          }
        }
      },
      "chain": {
        "description": "A layout at successive levels.",
        "type": "object",
        "additionalProperties": false,
        "required": ["name", "dataSource", "levels", "steps"],
        "properties": {
          "name": { "description": "The spec's name for it.", "type": "string", "minLength": 1 },
          "dataSource": {
            "description": "Name of the data source of every level that names no other.",
            "type": "string"
          },
          "levels": {
            "description": "The levels; the first is the root.",
            "type": "array",
            "items": { "description": "One level.", "$ref": "#/$defs/level" },
            "minItems": 1
          },
          "steps": {
            "description": "From each level to the next.",
            "type": "array",
            "items": { "description": "One step.", "$ref": "#/$defs/step" }
          }
        }
      },
      "level": {
        "description": "One level of a chain.",
        "type": "object",
        "additionalProperties": false,
        "required": ["index", "layout", "scale", "frameTables"],
        "properties": {
          "index": { "description": "Its place in the chain, from 0.", "type": "integer", "minimum": 0 },
          "layout": { "description": "The layout's name in the spec.", "type": "string" },
          "dataSource": {
            "description": "Name of the level's data source where it is not the chain's.",
            "type": "string"
          },
          "scale": { "description": "The value of `scale` in the layout's expressions.", "type": "number" },
          "title": {
            "description": "The title of the level's screen; left out where the spec gives none.",
            "type": "string"
          },
          "frameTables": {
            "description": "The level laid out on each viewport.",
            "type": "array",
            "items": { "description": "The level on one viewport.", "$ref": "#/$defs/frameTable" }
          }
        }
      },
      "frameTable": {
        "description": "The frames of a level on one viewport.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "viewport",
          "columns",
          "interitemGap",
          "adjustedContentInset",
          "contentSize",
          "frames",
          "supplementaries",
          "undefinedItems"
        ],
        "properties": {
          "viewport": { "description": "The viewport's name.", "type": "string" },
          "columns": {
            "description": "The most items that a line holds; for one size, what a full line holds; 0 without items.",
            "type": "integer",
            "minimum": 0
          },
          "interitemGap": {
            "description": "In points; null where full lines differ in it or hold one item.",
            "type": ["number", "null"]
          },
          "adjustedContentInset": {
            "description": "What the layout was given: safe area, bars and content inset.",
            "$ref": "#/$defs/insets"
          },
          "contentSize": { "description": "The size of everything, in points.", "$ref": "#/$defs/size" },
          "frames": {
            "description": "Item frames in item order.",
            "type": "array",
            "items": { "description": "One item's frame.", "$ref": "#/$defs/frame" }
          },
          "supplementaries": {
            "description": "Headers and footers, by section, header first.",
            "type": "array",
            "items": { "description": "One header or footer.", "$ref": "#/$defs/supplementary" }
          },
          "undefinedItems": {
            "description": "Items too large for a line, whose frames UIKit does not define.",
            "type": "array",
            "items": { "description": "An item's index.", "type": "integer", "minimum": 0 }
          }
        }
      },
      "supplementary": {
        "description": "A header or footer.",
        "type": "object",
        "additionalProperties": false,
        "required": ["kind", "section", "frame"],
        "properties": {
          "kind": { "description": "Which of the two.", "enum": ["header", "footer"] },
          "section": { "description": "Index of its section.", "type": "integer", "minimum": 0 },
          "frame": { "description": "Its frame where it is not pinned.", "$ref": "#/$defs/frame" }
        }
      }
    }
  }

  """#
