//! Tests of ONNX's Scatter, ScatterElements and ScatterND as data (`CORE`, a JSON text in the form of vectors.schema.json), and
//! what an answer to one is worth (`check`). `QUARANTINE` names tests that were found to be wrong: skip them. Apache-2.0.

#[path = "harness/rust/check.rs"]
mod check;

pub use check::{cells_of, check};

/// The text of core.json.
pub const CORE: &str = include_str!("core.json");
/// The text of quarantine.json.
pub const QUARANTINE: &str = include_str!("quarantine.json");
