/// The definitions for steps and transition plans, part of `planSchema`.
let planSchemaSteps = #"""
      "step": {
        "description": "The way from one level to the next.",
        "type": "object",
        "additionalProperties": false,
        "required": ["from", "to", "transition", "plans"],
        "properties": {
          "from": { "description": "Index of the level that is left.", "type": "integer", "minimum": 0 },
          "to": { "description": "Index of the level that is pushed.", "type": "integer", "minimum": 1 },
          "transition": { "description": "What the spec says of it.", "$ref": "#/$defs/transition" },
          "plans": {
            "description": "The step on each viewport.",
            "type": "array",
            "items": { "description": "The step on one viewport.", "$ref": "#/$defs/viewportPlan" }
          }
        }
      },
      "transition": {
        "description": "How a step is to be played.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "anchor", "scrollTo", "scroll", "start", "timing", "enter", "exit", "reducedMotion", "interruption", "progress"
        ],
        "properties": {
          "anchor": {
            "description": "The item that the scroll position is worked out for: a rule, or an item's index.",
            "anyOf": [
              { "enum": ["selected", "centerVisible", "firstVisible"] },
              { "type": "integer", "minimum": 0 }
            ]
          },
          "scrollTo": {
            "description": "Where the anchor stands afterwards, in the inset area.",
            "enum": [
              "top", "centeredVertically", "bottom", "left", "centeredHorizontally", "right", "nearest", "minimal",
              "visible", "none"
            ]
          },
          "scroll": { "description": "When the offset changes.", "enum": ["during", "after"] },
          "start": {
            "description": "The scroll position before: a rule, or a content offset in points.",
            "anyOf": [{ "enum": ["automatic", "top", "bottom", "centered"] }, { "type": "number" }]
          },
          "timing": {
            "description": "How progress follows time.",
            "type": "object",
            "additionalProperties": false,
            "required": ["duration", "runningTime", "curve", "samples"],
            "properties": {
              "duration": { "description": "As the spec has it, in seconds.", "type": "number", "minimum": 0 },
              "runningTime": {
                "description": "Seconds that each item moves: the duration, or a spring's settling time.",
                "type": "number",
                "minimum": 0
              },
              "curve": {
                "description": "The curve's name, and its control points or a spring's constants.",
                "type": "object",
                "additionalProperties": false,
                "required": ["name"],
                "properties": {
                  "name": { "description": "Its kind.", "enum": ["linear", "easeIn", "easeOut", "easeInOut", "cubicBezier", "spring"] },
                  "cubicBezier": {
                    "description": "x1, y1, x2, y2.",
                    "type": "array",
                    "items": { "type": "number" },
                    "minItems": 4,
                    "maxItems": 4
                  },
                  "mass": { "description": "A spring's mass.", "type": "number", "exclusiveMinimum": 0 },
                  "stiffness": { "description": "A spring's constant.", "type": "number", "exclusiveMinimum": 0 },
                  "damping": { "description": "A spring's friction.", "type": "number", "minimum": 0 },
                  "initialVelocity": { "description": "Whole ways a second.", "type": "number" }
                }
              },
              "samples": {
                "description": "Progress at equal steps of time over the running time, both ends included.",
                "type": "array",
                "items": { "type": "number" },
                "minItems": 2
              },
              "stagger": {
                "description": "Items set off one after the other; left out where all start at once.",
                "type": "object",
                "additionalProperties": false,
                "required": ["by", "total"],
                "properties": {
                  "by": { "description": "Order of the delays.", "enum": ["index", "distance", "radial"] },
                  "total": { "description": "Delay of the last, in seconds.", "type": "number", "minimum": 0 }
                }
              }
            }
          },
          "enter": { "description": "How items come in.", "enum": ["frame", "fade", "scale"] },
          "exit": { "description": "How items leave.", "enum": ["frame", "fade", "scale"] },
          "reducedMotion": { "description": "What replaces the motion on request.", "enum": ["crossFade", "none"] },
          "interruption": {
            "description": "What a new tap or a back swipe does to it under way.",
            "enum": ["retarget", "reverse", "finish"]
          },
          "progress": { "description": "What progress outside 0 to 1 does.", "enum": ["extrapolate", "clamp"] }
        }
      },
      "viewportPlan": {
        "description": "A step on one viewport.",
        "type": "object",
        "additionalProperties": false,
        "required": ["viewport", "status", "targetOffsets", "anchors"],
        "properties": {
          "viewport": { "description": "The viewport's name.", "type": "string" },
          "status": {
            "description": "undefined where a layout of the step has frames that UIKit does not define.",
            "enum": ["exact", "undefined"]
          },
          "targetOffsets": {
            "description": "By tapped item, the content offset along the scroll direction afterwards, in points.",
            "type": "array",
            "items": { "type": "number" }
          },
          "anchors": {
            "description": "Full plans, one an anchor.",
            "type": "array",
            "items": { "description": "The plan for one anchor.", "$ref": "#/$defs/anchorPlan" }
          }
        }
      },
      "anchorPlan": {
        "description": "What happens between two layouts on one viewport for one anchor.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "item", "status", "contentOffset", "roles", "supplementaryRoles", "figures", "items", "supplementaries", "reverse"
        ],
        "properties": {
          "item": { "description": "The anchor; null where nothing is visible.", "type": ["integer", "null"], "minimum": 0 },
          "reason": {
            "description": "Why it is the anchor.",
            "enum": ["selected", "explicit", "centerVisible", "firstVisible"]
          },
          "status": { "description": "undefined where an undefined frame takes part.", "enum": ["exact", "undefined"] },
          "undefinedItems": {
            "description": "The items whose undefined frames take part, by side.",
            "type": "object",
            "additionalProperties": false,
            "required": ["from", "to"],
            "properties": {
              "from": {
                "description": "Indices at the start.",
                "type": "array",
                "items": { "type": "integer", "minimum": 0 }
              },
              "to": {
                "description": "Indices at the end.",
                "type": "array",
                "items": { "type": "integer", "minimum": 0 }
              }
            }
          },
          "contentOffset": {
            "description": "Content offsets in points.",
            "type": "object",
            "additionalProperties": false,
            "required": ["from", "requested", "to", "clampedBy"],
            "properties": {
              "from": { "description": "Before.", "$ref": "#/$defs/point" },
              "requested": { "description": "Where the anchor would stand as asked.", "$ref": "#/$defs/point" },
              "to": { "description": "When the transition ends.", "$ref": "#/$defs/point" },
              "clampedBy": { "description": "How far the content's ends hold it back.", "$ref": "#/$defs/point" }
            }
          },
          "roles": { "description": "Items by role.", "$ref": "#/$defs/roles" },
          "supplementaryRoles": { "description": "Headers and footers by role.", "$ref": "#/$defs/roles" },
          "figures": {
            "description": "What the plan amounts to.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "largestTravel", "meanTravel", "offScreenShare", "jump", "crossings", "unlistedTransits", "totalDuration"
            ],
            "properties": {
              "largestTravel": { "description": "Of a center on the viewport, in points.", "type": "number", "minimum": 0 },
              "meanTravel": { "description": "In points.", "type": "number", "minimum": 0 },
              "offScreenShare": {
                "description": "Share of all travel that is not seen.",
                "type": "number",
                "minimum": 0,
                "maximum": 1
              },
              "jump": { "description": "Of the content offset after the end, in points.", "$ref": "#/$defs/point" },
              "crossings": {
                "description": "Pairs that overlap on their way but at neither end; null where too many take part.",
                "type": ["integer", "null"],
                "minimum": 0
              },
              "unlistedTransits": {
                "description": "Items seen only on the way that are counted but not listed.",
                "type": "integer",
                "minimum": 0
              },
              "totalDuration": {
                "description": "Seconds until the last one has arrived.",
                "type": "number",
                "minimum": 0
              }
            }
          },
          "items": {
            "description": "The items that are seen, in item order; the hidden ones too where the spec asks for them.",
            "type": "array",
            "items": { "description": "One item.", "$ref": "#/$defs/plannedItem" }
          },
          "supplementaries": {
            "description": "The headers and footers that are seen.",
            "type": "array",
            "items": { "description": "One header or footer.", "$ref": "#/$defs/plannedSupplementary" }
          },
          "reverse": {
            "description": "The way back: ends exchanged, z ranks the same.",
            "type": "object",
            "additionalProperties": false,
            "required": ["contentOffset", "roles"],
            "properties": {
              "contentOffset": {
                "description": "Content offsets in points.",
                "type": "object",
                "additionalProperties": false,
                "required": ["from", "to"],
                "properties": {
                  "from": { "description": "Where the way back starts.", "$ref": "#/$defs/point" },
                  "to": { "description": "Where it ends.", "$ref": "#/$defs/point" }
                }
              },
              "roles": { "description": "Items by role on the way back.", "$ref": "#/$defs/roles" }
            }
          }
        }
      },
      "point": {
        "description": "x and y, in points.",
        "type": "array",
        "items": { "type": "number" },
        "minItems": 2,
        "maxItems": 2
      },
      "roles": {
        "description": "A count for each role.",
        "type": "object",
        "additionalProperties": false,
        "required": ["move", "still", "enter", "exit", "transit", "hidden"],
        "properties": {
          "move": { "description": "Visible at both ends.", "type": "integer", "minimum": 0 },
          "still": { "description": "Visible and the same at both ends.", "type": "integer", "minimum": 0 },
          "enter": { "description": "Visible at the end only.", "type": "integer", "minimum": 0 },
          "exit": { "description": "Visible at the start only.", "type": "integer", "minimum": 0 },
          "transit": { "description": "Visible only in between.", "type": "integer", "minimum": 0 },
          "hidden": { "description": "Never visible.", "type": "integer", "minimum": 0 }
        }
      },
      "plannedItem": {
        "description": "One item of a plan.",
        "type": "object",
        "additionalProperties": false,
        "required": ["item", "role", "from", "to"],
        "properties": {
          "item": { "description": "Index at the start; null for one that is new.", "type": ["integer", "null"] },
          "toItem": { "description": "Index at the end where it is another; null for one that goes.", "type": ["integer", "null"] },
          "role": { "description": "Where it is seen.", "enum": ["move", "still", "enter", "exit", "transit", "hidden"] },
          "from": { "description": "Content space; null where it is not there.", "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }] },
          "to": { "description": "Content space; null where it is not there.", "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }] },
          "viewportFrom": { "description": "On the viewport, at the start.", "$ref": "#/$defs/frame" },
          "viewportTo": { "description": "On the viewport, at the end.", "$ref": "#/$defs/frame" },
          "visible": { "description": "The progress between which it is seen.", "$ref": "#/$defs/interval" },
          "z": { "description": "Rank from the bottom, 0.", "type": "integer", "minimum": 0 },
          "delay": { "description": "Seconds before it sets off; left out where 0.", "type": "number", "minimum": 0 }
        }
      },
      "plannedSupplementary": {
        "description": "One header or footer of a plan.",
        "type": "object",
        "additionalProperties": false,
        "required": ["kind", "section", "role", "from", "to", "viewportFrom", "viewportTo", "visible", "z"],
        "properties": {
          "kind": { "description": "Which of the two.", "enum": ["header", "footer"] },
          "section": { "description": "Index of its section.", "type": "integer", "minimum": 0 },
          "role": { "description": "Where it is seen.", "enum": ["move", "still", "enter", "exit", "transit"] },
          "from": { "description": "Content space; null where it is not there.", "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }] },
          "to": { "description": "Content space; null where it is not there.", "anyOf": [{ "$ref": "#/$defs/frame" }, { "type": "null" }] },
          "viewportFrom": { "description": "On the viewport, at the start.", "$ref": "#/$defs/frame" },
          "viewportTo": { "description": "On the viewport, at the end.", "$ref": "#/$defs/frame" },
          "visible": { "description": "The progress between which it is seen.", "$ref": "#/$defs/interval" },
          "z": { "description": "Rank from the bottom, 0.", "type": "integer", "minimum": 0 },
          "delay": { "description": "Seconds before it sets off; left out where 0.", "type": "number", "minimum": 0 }
        }
      },
      "interval": {
        "description": "Lower and upper progress.",
        "type": "array",
        "items": { "type": "number", "minimum": 0, "maximum": 1 },
        "minItems": 2,
        "maxItems": 2
      },
  """#
