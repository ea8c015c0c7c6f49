//! The runner's protocol (runner/protocol/protocol.proto) for programs in Rust: its messages, the few parts of ONNX's
//! onnx.proto that are needed, and the loop that answers requests. Fields that are not listed here are skipped.

use std::io::{self, Read, Write};
use std::panic::PanicHookInfo;
use std::process::ExitCode;

use prost::{Message, Oneof};

/// What is under test.
pub trait Backend: Sized {
    /// With its users' options; an Err names the invalid option.
    fn open(options: &[OptionOfRunner]) -> Result<Self, String>;
    fn hello() -> HelloToRunner;
    /// The output of one case, or another answer.
    fn run(&mut self, case: &Case) -> Result<Tensor, Answer>;
}

/// Answers requests until the input ends; prints what ended it otherwise.
pub fn serve<B: Backend>() -> ExitCode {
    std::panic::set_hook(Box::new(print_panic));
    match answer_requests::<B>() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{}: {problem}", B::hello().name);
            ExitCode::FAILURE
        }
    }
}

fn answer_requests<B: Backend>() -> Result<(), Box<dyn std::error::Error>> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut backend = B::open(&[])?;
    while let Some(frame) = read_frame(&mut input)? {
        let ToImplementation { what, number } = ToImplementation::decode(frame.as_slice())?;
        let answer = match what {
            Some(Request::Hello(hello)) => {
                backend = B::open(&hello.options)?;
                Answer::Hello(B::hello())
            }
            Some(Request::Case(case)) => match backend.run(&case) {
                Ok(output) => Answer::Output(output.encode_to_vec()),
                Err(answer) => answer,
            },
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

/// The version of a package in the lock file that Cargo used; libraries do not report theirs.
pub fn version_of(package: &str, lock: &str) -> String {
    lock.split("[[package]]")
        .find(|entry| entry.contains(&format!("name = \"{package}\"\n")))
        .and_then(|entry| entry.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"')))
        .expect("the lock file has it")
        .to_string()
}

/// "a", "b" as a repeated field.
pub fn names(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

#[derive(Message)]
pub struct ToImplementation {
    #[prost(oneof = "Request", tags = "1, 2")]
    pub what: Option<Request>,
    #[prost(fixed64, tag = "15")]
    pub number: u64,
}

#[derive(Oneof)]
pub enum Request {
    #[prost(message, tag = "1")]
    Hello(HelloToImplementation),
    #[prost(message, tag = "2")]
    Case(Case),
}

#[derive(Message)]
pub struct HelloToImplementation {
    #[prost(message, repeated, tag = "2")]
    pub options: Vec<OptionOfRunner>,
}

#[derive(Message)]
pub struct OptionOfRunner {
    #[prost(string, tag = "1")]
    pub key: String,
    #[prost(string, tag = "2")]
    pub value: String,
}

#[derive(Message)]
pub struct Case {
    #[prost(bytes = "vec", tag = "1")]
    pub model: Vec<u8>,
    #[prost(message, tag = "2")]
    pub node: Option<Node>,
    /// Each a Tensor, by slot.
    #[prost(bytes = "vec", repeated, tag = "3")]
    pub inputs: Vec<Vec<u8>>,
    /// Each a Tensor.
    #[prost(bytes = "vec", repeated, tag = "4")]
    pub unread_inputs: Vec<Vec<u8>>,
}

#[derive(Message)]
pub struct Node {
    #[prost(string, tag = "5")]
    pub output_name: String,
}

#[derive(Message)]
pub struct ToRunner {
    #[prost(oneof = "Answer", tags = "1, 2, 3, 4, 5")]
    pub what: Option<Answer>,
    /// The number of the message that this answers.
    #[prost(fixed64, tag = "15")]
    pub number: u64,
}

#[derive(Oneof)]
pub enum Answer {
    #[prost(message, tag = "1")]
    Hello(HelloToRunner),
    /// A Tensor.
    #[prost(bytes = "vec", tag = "2")]
    Output(Vec<u8>),
    #[prost(string, tag = "3")]
    Unsupported(String),
    #[prost(string, tag = "4")]
    Rejected(String),
    #[prost(string, tag = "5")]
    Failed(String),
}

#[derive(Message)]
pub struct HelloToRunner {
    #[prost(string, tag = "1")]
    pub name: String,
    #[prost(string, tag = "2")]
    pub version: String,
    #[prost(string, repeated, tag = "3")]
    pub operators: Vec<String>,
    #[prost(int32, repeated, packed = "false", tag = "4")]
    pub dtypes: Vec<i32>,
    #[prost(string, repeated, tag = "5")]
    pub reductions: Vec<String>,
    /// Whether it executes whole graphs.
    #[prost(bool, tag = "9")]
    pub graphs: bool,
}

/// ONNX's TensorProto, in the single form that the protocol uses.
#[derive(Message)]
pub struct Tensor {
    #[prost(int64, repeated, packed = "false", tag = "1")]
    pub dims: Vec<i64>,
    #[prost(int32, tag = "2")]
    pub data_type: i32,
    #[prost(string, tag = "8")]
    pub name: String,
    #[prost(bytes = "vec", tag = "9")]
    pub raw_data: Vec<u8>,
}

impl Case {
    /// The values of the graph's inputs, each once, even if the node reads it in several slots; with the first slot.
    pub fn feed(&self) -> Result<Vec<(Option<usize>, Tensor)>, Answer> {
        let broken = |error| Answer::Failed(format!("the request cannot be read: {error}"));
        let graph = Model::decode(self.model.as_slice()).map_err(broken)?.graph.unwrap_or_default();
        let slots = self.inputs.iter().enumerate().map(|(slot, bytes)| (Some(slot), bytes));
        let mut values: Vec<(Option<usize>, Tensor)> = Vec::new();
        for (slot, bytes) in slots.chain(self.unread_inputs.iter().map(|bytes| (None, bytes))) {
            let tensor = Tensor::decode(bytes.as_slice()).map_err(broken)?;
            // Others are constants of the model, or slots that the node omits.
            let is_input = graph.inputs.iter().any(|input| !input.name.is_empty() && input.name == tensor.name);
            if is_input && !values.iter().any(|(_, other)| other.name == tensor.name) {
                values.push((slot, tensor));
            }
        }
        Ok(values)
    }

    /// The name of the node's output; an Unsupported without one.
    pub fn output_name(&self, backend: &str) -> Result<&str, Answer> {
        match self.node.as_ref().map_or("", |node| node.output_name.as_str()) {
            "" => Err(Answer::Unsupported(format!("the node has no output that {backend} could be asked for"))),
            name => Ok(name),
        }
    }
}

/// ONNX's ModelProto, restricted to the names of the graph's inputs.
#[derive(Message)]
pub struct Model {
    #[prost(message, tag = "7")]
    pub graph: Option<Graph>,
}

#[derive(Message)]
pub struct Graph {
    #[prost(message, repeated, tag = "11")]
    pub inputs: Vec<GraphInput>,
}

#[derive(Message)]
pub struct GraphInput {
    #[prost(string, tag = "1")]
    pub name: String,
}
