// usage: node harness.mjs [--bug] [FOLDER]
// Checks scatter(), a naive kernel of float and int64, with core.json in FOLDER, by default the folder two above this file.
// To test an implementation, call it instead. --bug plants a fault: negative indices do not count from the end. Apache-2.0.
import { readFileSync } from "node:fs";
import { cellsOf, check } from "./check.mjs";

const product = (extents) => extents.reduce((a, b) => a * b, 1);
const equal = (a, b) => a.length === b.length && a.every((extent, n) => extent === b[n]);
const bytesOf = (cell) => Uint8Array.from(cell.match(/../g), (byte) => parseInt(byte, 16));
const number = (cell, method) => new DataView(bytesOf(cell).buffer)[method](0, true);

// The cells of the output, or null: refused.
function scatter(group, test, bug) {
  const { data, indices, updates, attributes } = test;
  const tuples = group.operator === "ScatterND";
  const [shape, grid, rank] = [data.shape, indices.shape, data.shape.length];
  const known = [...(tuples ? [] : ["axis"]), ...(group.since_version >= 16 ? ["reduction"] : [])]; // Scatter has no version 16
  const reductions = ["none", "add", "mul", "max", "min"].slice(0, group.since_version >= 18 ? 5 : 3);
  const { axis: given = 0, reduction = "none" } = attributes;
  if (updates.type !== data.type || !["int32", "int64"].includes(indices.type) || rank === 0 || grid.length === 0) return null;
  if (!Object.keys(attributes).every((name) => known.includes(name)) || !reductions.includes(reduction)) return null;
  if (given < -rank || given >= rank || (tuples ? grid.at(-1) > rank : grid.length !== rank)) return null;
  const [axis, depth] = [given < 0 ? given + rank : given, tuples ? grid.at(-1) : rank];
  if (!equal(updates.shape, tuples ? [...grid.slice(0, -1), ...shape.slice(depth)] : grid)) return null;
  if (!tuples && grid.some((extent, n) => n !== axis && extent > shape[n])) return null;
  const numbers = cellsOf(indices.type, indices.hex).map((cell, i) => {
    const index = indices.type === "int64" ? number(cell, "getBigInt64") : BigInt(number(cell, "getInt32"));
    const extent = BigInt(shape[tuples ? i % depth : axis]);
    const place = index < 0n && !bug ? index + extent : index;
    return place >= 0n && place < extent ? Number(place) : null;
  });
  if (numbers.includes(null)) return null;
  const output = [...cellsOf(data.type, data.hex)];
  const slice = product(shape.slice(depth));
  cellsOf(updates.type, updates.hex).forEach((value, i) => {
    let target = i % slice;
    for (let n = 0; n < depth; n++) {
      const along = tuples ? numbers[Math.floor(i / slice) * depth + n]
        : n === axis ? numbers[i] : Math.floor(i / product(grid.slice(n + 1))) % grid[n];
      target += along * product(shape.slice(n + 1));
    }
    output[target] = combine(data.type, reduction, output[target], value);
  });
  return output;
}

function combine(type, reduction, old, update) {
  const method = type === "float" ? "Float32" : "BigInt64";
  const [a, b] = [number(old, `get${method}`), number(update, `get${method}`)];
  if (reduction === "max" || reduction === "min") // a NaN wins
    return a !== a ? old : b !== b || (reduction === "max" ? b > a : b < a) ? update : old;
  if (reduction === "none") return update;
  const view = new DataView(new ArrayBuffer(type === "float" ? 4 : 8));
  view[`set${method}`](0, reduction === "add" ? a + b : a * b, true); // rounds, or wraps
  return [...new Uint8Array(view.buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const bug = process.argv.includes("--bug");
const folder = process.argv.slice(2).find((word) => word !== "--bug");
const read = (name) => JSON.parse(readFileSync(folder ? `${folder}/${name}` : new URL(`../../${name}`, import.meta.url)));
const skipped = new Set(read("quarantine.json").tests.map((test) => test.id));
const counts = { conforms: 0, tolerated: 0, wrong: 0, skipped: 0 };
for (const group of read("core.json").groups)
  for (const test of group.tests) {
    const run = ["float", "int64"].includes(group.type) && !skipped.has(test.id);
    const verdict = run ? check(test, scatter(group, test, bug)) : "skipped";
    counts[verdict]++;
    if (verdict === "wrong") console.log(test.id, verdict);
  }
console.log(Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`).join(", "));
process.exitCode = counts.wrong ? 1 : 0;
