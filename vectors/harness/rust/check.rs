//! What an answer to a test of core.json is worth: `check`. Copy this file; it needs serde_json. A cell is one element as
//! core.json has it: its little-endian bytes in hex, or a string in base64. Apache-2.0.
use serde_json::Value;

/// Bytes per element, or per part of a complex number.
fn width(dtype: &str) -> usize {
    match dtype {
        "bool" | "int8" | "uint8" => 1,
        "int16" | "uint16" | "float16" | "bfloat16" => 2,
        "int32" | "uint32" | "float" | "complex64" => 4,
        _ => 8,
    }
}

/// The cells of a tensor: elements is its member hex or base64, or the member output of a test.
pub fn cells_of(dtype: &str, elements: &Value) -> Vec<String> {
    if let Some(strings) = elements.as_array() {
        return strings.iter().map(|text| text.as_str().unwrap().to_string()).collect();
    }
    let digits = width(dtype) * if dtype.starts_with("complex") { 4 } else { 2 };
    let hex = elements.as_str().unwrap();
    (0..hex.len() / digits).map(|n| hex[n * digits..(n + 1) * digits].to_string()).collect()
}

/// "conforms", "tolerated" or "wrong". output: all cells of the answer in row-major order, or None for a refusal.
pub fn check(test: &Value, output: Option<&[String]>) -> &'static str {
    let cells = match (output, test["result"].as_str().unwrap()) {
        (None, "valid") => return "wrong",
        (None, _) => return "conforms",
        (Some(_), "invalid") => return if test["due"] == "must" { "wrong" } else { "tolerated" },
        (Some(cells), _) => cells,
    };
    let dtype = test["data"]["type"].as_str().unwrap();
    let stored = cells_of(dtype, &test["output"]);
    let permitted = |layer: &str, n: usize| {
        test[layer].as_array().map_or(false, |entries| {
            let lists = |entry: &&Value| entry["cells"].as_array().unwrap().iter().any(|cell| cell.as_u64() == Some(n as u64));
            entries.iter().filter(lists).any(|entry| matches(entry, dtype, &cells[n], &stored[n]))
        })
    };
    let right = |n: usize| cells[n] == stored[n] || permitted("allowed", n);
    let same_size = cells.len() == stored.len();
    match (0..stored.len()).all(|n| same_size && (right(n) || permitted("tolerated", n))) {
        true if same_size => if (0..stored.len()).all(right) { "conforms" } else { "tolerated" },
        _ => "wrong",
    }
}

/// The bits of a number, or of both parts of a complex number.
pub fn parts(dtype: &str, cell: &str) -> Vec<u64> {
    let byte = |n: usize| u64::from_str_radix(&cell[2 * n..2 * n + 2], 16).unwrap();
    let part = |start: usize| (0..width(dtype)).rev().fold(0, |bits, n| bits << 8 | byte(start + n));
    (0..cell.len() / 2).step_by(width(dtype)).map(part).collect()
}

/// Whether an entry permits a cell; expected is the cell of the stored output.
fn matches(entry: &Value, dtype: &str, cell: &str, expected: &str) -> bool {
    if let Some(values) = entry["values"].as_array() {
        return values.iter().any(|value| value == cell);
    } else if entry["predicate"] == "nonzero" || entry["predicate"] == "any" {
        return entry["predicate"] == "any" || cell != "00";
    }
    let sign = 1u64 << (8 * width(dtype) - 1);
    let infinity = match dtype {
        "float16" => 0x7c00,
        "bfloat16" => 0x7f80,
        _ => if width(dtype) == 4 { 0xff << 23 } else { 0x7ff << 52 },
    };
    let is_nan = |bits: u64| bits & (sign - 1) > infinity;
    // Orders numbers by value: -0 below +0, each NaN outside.
    let key = |bits: u64| if bits & sign == 0 { bits | sign } else { !bits & (sign - 1) };
    let number = |bits: u64| if width(dtype) == 4 { f32::from_bits(bits as u32) as f64 } else { f64::from_bits(bits) };
    let of = |value: &Value| parts(dtype, value.as_str().unwrap());
    let (x, before) = (parts(dtype, cell), parts(dtype, expected));
    if let Some(ends) = entry["interval"].as_array() {
        let (low, high) = (of(&ends[0]), of(&ends[1]));
        return (0..x.len()).all(|n| key(low[n]) <= key(x[n]) && key(x[n]) <= key(high[n]));
    } else if entry["predicate"] == "nan" {
        return (0..x.len()).all(|n| if x.len() == 2 && !is_nan(before[n]) { x[n] == before[n] } else { is_nan(x[n]) });
    }
    let (centre, radius) = (of(&entry["norm"]["centre"]), entry["norm"]["radius"].as_f64().unwrap());
    let scaled = |n: usize| (number(x[n]) - number(centre[n])) / radius; // no square is too great or too small
    scaled(0) * scaled(0) + scaled(1) * scaled(1) <= 1.0
}
