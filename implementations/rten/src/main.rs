//! rten as a program that scatter-cts can test: see README.md.

mod backend;
mod messages;
mod tensors;

use std::io::{self, Read, Write};
use std::panic::PanicHookInfo;
use std::process::ExitCode;

use backend::Backend;
use messages::{Answer, HelloToRunner, Request, ToImplementation, ToRunner};
use prost::Message;

/// Environment variables that make rten print to standard output, the stream of the answers.
const CHATTER: [&str; 3] = ["RTEN_TIMING", "RTEN_INFER_SHAPES_DEBUG", "RTEN_OPTIMIZER_DEBUG"];

fn main() -> ExitCode {
    if let Some(name) = CHATTER.iter().find(|name| std::env::var_os(name).is_some()) {
        eprintln!("rten: with {name} set, rten prints between the answers; please unset it");
        return ExitCode::FAILURE;
    }
    std::panic::set_hook(Box::new(print_panic));
    match serve(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("rten: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the panic that ends this program: without the folder in which Cargo keeps sources, and without numbers of
/// threads, so that results do not depend on the machine. Nothing is caught.
fn print_panic(panic: &PanicHookInfo) {
    let place = panic.location().map_or(String::new(), |location| {
        let parts: Vec<&str> = location.file().split('/').collect();
        let crate_begins =
            parts.iter().rposition(|part| *part == "src").map_or(0, |source| source.saturating_sub(1));
        format!("{}:{}", parts[crate_begins..].join("/"), location.line())
    });
    eprintln!("panicked at {place}: {}", panic.payload_as_str().unwrap_or("no message"));
}

/// Answers requests until the input ends.
fn serve(input: &mut impl Read, output: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let mut backend = Backend::open(&[])?;
    while let Some(frame) = read_frame(input)? {
        let ToImplementation { what, number } = ToImplementation::decode(frame.as_slice())?;
        let answer = match what {
            Some(Request::Hello(hello)) => {
                backend = Backend::open(&hello.options)?;
                Answer::Hello(hello_to_runner())
            }
            Some(Request::Case(case)) => backend.run(&case),
            None => return Err("a message that is neither hello nor a request".into()),
        };
        let message = ToRunner { what: Some(answer), number }.encode_to_vec();
        output.write_all(&u32::try_from(message.len())?.to_le_bytes())?;
        output.write_all(&message)?;
        output.flush()?;
    }
    Ok(())
}

/// One message, or None at the end of the input.
fn read_frame(input: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 4];
    if input.read(&mut length[..1])? == 0 {
        return Ok(None);
    }
    input.read_exact(&mut length[1..])?;
    let mut frame = vec![0; u32::from_le_bytes(length) as usize];
    input.read_exact(&mut frame)?;
    Ok(Some(frame))
}

fn hello_to_runner() -> HelloToRunner {
    let names = |words: &[&str]| words.iter().map(|word| word.to_string()).collect();
    HelloToRunner {
        name: "rten".to_string(),
        version: version_of_rten().to_string(),
        operators: names(&["Scatter", "ScatterElements", "ScatterND"]),
        dtypes: tensors::ELEMENT_TYPES.to_vec(),
        reductions: names(&["none", "add", "mul", "max", "min"]),
    }
}

/// The version of rten that is part of this program. rten does not report it; the lock file that Cargo used
/// does.
fn version_of_rten() -> &'static str {
    let package =
        include_str!("../Cargo.lock").split("[[package]]").find(|entry| entry.contains("name = \"rten\"\n"));
    package
        .and_then(|entry| entry.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"')))
        .expect("the lock file has rten")
}
