"""The rows of the table: each a function that yields lines."""

from driver import specs
from driver.lines import compare, line, memory, millions, time
from driver.tools import BENCHMARKS, LAYOUTC, ROOT, Contender

MEBIBYTE = 1024
MOST_MEMORY = 16 * MEBIBYTE

# The function that reads YAML, as callgrind knows it.
READ_YAML = "*11YAMLReading8readYAML*"


def floors(tools):
    """Processes that do nothing."""
    return [Contender("do-nothing Swift", [tools.swift_floor]), Contender("do-nothing C", [tools.c_floor])]


def tiles48(tools):
    """The whole process: 48 tiles and their frames at 3 levels, and the spec that the project began with."""
    tables = tools.write("tables.yaml", specs.tiles(48, viewports=specs.PHONE, steps=False))
    whole = ROOT / "specs" / "tiles.yaml"
    for name, spec, goal in (("48 tiles, 3 levels", tables, 3), ("specs/tiles.yaml: 3 viewports, 18 plans", whole, 4)):
        ours, nothing = tools.layoutc(spec), floors(tools)
        tools.run([ours, *nothing], 101)
        yield compare(name, ours, nothing[0], goal=goal)
        yield compare("", ours, nothing[1], peak=False)
    scripts = peers(tools, whole)
    tools.run([ours, *scripts], 11)
    for script in scripts:
        yield compare("", ours, script, peak=False)


def frames10k(tools):
    spec = tools.write("frames10k.yaml", specs.tiles(10_000, viewports=specs.PHONE, steps=False))
    ours, scripts = tools.layoutc(spec), peers(tools, spec)
    tools.run([ours, *scripts], 11)
    if scripts:
        best = min(scripts, key=lambda script: script.cpu_seconds)
        for script in scripts:
            goal = dict(goal=1 / 30, goal_text="1/30") if script is best else {}
            yield compare("10,000 items x 3 levels, colors", ours, script, **goal)
    else:
        yield line("10,000 items x 3 levels, colors", time(ours.cpu_seconds), peak=ours.peak)


def frames1m(tools):
    yield from against_copy(tools, "1,000,000 items x 3 levels", dict(color=False), 1.6)


def colors1m(tools):
    yield from against_copy(tools, "the same with colors", dict(color=True), 2)


def against_copy(tools, row, kind, goal):
    spec = tools.write("million.yaml", specs.tiles(1_000_000, viewports=specs.PHONE, steps=False, **kind))
    ours, copy = in_turn_with_copy(tools, spec)
    yield compare(row, ours, copy, goal)
    yield line("", memory(ours.peak), "memory", memory(MOST_MEMORY), ours.peak / MOST_MEMORY, 1, goal_text="16 MiB")


def in_turn_with_copy(tools, spec, runs=11):
    ours = tools.layoutc(spec)
    tools.run([tools.layoutc(spec, output="copied")], 1)
    output = tools.folder / "copied" / (spec.stem + ".json")
    return tools.run([ours, tools.copy(output)], runs)


def scripts1m(tools):
    spec = tools.write("million.yaml", specs.tiles(1_000_000, viewports=specs.PHONE, steps=False))
    ours = tools.layoutc(spec)
    # Python's own writer of JSON would take longer than all other rows.
    scripts = [script for script in peers(tools, spec) if "json" not in script.command]
    tools.run([ours, *scripts], 1)
    for script in scripts:
        yield compare("1,000,000 items x 3 levels, colors", ours, script)


def steps(tools):
    """Steps that are no binary fraction."""
    runs = [tools.layoutc(tools.write(
        f"{name}.yaml", specs.tiles(1_000_000, specs.SCREEN, (1, 1, 1), False, False, size)), name, name)
        for name, size in specs.UNIFORM.items()]
    binary, *others = tools.run(runs, 11)
    # A third takes 17 digits where a quarter takes 2: the goal is for what a byte of output costs.
    sizes = {run.name: (tools.folder / run.name / f"{run.name}.json").stat().st_size for run in runs}
    for other in others:
        row = f"1,000,000 items x 3 levels, positions in {other.name}"
        yield compare(row, other, binary)
        growth = sizes[other.name] / sizes[binary.name]
        yield line("", f"{other.cpu_seconds / sizes[other.name] * 1e9:.2f} ns a byte", binary.name,
                   f"{binary.cpu_seconds / sizes[binary.name] * 1e9:.2f} ns",
                   other.cpu_seconds / binary.cpu_seconds / growth, 1.3)


def mixed(tools):
    """Marginal cost of a frame that follows no pattern."""
    items, levels = 20_000, 51
    few, many = (tools.layoutc(tools.write(f"mixed{count}.yaml", specs.listed(items, count)), output=str(count))
                 for count in (1, levels))
    tools.run([few, many], 7)
    each = (many.cpu_seconds - few.cpu_seconds) / (items * (levels - 1))
    yield line("a frame without a pattern: geometry, text and file", f"{each * 1e9:.0f} ns", ratio=each / 150e-9,
               goal=1, peak=many.peak, goal_text="150 ns")
    spec = tools.write("computed.yaml", specs.computed(1_000_000))
    ours = tools.layoutc(spec)
    tools.run([ours], 3)
    yield line("1,000,000 items with sizes by expression", time(ours.cpu_seconds), ratio=ours.cpu_seconds / 0.4, goal=1,
               peak=ours.peak, goal_text="400 ms")


def yaml_instructions(tools):
    spec = tools.write("listed.yaml", specs.listed(10_000))
    ours, floor = tools.layoutc(spec), Contender("libyaml's events", [tools.yaml_floor, spec])
    count, least = tools.instructions(ours, READ_YAML), tools.instructions(floor, "count_events")
    if count:
        yield line("reading 1 MB of YAML, instructions", millions(count), floor.name, millions(least), count / least,
                   1.25)


def yaml50(tools):
    spec = tools.write("big.yaml", specs.listed(500_000))
    ours, floor = tools.layoutc(spec), Contender("libyaml's events", [tools.yaml_floor, spec])
    tools.run([ours, floor], 1)
    yield compare("500,000 items in place, 47 MB of YAML, whole job", ours, floor)


def many(tools):
    """1,000 small specs in one process."""
    for index in range(1000):
        for folder, with_steps in (("many", False), ("planned", True)):
            spec = specs.tiles(12 + index % 48, viewports=specs.PHONE, color=False, steps=with_steps)
            tools.write(f"{folder}/spec{index}.yaml", spec)
    files = sorted((tools.folder / "many").iterdir())
    ours, planned = (tools.layoutc(tools.folder / folder, output=folder + "-out") for folder in ("many", "planned"))
    floor = Contender("libyaml's events", [tools.yaml_floor, *files])
    tools.run([ours, planned, floor], 11)
    yield compare("1,000 small specs, processor time", ours, floor, 6)
    yield line("", f"{ours.cpu_seconds / ours.wall_seconds:.2f} cores", "wall time", time(ours.wall_seconds))
    yield compare("the same with plans", planned, floor)


def lint(tools):
    """1,000 small specs, linted by all rules, against a linter that knows YAML only."""
    for index in range(1000):
        tools.write(f"many/spec{index}.yaml", specs.tiles(12 + index % 48, viewports=specs.PHONE))
    ours = Contender("layoutc lint", [LAYOUTC, "lint", "--isolated", "--quiet", tools.folder / "many"])
    contenders = [ours]
    if tools.python:
        contenders.append(Contender(
            "yamllint", [tools.python, "-m", "yamllint", "-d", "relaxed", tools.folder / "many"]))
    tools.run(contenders, 3)
    for peer in contenders[1:]:
        yield compare("lint of 1,000 small specs, processor time", ours, peer)
        yield line("", time(ours.wall_seconds), peer.name, time(peer.wall_seconds),
                   ours.wall_seconds / peer.wall_seconds, 1 / 30, goal_text="1/30 on the clock")


def lint_one(tools):
    """The whole process that looks at one spec."""
    ours = Contender("layoutc lint", [LAYOUTC, "lint", "--isolated", "--quiet", ROOT / "specs" / "tiles.yaml"])
    nothing = floors(tools)
    tools.run([ours, *nothing], 101)
    yield compare("lint of specs/tiles.yaml", ours, nothing[0])


def rebuild(tools):
    spec = tools.write("million.yaml", specs.tiles(1_000_000, viewports=specs.PHONE, color=False, steps=False))
    writing = tools.layoutc(spec, "writing it")
    unchanged = tools.layoutc(spec, output="unchanged", fresh=False)
    tools.run([writing, unchanged], 11)
    yield compare("1,000,000 items x 3 levels, nothing changed", unchanged, writing, 0.75)


def plans1m(tools):
    """Transition plans against frame tables alone."""
    kind = dict(viewports=specs.THREE, scales=(0.25, 0.5, 0.75), color=False)
    with_plans = tools.layoutc(tools.write("plans.yaml", specs.tiles(1_000_000, **kind)), output="with")
    tables = tools.layoutc(
        tools.write("tables.yaml", specs.tiles(1_000_000, steps=False, **kind)), "frame tables alone", "without")
    tools.run([with_plans, tables], 5)
    yield compare("1,000,000 items x 2 steps x 3 viewports", with_plans, tables, 2.5)


def generated_swift(tools):
    """What `swiftc -O` takes for generated Swift, by the number of items of mixed sizes."""
    compilations = []
    for count in (48, 25_000, 100_000):
        spec = tools.write(f"wall{count}.yaml", specs.computed(count))
        tools.run([tools.layoutc(spec, output="swift", fresh=False, emit="swift")], 1)
        sources = [
            tools.folder / "swift" / name
            for name in (f"wall{count}.swift", f"wall{count}.tables.swift", "LayoutRuntime.swift")]
        compilations.append(Contender(
            f"that of {count:,} items", ["swiftc", "-O", "-wmo", "-c", *sources, "-o", tools.folder / "wall.o"]))
    small, medium, large = tools.run(compilations, 7)
    yield compare("swiftc -O, Swift of 25,000 items of mixed sizes", medium, small)
    yield compare("swiftc -O, Swift of 100,000 items of mixed sizes", large, small, 1.2)


def peers(tools, spec):
    """The scripts that can be run here, on a spec in the form of specs/tiles.yaml."""
    found = []
    if tools.python:
        for writer in ("json", "orjson"):
            script = BENCHMARKS / "peers" / "tiles.py"
            found.append(Contender(f"Python, {writer}", [tools.python, script, spec, tools.folder / "peer.json", writer]))
    if tools.node:
        script = BENCHMARKS / "peers" / "tiles.mjs"
        found.append(Contender("node", [tools.node, script, spec, tools.folder / "peer.json"]))
    return found


ROWS = [
    tiles48, frames10k, frames1m, colors1m, scripts1m, steps, mixed, yaml_instructions, yaml50, many, lint,
    lint_one, rebuild, plans1m, generated_swift,
]
