//! Tensors of the protocol as values of rten, and back.

use rten::Value;
use rten_tensor::prelude::*;

use crate::protocol::{Answer, Tensor};

// Element types by the numbers of ONNX's TensorProto.DataType.
const FLOAT: i32 = 1;
const UINT8: i32 = 2;
const INT8: i32 = 3;
const INT32: i32 = 6;
const INT64: i32 = 7;

/// The element types that rten's tensors support directly.
pub const ELEMENT_TYPES: [i32; 4] = [FLOAT, UINT8, INT8, INT32];

/// The slot of the node's indices.
const INDICES: usize = 1;

/// An input for rten, from the node's slot or from none. int64 indices become int32, as rten requires;
/// any other type that rten has no tensor for is an Unsupported.
pub fn to_value(tensor: &Tensor, slot: Option<usize>) -> Result<Value, Answer> {
    let shape: Vec<usize> = tensor.dims.iter().map(|&extent| extent as usize).collect();
    let bytes = &tensor.raw_data;
    let value = match tensor.data_type {
        FLOAT => Value::from_shape(shape, elements(bytes, f32::from_le_bytes)).ok(),
        UINT8 => Value::from_shape(shape, bytes.clone()).ok(),
        INT8 => Value::from_shape(shape, elements(bytes, i8::from_le_bytes)).ok(),
        INT32 => Value::from_shape(shape, elements(bytes, i32::from_le_bytes)).ok(),
        INT64 if slot == Some(INDICES) => Value::from_shape(shape, narrow_indices(bytes)?).ok(),
        other => {
            return Err(Answer::Unsupported(format!("rten has no tensors of TensorProto's element type {other}")));
        }
    };
    value.ok_or_else(|| Answer::Failed(format!("\"{}\" has not as many elements as its shape says", tensor.name)))
}

/// int64 indices as int32: the value never changes.
fn narrow_indices(bytes: &[u8]) -> Result<Vec<i32>, Answer> {
    let narrow = |index: i64| {
        i32::try_from(index)
            .map_err(|_| Answer::Unsupported(format!("rten takes indices of 32 bits; {index} has more")))
    };
    elements(bytes, i64::from_le_bytes).into_iter().map(narrow).collect()
}

/// rten's answer, with the element type and the shape that rten gave it.
pub fn from_value(value: &Value) -> Result<Tensor, Answer> {
    let (data_type, raw_data) = match value {
        Value::FloatTensor(tensor) => (FLOAT, bytes(tensor.iter().copied(), f32::to_le_bytes)),
        Value::UInt8Tensor(tensor) => (UINT8, bytes(tensor.iter().copied(), u8::to_le_bytes)),
        Value::Int8Tensor(tensor) => (INT8, bytes(tensor.iter().copied(), i8::to_le_bytes)),
        Value::Int32Tensor(tensor) => (INT32, bytes(tensor.iter().copied(), i32::to_le_bytes)),
        other => return Err(Answer::Failed(format!("rten answered with a {}", other.dtype()))),
    };
    let dims = value.shape().iter().map(|&extent| extent as i64).collect();
    Ok(Tensor { dims, data_type, name: String::new(), raw_data })
}

fn elements<T, const SIZE: usize>(bytes: &[u8], from: fn([u8; SIZE]) -> T) -> Vec<T> {
    bytes.as_chunks::<SIZE>().0.iter().copied().map(from).collect()
}

fn bytes<T, const SIZE: usize>(elements: impl Iterator<Item = T>, to: fn(T) -> [u8; SIZE]) -> Vec<u8> {
    elements.flat_map(to).collect()
}
