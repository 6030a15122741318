"""Hostile texts in every place that a text can come from, to every place that it can go to, read back by the real readers.

Usage: hostile-texts.py LAYOUTC. Prints a line for each fault, then how many cases were tried. Runs in a folder of its own.
"""

import json
import os
import re
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as xml

import pyte

layoutc = os.path.abspath(sys.argv[1])
faults = []
cases = set()
# Lines of ASCII that were printed, each with the case that printed it first.
printed = {}
widest = 300

# What terminals, logs, make, ninja, file lists, JSON and XML give a meaning, and what Unicode does to texts.
signs = {
    "line feed": "a\nb", "carriage return": "a\rb", "tab": "a\tb", "escape": "\x1b[2J\x1b[31mred", "title": "\x1b]0;pwned\x07",
    "bell": "a\x07", "backspace": "ab\x08\x08c", "delete": "a\x7fb", "one-byte escape": "\x9b2J", "next line": "a\x85b",
    "line separator": "a\u2028b", "paragraph separator": "a\u2029b", "bidi override": "a\u202egnp.b", "bidi isolate": "\u2066a\u2069",
    "direction mark": "\u200ea", "invisible": "a\u200bb", "byte order mark": "\ufeffa", "soft hyphen": "a\u00adb", "tag": "a\U000e0041b",
    "workflow command": "::error file=README.md,line=1::forged", "on a line of its own": "\n::error::forged",
    "behind blanks": "  ::stop-commands::x", "old command": "##[error]forged", "in the middle": "a ##[add-mask]b",
    "variable of a pipeline": "##vso[task.setvariable variable=x]y", "group": "##teamcity[testFailed]", "percent": "50%25", "colon": "a:b",
    "comma": "a,b", "semicolon": "a;touch pwned;", "equals": "a=b", "bar": "a|b", "star": "a*b", "question": "a?b", "brackets": "a[b]c",
    "tilde": "~a", "hash": "a#b", "backslash hash": "a\\#b", "backslash": "a\\b", "backslash at the end": "a\\", "dollar": "a$b",
    "expansion": "$(touch pwned)", "shell": "`touch pwned`", "colon at the end": "a:", "ampersand": "a&", "parenthesis": "a(b)",
    "less": "a<b>c", "caret": "a^b", "quote": 'a"b', "apostrophe": "a'b", "exclamation": "a!b", "blank": "a b", "blanks": " a  b ",
    "plus": "a+b", "at": "@a", "braces": "{a}", "xml": "<!--&amp;]]>", "noncharacter": "a\uffffb", "composed": "l\u00e9",
    "decomposed": "le\u0301", "leading mark": "\u0301a", "kelvin": "\u212a", "emoji": "\U0001f389", "family": "\U0001f468\u200d\U0001f469",
    "wide": "\u6f22\u5b57", "right to left": "\u05d0\u05d1", "hyphen": "-a", "very long": "n" * 200, "null": "null", "number": "0x10",
    "include": "include", "dots": "..a",
}


def fault(case, what):
    faults.append(f"{case}: {what}")


def run(*arguments, **options):
    environment = {"PATH": os.environ["PATH"], **options.pop("environment", {})}
    return subprocess.run([layoutc, *arguments], capture_output=True, env=environment, timeout=120, **options)


def shown_by_terminal():
    """One line of the screen for each line printed: nothing moved the cursor, cleared or renamed."""
    screen = pyte.Screen(widest, len(printed) + 1)
    pyte.ByteStream(screen).feed("\r\n".join(printed).encode())
    for (line, case), shown in zip(printed.items(), screen.display):
        if line.rstrip() != shown.rstrip():
            fault(case, f"the terminal shows {shown.rstrip()[:60]!r} for {line[:60]!r}")
    if screen.title:
        fault("terminal", "its title was set")


def shown_safely(case, data, commands=False):
    """What a terminal and the log of a service make of the bytes."""
    text = data.decode()
    for scalar in text:
        if scalar != "\n" and unicodedata.category(scalar) in ("Cc", "Zl", "Zp", "Cf") and scalar not in "\u200d\u200c":
            fault(case, f"shows U+{ord(scalar):04X}")
            break
    lines = text.split("\n")
    for line in lines:
        if not commands and line.strip().startswith("::"):
            fault(case, f"a workflow command: {line[:80]}")
        if commands and line and not re.match(r"::(error|warning|notice) [^:\n]*title=[a-z-]+::[^\n]*$|::notice::not shown", line):
            fault(case, f"no command of ours: {line[:80]}")
        if not commands and re.search(r"##[A-Za-z]*\[", line):
            fault(case, f"an old command: {line[:80]}")
    for line in lines:
        if len(line) < widest and line.isascii():
            printed.setdefault(line, case)


def read_back(case, form, data):
    """What the reader of a form makes of the bytes: the messages in it."""
    if form in ("json", "sarif"):
        document = json.loads(data)
        if form == "json":
            return [found["message"] for found in document["diagnostics"]]
        return [found["message"]["text"] for found in document["runs"][0]["results"]]
    if form == "junit":
        return [node.get("message") for node in xml.fromstring(data).iter("failure")]
    shown_safely(case, data, commands=form == "github")
    return None


def spec(**changes):
    names = {"viewport": "v", "data": "d", "layout": "l", "chain": "c", "id": "i", "title": "t", "let": None, "key": None} | changes
    layout = {"type": "flow", "itemSize": 1000}
    if names["key"] is not None:
        layout[names["key"]] = 1
    return {
        "layoutc": 1,
        "viewports": [{"name": names["viewport"], "width": 390, "height": 844}],
        "dataSources": {names["data"]: {"items": [{"id": names["id"], "title": names["title"]}, {"id": "other"}]}},
        "layouts": {names["layout"]: layout},
        "chains": {names["chain"]: {"dataSource": names["data"], "layout": names["layout"], "scale": [1, 1]}},
    }


forms = ["text", "snippet", "github", "json", "sarif", "junit"]


def texts_in_specs():
    # JSON escapes, so that YAML has every text; surrogate pairs among them.
    for source in ["viewport", "data", "layout", "chain", "id", "title", "key"]:
        folder = f"in-{source}"
        os.makedirs(folder)
        paths = []
        for number, (name, text) in enumerate(signs.items()):
            path = f"{folder}/s{number}.yaml"
            with open(path, "w") as file:
                json.dump(spec(**{source: text}), file)
            paths.append(path)
            cases.add((source, name))
        for form in forms:
            case = f"{source} in {form}"
            done = run("lint", "--format", form, "--max-diagnostics", "0", "--quiet", *paths)
            if done.returncode not in (0, 1):
                fault(case, f"exit {done.returncode}: {done.stderr[:200]}")
            read_back(case, form, done.stdout)
            shown_safely(case + ", error", done.stderr)
        # One by one, since several print no table.
        if source in ("viewport", "layout", "chain"):
            for number, (name, text) in enumerate(signs.items()):
                for command in (["build", "-o", "out"], ["breakpoints"], ["plan"]):
                    done = run(*command, paths[number])
                    shown_safely(f"{source} {name} in {command[0]}", done.stdout)
        if source != "key":
            output = f"out-{source}"
            done = run("build", "--quiet", "-o", output, *paths)
            if done.returncode != 0:
                fault(source, f"build: exit {done.returncode}: {done.stderr[-300:]}")
                continue
            for number, (name, text) in enumerate(signs.items()):
                with open(f"{output}/s{number}.json") as file:
                    built = json.dumps(json.load(file), ensure_ascii=False)
                if json.dumps(text, ensure_ascii=False) not in built:
                    fault(f"{source} {name}", "is not in the JSON as it was")


def is_file_name(text):
    return "/" not in text and len(text.encode()) < 240


def texts_in_paths():
    os.makedirs("files")
    names = []
    for name, text in signs.items():
        if is_file_name(text):
            names.append((name, text))
            cases.update([("file", name), ("folder", name)])
            with open(f"files/{text}.yaml", "w") as file:
                json.dump(spec(key="unknown"), file)
            os.makedirs(f"folders/{text}")
            with open(f"folders/{text}/s.yaml", "w") as file:
                json.dump(spec(key="unknown"), file)
    for place in ("files", "folders"):
        count = None
        for form in forms:
            case = f"{place} in {form}"
            # In GitHub Actions as well, where the log obeys.
            done = run("lint", place, "--format", form, "--max-diagnostics", "0", "--quiet", "--report", f"{form}=report-{form}")
            messages = read_back(case, form, done.stdout)
            with open(f"report-{form}", "rb") as file:
                read_back(case + ", report", form, file.read())
            if messages is not None:
                count = count or len(messages)
                if len(messages) != count:
                    fault(case, f"{len(messages)} findings, not {count}")
                if form == "sarif" and place == "files":
                    subprocess.run([f"{os.path.dirname(sys.executable)}/sarif", "summary", "report-sarif"], check=True, capture_output=True)
            shown_safely(case + ", error", done.stderr)
        listed = run("inputs", place if place == "files" else "folders/a b")
        shown_safely(f"{place} in inputs", listed.stdout)
        if place == "files":
            found = [entry["inputs"][0] for entry in json.loads(listed.stdout)["specs"]]
            if sorted(found) != sorted(f"files/{text}.yaml" for _, text in names if not text.startswith(".")):
                fault("inputs", "the list has not every file, or others")
        shown_safely(f"{place} in --diff", run("lint", "--diff", place).stdout)
        shown_safely(f"{place} in --check", run("build", "--check", "-o", "nowhere", "files" if place == "files" else "folders/a b").stdout)
    lists_of_files(names)


def lists_of_files(names):
    """Depfiles by make and ninja, and xcfilelists."""
    os.makedirs("lists/specs")
    os.chdir("lists")
    accepted = []
    for number, (name, text) in enumerate(names):
        path = f"specs/{text}.yaml"
        with open(path, "w") as file:
            json.dump(spec(), file)
        done = run("build", path, "-o", "out", "--quiet", "--depfile", f"{number}.d")
        shown_safely(f"{name} in the refusal", done.stderr)
        if done.returncode == 0:
            accepted.append((number, name, text))
        elif os.path.exists(f"out/{text}.json"):
            fault(f"file {name}", "is refused after outputs were written")
        listed = run("inputs", path, "--format", "xcfilelist")
        shown_safely(f"{name} in xcfilelist", listed.stdout + listed.stderr)
        if listed.returncode == 0 and listed.stdout.decode() != f"$(SRCROOT)/{path}\n":
            fault(f"{name} in xcfilelist", f"{listed.stdout!r}")
        shown_safely(f"{name} in wrote", run("build", path, "-o", "out").stdout)
    if len(accepted) < 20:
        fault("depfile", f"only {len(accepted)} names can be said")
    with open("Makefile", "w") as makefile:
        for number, name, text in accepted:
            with open(f"{number}.d") as rule:
                makefile.write(rule.read() + f"\t@echo stale {number}\n")
    goals = [f"./out/{text}.json" if text.startswith("-") else f"out/{text}.json" for _, _, text in accepted]
    fresh = subprocess.run(["make", "-k", "--", *goals], capture_output=True, text=True)
    if "stale" in fresh.stdout or fresh.returncode != 0:
        fault("make", f"rebuilds what is up to date: {fresh.stdout[-200:]} {fresh.stderr[-300:]}")
    for _, _, text in accepted:
        os.utime(f"specs/{text}.yaml", (4e9, 4e9))
    stale = subprocess.run(["make", "-k", "--", *goals], capture_output=True, text=True).stdout.split("\n")
    for number, name, text in accepted:
        if f"stale {number}" not in stale:
            fault(f"{name} in make", "is not known by its name")
    with open("build.ninja", "w") as ninja:
        ninja.write("rule r\n  command = cp $number.d $number.copy\n  depfile = $number.copy\n  deps = gcc\n")
        for number, name, text in accepted:
            target = f"out/{text}.json".replace("$", "$$").replace(":", "$:").replace(" ", "$ ")
            ninja.write(f"build {target}: r\n  number = {number}\n")
    done = subprocess.run(["ninja"], capture_output=True, text=True)
    if done.returncode != 0:
        fault("ninja", (done.stdout + done.stderr)[-300:])
    known = subprocess.run(["ninja", "-t", "deps"], capture_output=True, text=True).stdout
    for number, name, text in accepted:
        if f"\n    specs/{text}.yaml\n" not in known:
            fault(f"{name} in ninja", "is not known by its name")
    os.chdir("..")


def texts_in_options():
    with open("s.yaml", "w") as file:
        json.dump(spec(), file)
    options = [
        ["build", "s.yaml", "-o", "o", "--name"], ["build", "s.yaml", "-o", "o", "-e", "swift", "--prefix"], ["build", "s.yaml", "--emit"],
        ["build", "s.yaml", "--test-module"], ["build", "s.yaml", "--report"], ["build", "-", "-o", "o", "--stdin-filename"],
        ["breakpoints", "s.yaml", "--layout"], ["breakpoints", "s.yaml", "--widths"], ["plan", "s.yaml", "--chain"],
        ["plan", "s.yaml", "--viewport"], ["plan", "s.yaml", "--item"], ["lint", "s.yaml", "--warn"], ["lint", "s.yaml", "--config"],
        ["lint", "s.yaml", "--baseline"], ["explain"], ["schema"], [], ["build"],
    ]
    before = None
    for option in options:
        for name, text in signs.items():
            cases.add((" ".join(option), name))
            glued = option[-1:] and option[-1].startswith("--")
            arguments = option[:-1] + [f"{option[-1]}={text}"] if glued else [*option, text]
            done = run(*arguments, stdin=subprocess.DEVNULL)
            if done.returncode not in (0, 1, 2):
                fault(f"{arguments}", f"exit {done.returncode}")
            shown_safely(f"{arguments}", done.stdout)
            shown_safely(f"{arguments}, error", done.stderr)
    os.makedirs("configured")
    for number, (name, text) in enumerate(signs.items()):
        cases.add(("configuration", name))
        os.makedirs(f"configured/{number}")
        with open(f"configured/{number}/s.yaml", "w") as file:
            json.dump(spec(), file)
        with open(f"configured/{number}/.layoutc.yaml", "w") as file:
            json.dump({"rules": {text: "warn"}, text: 1}, file)
        done = run("lint", f"configured/{number}")
        shown_safely(f"configuration {name}", done.stdout + done.stderr)


def nothing_left(top):
    """No write left the folders of outputs, no command was run, no temporary file is left."""
    for folder, folders, files in os.walk(top):
        for name in folders + files:
            if name == "pwned" or name.startswith(".layoutc-"):
                fault("files", f"{os.path.join(folder, name)!r} is there")


texts_in_specs()
texts_in_paths()
texts_in_options()
nothing_left(".")
shown_by_terminal()
for line in faults:
    print("FAULT", line.encode("unicode_escape").decode())
print(f"{len(cases)} cases")
