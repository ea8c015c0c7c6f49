//! candle-onnx as a program that scatter-cts can test: see README.md.

mod protocol;

use std::collections::HashMap;
use std::process::ExitCode;

use candle_core::{DType, Device, Error, Tensor};
use prost::Message;
use protocol::{Answer, Backend, Case, HelloToRunner, OptionOfRunner, names};

/// The element types that candle-onnx takes, by ONNX's numbers (TensorProto.DataType). It has no truth values and
/// takes them as U8.
const ELEMENT_TYPES: [(i32, DType); 7] = [
    (1, DType::F32),
    (2, DType::U8),
    (7, DType::I64),
    (9, DType::U8),
    (10, DType::F16),
    (11, DType::F64),
    (12, DType::U32),
];

struct Candle;

impl Backend for Candle {
    fn open(options: &[OptionOfRunner]) -> Result<Candle, String> {
        options.first().map_or(Ok(Candle), |option| Err(format!("there are no options, not \"{}\"", option.key)))
    }

    fn hello() -> HelloToRunner {
        HelloToRunner {
            name: "candle".to_string(),
            version: protocol::version_of("candle-onnx", include_str!("../Cargo.lock")),
            operators: names(&["ScatterND"]),
            dtypes: ELEMENT_TYPES.iter().map(|(number, _)| *number).collect(),
            reductions: names(&["none", "add", "mul", "max", "min"]),
            graphs: true,
        }
    }

    fn run(&mut self, case: &Case) -> Result<protocol::Tensor, Answer> {
        let name = case.output_name("candle-onnx")?;
        let model = candle_onnx::onnx::ModelProto::decode(case.model.as_slice())
            .map_err(|error| Answer::Rejected(format!("the model cannot be read: {error}")))?;
        let mut values = HashMap::new();
        for (_, tensor) in case.feed()? {
            values.insert(tensor.name.clone(), to_candle(&tensor)?);
        }
        let data = case.inputs.first().and_then(|bytes| protocol::Tensor::decode(bytes.as_slice()).ok());
        let mut outputs = candle_onnx::simple_eval(&model, values).map_err(|error| refusal(&error))?;
        let output = outputs
            .remove(name)
            .ok_or_else(|| Answer::Failed(format!("candle-onnx gives no output {name}")))?;
        from_candle(&output, data.map_or(0, |data| data.data_type)).map_err(|error| refusal(&error))
    }
}

fn to_candle(tensor: &protocol::Tensor) -> Result<Tensor, Answer> {
    let (_, dtype) = ELEMENT_TYPES.iter().find(|(number, _)| *number == tensor.data_type).ok_or_else(|| {
        Answer::Unsupported(format!(
            "candle-onnx takes no input of TensorProto's element type {}",
            tensor.data_type
        ))
    })?;
    let shape: Vec<usize> = tensor.dims.iter().map(|&extent| extent as usize).collect();
    Tensor::from_raw_buffer(&tensor.raw_data, *dtype, &shape, &Device::Cpu).map_err(|error| refusal(&error))
}

/// candle's answer, with the element type and the shape that candle gave it; U8 is bool if data is.
fn from_candle(tensor: &Tensor, data_type: i32) -> Result<protocol::Tensor, Error> {
    let alike = ELEMENT_TYPES.iter().filter(|(_, dtype)| *dtype == tensor.dtype());
    let number = alike.min_by_key(|(number, _)| *number != data_type);
    let mut raw_data = Vec::new();
    tensor.write_bytes(&mut raw_data)?;
    let dims = tensor.dims().iter().map(|&extent| extent as i64).collect();
    Ok(protocol::Tensor {
        dims,
        data_type: number.map_or(0, |(number, _)| *number),
        name: String::new(),
        raw_data,
    })
}

/// What candle-onnx says is unsupported is that. What it says itself is a rejection, what one of candle's operations
/// says is a failure.
fn refusal(mut error: &Error) -> Answer {
    while let Error::WithBacktrace { inner, .. } = error {
        error = inner; // whether there is one depends on the environment
    }
    let text = error.to_string().lines().next().unwrap_or("").to_string();
    match error {
        _ if text.contains("unsupported") => Answer::Unsupported(text),
        Error::Msg(_) => Answer::Rejected(text),
        _ => Answer::Failed(text),
    }
}

fn main() -> ExitCode {
    protocol::serve::<Candle>()
}
