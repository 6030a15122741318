// The job of specs/tiles.yaml as a node script would do it, with a reader for just the YAML that such specs use: nested
// mappings, flow lists, flow mappings, comments. Frames and colors only: no checks, no plans, no positions in messages.
//
// Usage: node tiles.mjs SPEC OUTPUT
import { readFileSync, writeFileSync } from "node:fs";

const screens = { "iphone-se": [375, 667], "iphone-16": [393, 852], "ipad-mini": [744, 1133] };

function scalar(text) {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  return trimmed !== "" && !Number.isNaN(Number(trimmed)) ? Number(trimmed) : trimmed;
}

function value(text) {
  const trimmed = text.trim();
  if (trimmed.startsWith("[")) return trimmed.slice(1, -1).split(",").map(scalar);
  if (trimmed.startsWith("{")) {
    return Object.fromEntries(trimmed.slice(1, -1).split(",").map((entry) => {
      const colon = entry.indexOf(":");
      return [entry.slice(0, colon).trim(), scalar(entry.slice(colon + 1))];
    }));
  }
  return scalar(trimmed);
}

function readSpec(text) {
  const root = {};
  const open = [{ indent: -1, node: root }];
  for (const line of text.split("\n")) {
    const content = line.replace(/\s+#.*$/, "").trimEnd();
    if (content.trim() === "") continue;
    const indent = content.search(/\S/);
    while (open.at(-1).indent >= indent) open.pop();
    const colon = content.indexOf(":");
    const key = content.slice(indent, colon);
    const rest = content.slice(colon + 1).trim();
    const node = rest === "" ? {} : value(rest);
    open.at(-1).node[key] = node;
    if (rest === "") open.push({ indent, node });
  }
  return root;
}

const rule = (expression, ...names) =>
  typeof expression === "number"
    ? () => expression
    : new Function(...names, "min", "max", `return ${expression}`);

function scales(list) {
  if (Array.isArray(list)) return list;
  const next = rule(list.next, "scale");
  const found = [list.start];
  for (;;) {
    const following = next(found.at(-1), Math.min, Math.max);
    if (following === found.at(-1)) return found;
    found.push(following);
  }
}

const component = (ramp, index, count) =>
  typeof ramp === "object" ? (ramp.from * (count - index) + ramp.to * index) / count : ramp;

function hex(hue, saturation, brightness) {
  const part = (n) => {
    const k = (n + hue * 6) % 6;
    return brightness - brightness * saturation * Math.max(0, Math.min(k, 4 - k, 1));
  };
  const digits = [part(5), part(3), part(1)].map((c) => Math.floor(c * 255 + 0.5).toString(16).padStart(2, "0"));
  return `#${digits.join("")}ff`;
}

function items({ count, color }) {
  return Array.from({ length: count }, (_, index) => {
    if (!color) return { id: String(index) };
    const [hue, saturation, brightness] =
      [color.hue, color.saturation, color.brightness].map((ramp) => component(ramp, index, count));
    return {
      id: String(index),
      color: { hue, saturation, brightness, alpha: 1, hex: hex(hue, saturation, brightness) },
    };
  });
}

function frameTable(layout, count, viewport, scale) {
  const width = screens[viewport][0];
  const edge = rule(layout.itemSize, "width", "scale")(width, scale, Math.min, Math.max);
  const { sectionInset: inset, minimumLineSpacing: lineGap, minimumInteritemSpacing: least } = layout;
  const room = width - 2 * inset;
  const columns = Math.min(count, Math.max(1, Math.floor((room + least) / (edge + least))));
  const gap = columns > 1 ? (room - columns * edge) / (columns - 1) : 0;
  const first = columns > 1 ? inset : inset + Math.max(0, room - edge) / 2;
  const frames = Array.from({ length: count }, (_, index) => [
    first + (index % columns) * (edge + gap), inset + Math.floor(index / columns) * (edge + lineGap), edge, edge,
  ]);
  const lines = Math.ceil(count / columns);
  return { viewport, columns, contentSize: [width, 2 * inset + lines * edge + (lines - 1) * lineGap], frames };
}

const [, , specPath, outputPath] = process.argv;
const spec = readSpec(readFileSync(specPath, "utf8"));
const chains = Object.entries(spec.chains).map(([name, chain]) => ({
  name,
  dataSource: chain.dataSource,
  levels: scales(chain.scale).map((scale, index) => ({
    index, layout: chain.layout, scale,
    frameTables: spec.viewports.map((viewport) =>
      frameTable(spec.layouts[chain.layout], spec.dataSources[chain.dataSource].count, viewport, scale)),
  })),
}));
writeFileSync(outputPath, JSON.stringify({
  layoutc: 1,
  viewports: spec.viewports.map((name) => ({ name, width: screens[name][0], height: screens[name][1] })),
  dataSources: Object.entries(spec.dataSources)
    .map(([name, source]) => ({ name, count: source.count, items: items(source) })),
  chains,
}));
