// What an answer to a test of core.json is worth: check(test, output). Copy this file; it needs no package.
// A cell is one element as core.json has it: its little-endian bytes in hex, or a string in base64. Apache-2.0.

// Bytes per element, and the bits of infinity in a floating-point part.
const widths = { bool: 1, int8: 1, uint8: 1, int16: 2, uint16: 2, float16: 2, bfloat16: 2, int32: 4, uint32: 4,
  float: 4, int64: 8, uint64: 8, double: 8, complex64: 8, complex128: 16 };
const infinities = { float16: 0x7c00n, bfloat16: 0x7f80n, float: 0xffn << 23n, complex64: 0xffn << 23n,
  double: 0x7ffn << 52n, complex128: 0x7ffn << 52n };

// The cells of a tensor: elements is its member hex or base64, or the member output of a test.
export function cellsOf(type, elements) {
  if (type === "string") return elements;
  return elements.match(new RegExp(`.{${2 * widths[type]}}`, "g")) ?? [];
}

// "conforms", "tolerated" or "wrong". output: all cells of the answer in row-major order, or null for a refusal.
export function check(test, output) {
  if (output === null) return test.result === "valid" ? "wrong" : "conforms";
  if (test.result === "invalid") return test.due === "must" ? "wrong" : "tolerated";
  const type = test.data.type;
  const stored = cellsOf(type, test.output);
  if (output.length !== stored.length) return "wrong";
  const permits = (entries, position) => (entries ?? []).some((entry) =>
    entry.cells.includes(position) && matches(entry, type, output[position], stored[position]));
  const left = stored.map((_, position) => position).filter((position) =>
    output[position] !== stored[position] && !permits(test.allowed, position));
  if (left.length === 0) return "conforms";
  return left.every((position) => permits(test.tolerated, position)) ? "tolerated" : "wrong";
}

// Whether an entry permits a cell; expected is the cell of the stored output.
function matches(entry, type, cell, expected) {
  if (entry.values) return entry.values.includes(cell);
  if (entry.norm) return isNear(type, cell, entry.norm.centre, entry.norm.radius);
  if (entry.predicate === "any") return true;
  if (entry.predicate === "nonzero") return cell !== "00";
  const isComplex = type.startsWith("complex");
  const digits = 2 * widths[type] / (isComplex ? 2 : 1);
  const sign = 1n << BigInt(4 * digits - 1);
  const parts = (text) => text.match(new RegExp(`.{${digits}}`, "g")).map((part) =>
    BigInt("0x" + part.match(/../g).reverse().join("")));
  const isNaN = (bits) => (bits & (sign - 1n)) > infinities[type];
  const key = (bits) => (bits & sign ? bits ^ (2n * sign - 1n) : bits | sign); // orders by value: -0 below +0, each NaN outside
  const [now, before] = [parts(cell), parts(expected)];
  if (entry.interval) {
    const [low, high] = entry.interval.map(parts);
    return now.every((x, i) => key(low[i]) <= key(x) && key(x) <= key(high[i]));
  }
  return now.every((x, i) => (isComplex && !isNaN(before[i]) ? x === before[i] : isNaN(x)));
}

function isNear(type, cell, centre, radius) {
  const numbers = (text) => {
    const view = new DataView(Uint8Array.from(text.match(/../g), (byte) => parseInt(byte, 16)).buffer);
    return type === "complex64" ? [view.getFloat32(0, true), view.getFloat32(4, true)]
      : [view.getFloat64(0, true), view.getFloat64(8, true)];
  };
  const c = numbers(centre);
  const scaled = numbers(cell).map((x, i) => (x - c[i]) / radius); // no square is too great or too small
  return scaled[0] * scaled[0] + scaled[1] * scaled[1] <= 1;
}
