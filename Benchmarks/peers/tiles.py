#!/usr/bin/env python3
"""The job of specs/tiles.yaml as a script would do it: PyYAML, floats, and json or orjson.

Usage: tiles.py SPEC OUTPUT [json|orjson]. Frames and colors only: no checks, no plans, no positions in messages.
"""

import colorsys
import json
import math
import sys

import yaml

SAFE_AREAS = {
    "iphone-se": (375, 667, 20, 0),
    "iphone-16": (393, 852, 59, 34),
    "ipad-mini": (744, 1133, 24, 20),
}


def evaluate(expression, **names):
    if isinstance(expression, (int, float)):
        return expression
    return eval(expression, {"__builtins__": {}, "min": min, "max": max}, names)


def scales(rule):
    if isinstance(rule, list):
        return rule
    found = [evaluate(rule["start"])]
    following = compile(rule["next"], "next", "eval")
    while True:
        value = evaluate(following, scale=found[-1])
        if value == found[-1]:
            return found
        found.append(value)


def component(rule, index, count):
    if isinstance(rule, dict):
        return (rule["from"] * (count - index) + rule["to"] * index) / count
    return rule


def items(source):
    count = source["count"]
    color = source.get("color")
    listed = []
    for index in range(count):
        item = {"id": str(index)}
        if color:
            hue, saturation, brightness = (
                component(color[key], index, count) for key in ("hue", "saturation", "brightness"))
            rgb = colorsys.hsv_to_rgb(hue % 1, saturation, brightness)
            digits = "".join("%02x" % int(part * 255 + 0.5) for part in rgb)
            item["color"] = {
                "hue": hue, "saturation": saturation, "brightness": brightness, "alpha": 1, "hex": f"#{digits}ff"}
        listed.append(item)
    return listed


def frames(layout, count, width, scale):
    edge = evaluate(layout["itemSize"], width=width, scale=scale)
    inset, line_gap = layout["sectionInset"], layout["minimumLineSpacing"]
    room = width - 2 * inset
    gap = layout["minimumInteritemSpacing"]
    columns = max(1, math.floor((room + gap) / (edge + gap)))
    columns = min(columns, count)
    if columns > 1:
        gap = (room - columns * edge) / (columns - 1)
    x = [inset + column * (edge + gap) for column in range(columns)]
    if columns == 1:
        x = [inset + max(0, room - edge) / 2]
    listed = [
        [x[index % columns], inset + index // columns * (edge + line_gap), edge, edge] for index in range(count)]
    lines = -(-count // columns)
    return columns, [width, 2 * inset + lines * edge + (lines - 1) * line_gap], listed


def compile_spec(path):
    with open(path, "rb") as file:
        spec = yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    chains = []
    for name, chain in spec["chains"].items():
        layout, source = spec["layouts"][chain["layout"]], spec["dataSources"][chain["dataSource"]]
        levels = []
        for index, scale in enumerate(scales(chain["scale"])):
            tables = []
            for viewport in spec["viewports"]:
                width = SAFE_AREAS[viewport][0]
                columns, size, listed = frames(layout, source["count"], width, scale)
                tables.append({"viewport": viewport, "columns": columns, "contentSize": size, "frames": listed})
            levels.append({"index": index, "layout": chain["layout"], "scale": scale, "frameTables": tables})
        chains.append({"name": name, "dataSource": chain["dataSource"], "levels": levels})
    return {
        "layoutc": 1,
        "viewports": [{"name": name, "width": SAFE_AREAS[name][0], "height": SAFE_AREAS[name][1]}
                      for name in spec["viewports"]],
        "dataSources": [{"name": name, "count": source["count"], "items": items(source)}
                        for name, source in spec["dataSources"].items()],
        "chains": chains,
    }


def main(spec, output, writer="json"):
    plan = compile_spec(spec)
    if writer == "orjson":
        import orjson

        with open(output, "wb") as file:
            file.write(orjson.dumps(plan))
    else:
        with open(output, "w", encoding="utf-8") as file:
            json.dump(plan, file, separators=(",", ":"))


main(*sys.argv[1:])
