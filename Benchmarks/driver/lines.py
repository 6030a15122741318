"""A line of the table that `make bench` prints."""

import dataclasses


@dataclasses.dataclass
class Line:
    text: str
    verdict: str


def line(row, ours, name="", theirs="", ratio=None, goal=None, peak=None, goal_text=None):
    """A line with a goal, which `ratio` meets or misses, or without one."""
    verdict = "" if goal is None else "pass" if ratio <= goal else "MISS"
    shown_goal = goal_text or ("" if goal is None else f"{goal:g}")
    shown_ratio = "" if ratio is None else f"{ratio:.2f}"
    cells = [row, ours, name, theirs, shown_ratio, shown_goal, verdict, "" if peak is None else memory(peak)]
    return Line("| " + " | ".join(cells) + " |", verdict)


def compare(row, ours, theirs, goal=None, goal_text=None, peak=True):
    """By the medians of processor time, which wobbles less than time on the clock where others use the machine too."""
    return line(
        row, time(ours.cpu_seconds), theirs.name, time(theirs.cpu_seconds), ours.cpu_seconds / theirs.cpu_seconds,
        goal, ours.peak if peak else None, goal_text)


def time(seconds):
    if seconds < 0.0995:
        return f"{seconds * 1e3:.2f} ms"
    return f"{seconds * 1e3:.0f} ms" if seconds < 0.9995 else f"{seconds:.2f} s"


def millions(count):
    return f"{count / 1e6:.2f} M"


def memory(kibibytes):
    return f"{kibibytes / 1024:.1f} MiB"
