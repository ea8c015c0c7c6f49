//! ONNX's ScatterElements and ScatterND, as a program that scatter-cts can test: see README.md.
#![allow(dead_code)] // of the messages, not all are used
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

use std::io::{self, Read, Write};

use onnx::{attribute_proto::AttributeType, AttributeProto, TensorProto};
use prost::Message;
use scatter_cts::{to_implementation::What as Question, to_runner::What as Answer};
use scatter_cts::{HelloToRunner, Node, Request, ToImplementation, ToRunner};

const FLOAT: i32 = 1; // the numbers of TensorProto
const INT32: i32 = 6;
const INT64: i32 = 7;

fn require(condition: bool, otherwise: &str) -> Result<(), Answer> {
    condition.then_some(()).ok_or_else(|| Answer::Rejected(otherwise.to_string()))
}

fn elements<T, const N: usize>(tensor: &TensorProto, from_bytes: fn([u8; N]) -> T) -> Vec<T> {
    tensor.raw_data().chunks_exact(N).map(|bytes| from_bytes(bytes.try_into().unwrap())).collect()
}

/// The number of all elements, then the distance in elements between neighbours along each axis.
fn strides(dims: &[i64]) -> Vec<i64> {
    let mut strides = vec![1_i64; dims.len() + 1];
    (0..dims.len()).rev().for_each(|d| strides[d] = strides[d + 1].wrapping_mul(dims[d]));
    strides
}

/// The axis, and whether the reduction is add.
fn attributes(node: &Node) -> Result<(i64, bool), Answer> {
    let (mut axis, mut adds, mut names) = (0, false, Vec::new());
    for bytes in &node.attributes {
        let attribute = AttributeProto::decode(bytes.as_slice()).unwrap_or_default();
        let name = attribute.name().to_string();
        match (name.as_str(), attribute.r#type(), attribute.s()) {
            ("axis", AttributeType::Int, _) if node.op_type() == "ScatterElements" => axis = attribute.i(),
            ("reduction", AttributeType::String, b"none") if node.opset() >= 16 => adds = false,
            ("reduction", AttributeType::String, b"add") if node.opset() >= 16 => adds = true,
            _ => require(name.starts_with("__"), &format!("there is no such attribute {name}"))?,
        }
        require(!names.contains(&name), &format!("attribute {name} is given twice"))?;
        names.push(name);
    }
    Ok((axis, adds))
}

/// The position in the flat output that each update aims at. For ScatterND, `axis` is None.
fn targets(axis: Option<i64>, data: &[i64], indices: &TensorProto, updates: &[i64]) -> Result<Vec<usize>, Answer> {
    let (rank, shape) = (data.len(), &indices.dims);
    require(rank > 0 && !shape.is_empty(), "data or indices is a scalar")?;
    let axis = axis.map(|axis| (if axis < 0 { axis + rank as i64 } else { axis }) as usize);
    let length = if axis.is_none() { shape[shape.len() - 1] as usize } else { rank }; // of a tuple of indices
    require(length <= rank && (axis.is_none() || shape.len() == rank), "indices does not fit the rank of data")?;
    require(axis < Some(rank), "axis is out of bounds")?;
    let fits = |axis| (0..rank).all(|d| d == axis || shape[d] <= data[d]);
    require(axis.map_or(true, fits), "indices is larger than data")?;
    let due = [&shape[..shape.len() - usize::from(axis.is_none())], &data[length..]].concat();
    require(updates == due, "shape of updates")?;

    let mut index = match indices.data_type() {
        INT32 => elements(indices, i32::from_le_bytes).into_iter().map(i64::from).collect(),
        _ => elements(indices, i64::from_le_bytes),
    };
    for (i, index) in index.iter_mut().enumerate() {
        let extent = data[axis.unwrap_or(i % length)];
        require(-extent <= *index && *index < extent, &format!("index {index} is out of bounds"))?;
        *index += if *index < 0 { extent } else { 0 };
    }
    let (of_data, of_indices) = (strides(data), strides(shape));
    let coordinate = |n: i64, d: usize| match axis {
        None => index[(n / of_data[length]) as usize * length + d],
        Some(axis) if d == axis => index[n as usize],
        Some(_) => n / of_indices[d + 1] % shape[d],
    };
    let slice = |n| (0..length).map(|d| coordinate(n, d) * of_data[d + 1]).sum::<i64>();
    Ok((0..strides(updates)[0]).map(|n| (slice(n) + n % of_data[length]) as usize).collect())
}

/// The elements of the output.
fn scatter<T: Copy>(mut data: Vec<T>, targets: &[usize], updates: Vec<T>, sum: Option<fn(T, T) -> T>) -> Vec<T> {
    for (target, update) in targets.iter().zip(updates) {
        data[*target] = sum.map_or(update, |sum| sum(data[*target], update));
    }
    data
}

fn run(request: &Request) -> Result<Answer, Answer> {
    let node = request.node.clone().unwrap_or_default();
    require(node.opset() >= 11 && request.inputs.len() == 3 && node.output_count() == 1, "invalid node")?;
    let tensor = |slot: usize| TensorProto::decode(request.inputs[slot].as_slice()).unwrap_or_default();
    let (mut output, indices, updates) = (tensor(0), tensor(1), tensor(2));
    let (dtype, is_nd) = (output.data_type(), node.op_type() == "ScatterND");
    require([FLOAT, INT64].contains(&dtype) && updates.data_type() == dtype, "type of data or updates")?;
    require(indices.data_type() == INT64 || indices.data_type() == INT32 && !is_nd, "type of indices")?;
    let (axis, adds) = attributes(&node)?;
    let targets = targets((!is_nd).then_some(axis), &output.dims, &indices, &updates.dims)?;
    output.raw_data = Some(if dtype == FLOAT {
        let (data, updates) = (elements(&output, f32::from_le_bytes), elements(&updates, f32::from_le_bytes));
        let sum: Option<fn(f32, f32) -> f32> = adds.then_some(|a, b| a + b);
        scatter(data, &targets, updates, sum).into_iter().flat_map(f32::to_le_bytes).collect()
    } else {
        let (data, updates) = (elements(&output, i64::from_le_bytes), elements(&updates, i64::from_le_bytes));
        let sum: Option<fn(i64, i64) -> i64> = adds.then_some(i64::wrapping_add);
        scatter(data, &targets, updates, sum).into_iter().flat_map(i64::to_le_bytes).collect()
    });
    Ok(Answer::Output(output.encode_to_vec()))
}

fn main() -> io::Result<()> {
    let (mut length, mut input, mut output) = ([0; 4], io::stdin().lock(), io::stdout().lock());
    while input.read_exact(&mut length).is_ok() {
        let mut bytes = vec![0; u32::from_le_bytes(length) as usize];
        input.read_exact(&mut bytes)?;
        let message = ToImplementation::decode(bytes.as_slice())?;
        let what = match message.what {
            Some(Question::Request(request)) => run(&request).unwrap_or_else(|refusal| refusal),
            _ => Answer::Hello(HelloToRunner {
                name: Some("example-rust".into()),
                version: Some(env!("CARGO_PKG_VERSION").into()),
                operators: vec!["ScatterElements".into(), "ScatterND".into()],
                dtypes: vec![FLOAT, INT64],
                reductions: vec!["none".into(), "add".into()],
                ..Default::default()
            }),
        };
        let answer = ToRunner { what: Some(what), number: message.number, ..Default::default() }.encode_to_vec();
        output.write_all(&(answer.len() as u32).to_le_bytes())?;
        output.write_all(&answer)?;
        output.flush()?;
    }
    Ok(())
}
