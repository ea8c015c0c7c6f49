//! The messages that this program reads and writes: the runner's protocol (runner/protocol/protocol.proto) and the few
//! parts of ONNX's onnx.proto that it needs. Fields that are not listed here are skipped.

use prost::{Message, Oneof};

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
