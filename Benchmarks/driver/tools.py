"""What the rows measure with: programs built here, peers installed here, and runs taken in turn."""

import pathlib
import re
import shutil
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Benchmarks"
BUILT = ROOT / ".build" / "benchmarks"
VENV = ROOT / ".tools" / "venv-bench"
LINKED = ROOT / ".build" / "release" / "layoutc"
# A copy of it, as `make install` makes one: what a linker has just written lies in the page cache in single pages, and
# starts a fifth slower than what was copied or read from a disk.
LAYOUTC = BUILT / "layoutc"


class Contender:
    """A command that is run again and again, and what its runs took."""

    def __init__(self, name, command, before=None):
        self.name = name
        self.command = [str(part) for part in command]
        # Called ahead of each run, outside of what is measured.
        self.before = before or (lambda: None)
        self.wall = []
        self.cpu = []
        self.peak = 0

    @property
    def cpu_seconds(self):
        return statistics.median(self.cpu)

    @property
    def wall_seconds(self):
        return statistics.median(self.wall)


class Tools:
    def __init__(self, folder, runs):
        self.folder = folder
        self.notes = []
        self._runs = runs
        BUILT.mkdir(parents=True, exist_ok=True)
        shutil.copy(LINKED, LAYOUTC)
        self.measure = self._compile(["cc", "-O2"], "driver/measure.c", "measure")
        self.c_floor = self._compile(["cc", "-O2", *static_linking], "floors/nothing.c", "nothing-c")
        swift_flags = ["-static-executable", "-use-ld=lld"] if static_linking else []
        self.swift_floor = self._compile(
            ["swiftc", "-O", "-parse-as-library", *swift_flags], "floors/nothing.swift", "nothing-swift")
        self.yaml_floor = self._compile(
            ["cc", "-O2", *pkg_config("--cflags")], "floors/yaml-events.c", "yaml-events", yaml_libraries())
        self.python = self._python()
        self.node = shutil.which("node")
        if not self.node:
            self.notes.append("node, which is not installed")
        self.valgrind = shutil.which("valgrind")
        if not self.valgrind:
            self.notes.append("instruction counts, since valgrind is not installed")

    def clear(self):
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def layoutc(self, spec, name="layoutc", output="out", fresh=True, emit="json"):
        """A contender that compiles a spec; a fresh one finds no earlier output."""
        folder = self.folder / output
        before = (lambda: shutil.rmtree(folder, ignore_errors=True)) if fresh else None
        return Contender(name, [LAYOUTC, "build", "--quiet", "--emit", emit, spec, "-o", folder], before)

    def copy(self, source, name="`cp` of its output"):
        """A contender that copies a file to where there is none."""
        target = self.folder / "copy"
        return Contender(name, ["/bin/cp", source, target], lambda: target.unlink(missing_ok=True))

    def run(self, contenders, runs):
        """Runs all in turn, A B C A B C ..., after one round that is not counted where there are several."""
        runs = self._runs or runs
        warmups = 1 if runs > 1 else 0
        for turn in range(runs + warmups):
            for contender in contenders:
                contender.before()
                result = subprocess.run([self.measure, *contender.command], capture_output=True, text=True, check=True)
                wall, cpu, peak, status = map(int, result.stdout.split())
                if status != 0:
                    sys.exit(f"{' '.join(contender.command)} ended with status {status}")
                contender.peak = max(contender.peak, peak)
                if turn >= warmups:
                    contender.wall.append(wall / 1e9)
                    contender.cpu.append(cpu / 1e9)
        return contenders

    def instructions(self, contender, function=None):
        """Instructions in user space, of all or of one function and what it calls; `None` without valgrind."""
        if not self.valgrind:
            return None
        contender.before()
        only = [f"--toggle-collect={function}"] if function else []
        result = subprocess.run(
            [self.valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *only, *contender.command],
            capture_output=True, text=True, check=True)
        return int(re.search(r"Collected : (\d+)", result.stderr).group(1))

    def _compile(self, compiler, source, name, libraries=()):
        source, product = BENCHMARKS / source, BUILT / name
        if not product.exists() or product.stat().st_mtime < source.stat().st_mtime:
            linked = product.with_suffix(".linked")
            subprocess.run([*compiler, str(source), "-o", str(linked), *libraries], check=True)
            shutil.copy(linked, product)
        return product

    def _python(self):
        """A Python with the peers' packages, installed into the project's folder; `None` where that fails."""
        python = VENV / "bin" / "python3"
        try:
            if not python.exists():
                subprocess.run([sys.executable, "-m", "venv", VENV], check=True, capture_output=True)
            found = subprocess.run([python, "-c", "import yaml, orjson, yamllint"], capture_output=True).returncode == 0
            if not found:
                subprocess.run([python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "-r",
                                BENCHMARKS / "peers" / "requirements.txt"], check=True, capture_output=True)
            return python
        except (OSError, subprocess.CalledProcessError):
            self.notes.append("Python peers, since PyYAML, orjson and yamllint could not be installed")
            return None


# macOS has no static executables.
static_linking = ["-static"] if sys.platform == "linux" else []


def pkg_config(what):
    result = subprocess.run(["pkg-config", what, "yaml-0.1"], capture_output=True, text=True)
    return result.stdout.split()


def yaml_libraries():
    """Linked as in layoutc: statically on Linux."""
    libraries = pkg_config("--libs") or ["-lyaml"]
    return [*static_linking, *libraries]
