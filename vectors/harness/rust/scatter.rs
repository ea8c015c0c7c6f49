//! A naive kernel of float and int64. Apache-2.0.
use serde_json::Value;

use crate::check::{cells_of, parts};

/// The cells of the output, or None: refused. bug: negative indices do not count from the end.
pub fn scatter(group: &Value, test: &Value, bug: bool) -> Option<Vec<String>> {
    let tuples = group["operator"] == "ScatterND";
    let [data, indices, updates] = ["data", "indices", "updates"].map(|name| &test[name]);
    let [dtype, index_type] = [data, indices].map(|tensor| tensor["type"].as_str().unwrap());
    let shape_of = |tensor: &Value| -> Vec<i64> {
        tensor["shape"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect()
    };
    let (shape, grid) = (shape_of(data), shape_of(indices));
    let (rank, axis) = (shape.len() as i64, test["attributes"]["axis"].as_i64());
    let reduction = test["attributes"]["reduction"].as_str();
    let first = match reduction.unwrap_or("none") { "none" | "add" | "mul" => 16, "max" | "min" => 18, _ => i64::MAX };
    let (given, last) = (axis.unwrap_or(0), grid.last().copied()?);
    if (axis.is_some() && tuples) || (reduction.is_some() && group["since_version"].as_i64() < Some(first)) || rank == 0
        || updates["type"] != dtype || !["int32", "int64"].contains(&index_type) || given < -rank || given >= rank
        || (if tuples { last > rank } else { grid.len() != shape.len() })
    {
        return None;
    }
    let (depth, axis) = (if tuples { last as usize } else { shape.len() }, ((given + rank) % rank) as usize);
    let whole = if tuples { &grid[..grid.len() - 1] } else { &grid[..] };
    if shape_of(updates) != [whole, &shape[depth..]].concat() {
        return None;
    }
    if !tuples && (0..depth).any(|n| n != axis && grid[n] > shape[n]) {
        return None;
    }
    let mut numbers = Vec::new();
    for (i, cell) in cells_of(index_type, &indices["hex"]).iter().enumerate() {
        let bits = parts(index_type, cell)[0];
        let number = if index_type == "int32" { bits as i32 as i64 } else { bits as i64 };
        let extent = shape[if tuples { i % depth } else { axis }];
        numbers.push(if number < 0 && !bug { number + extent } else { number });
        if !(0..extent).contains(&numbers[i]) {
            return None;
        }
    }
    let product = |extents: &[i64]| extents.iter().product::<i64>();
    let (slice, mut output) = (product(&shape[depth..]), cells_of(dtype, &data["hex"]));
    for (i, value) in cells_of(dtype, &updates["hex"]).iter().enumerate() {
        let along = |n: usize| match (tuples, n == axis) {
            (true, _) => numbers[i / slice as usize * depth + n],
            (_, true) => numbers[i],
            _ => i as i64 / product(&grid[n + 1..]) % grid[n],
        };
        let target = (0..depth).map(|n| along(n) * product(&shape[n + 1..])).sum::<i64>() + i as i64 % slice;
        output[target as usize] = combine(dtype, reduction.unwrap_or("none"), &output[target as usize], value);
    }
    Some(output)
}

fn combine(dtype: &str, reduction: &str, old: &str, update: &str) -> String {
    let (old_bits, new_bits) = (parts(dtype, old)[0], parts(dtype, update)[0]);
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let (a, b) = (f32::from_bits(old_bits as u32), f32::from_bits(new_bits as u32));
    let (m, n) = (old_bits as i64, new_bits as i64);
    let wins = match (dtype, reduction) {
        ("float", "add") => return hex(&(a + b).to_le_bytes()),
        ("float", "mul") => return hex(&(a * b).to_le_bytes()),
        (_, "add") => return hex(&m.wrapping_add(n).to_le_bytes()),
        (_, "mul") => return hex(&m.wrapping_mul(n).to_le_bytes()),
        ("float", "max") => b > a || (b.is_nan() && !a.is_nan()), // a NaN wins
        ("float", "min") => b < a || (b.is_nan() && !a.is_nan()),
        (_, "max") => n > m,
        (_, "min") => n < m,
        _ => true,
    };
    (if wins { update } else { old }).to_string()
}
