"""The specs that the rows compile."""

COLOR = """\
    color:
      hue: { from: 1, to: 0 }
      saturation: 0.7
      brightness: 0.8
"""

PHONE = "[iphone-16]"
THREE = "[iphone-se, iphone-16, ipad-mini]"
# 384 points of room: each item size of `UNIFORM` fits four times, with gaps of the same denominator.
SCREEN = "[{ name: screen, width: 400, height: 800 }]"
UNIFORM = {"quarters": "90.75", "tenths": "90.3", "thirds": "271 / 3"}


def tiles(count, viewports=THREE, scales=(0.25, 0.5, 1), color=True, steps=True, item_size="width * scale - 12"):
    """The layout of specs/tiles.yaml; without steps each scale has a chain of its own."""
    head = f"""\
layoutc: 1
viewports: {viewports}
dataSources:
  colors:
    count: {count}
{COLOR if color else ""}\
layouts:
  tile:
    type: flow
    itemSize: {item_size}
    sectionInset: 8
    minimumInteritemSpacing: 0
    minimumLineSpacing: 8
chains:
"""
    chain = "  zoom{}:\n    dataSource: colors\n    layout: tile\n    scale: [{}]\n"
    if steps:
        return head + chain.format("", ", ".join(map(str, scales)))
    return head + "".join(chain.format(index, scale) for index, scale in enumerate(scales))


WALL = """\
layouts:
  wall:
    type: flow
    itemSize: item
    sectionInset: 8
    minimumInteritemSpacing: 4
    minimumLineSpacing: 8
chains:
"""


def computed(count):
    """Every item has a size of its own, by an expression."""
    return f"""\
layoutc: 1
viewports: {PHONE}
dataSources:
  photos:
    count: {count}
    size:
      width: 60 + index * 7919 % 1009 / 13
      height: 50 + index * 6007 % 997 / 11
{WALL}{wall_chains(1)}"""


def listed(count, levels=1):
    """Items in place, as a tool would write them: 94 bytes each."""
    rows = "".join(
        f'      - {{ id: photo-{index}, title: "Photo number {index}", color: "#{index * 7 % 0xffffff:06x}", '
        f"size: [{100 + index * 7919 % 5700 / 100}, {80 + index * 6007 % 3100 / 100}] }}\n" for index in range(count))
    return f"""\
layoutc: 1
viewports: {PHONE}
dataSources:
  photos:
    items:
{rows}{WALL}{wall_chains(levels)}"""


def wall_chains(count):
    return "".join(f"  wall{index}:\n    dataSource: photos\n    layout: wall\n    scale: [1]\n"
                   for index in range(count))
