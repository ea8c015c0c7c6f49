//! rten as a program that scatter-cts can test: see README.md.

mod backend;
mod protocol;
mod tensors;

use std::process::ExitCode;

/// Environment variables that make rten print to standard output, the stream of the answers.
const CHATTER: [&str; 3] = ["RTEN_TIMING", "RTEN_INFER_SHAPES_DEBUG", "RTEN_OPTIMIZER_DEBUG"];

fn main() -> ExitCode {
    if let Some(name) = CHATTER.iter().find(|name| std::env::var_os(name).is_some()) {
        eprintln!("rten: with {name} set, rten prints between the answers; please unset it");
        return ExitCode::FAILURE;
    }
    protocol::serve::<backend::Rten>()
}
