// ONNX's ScatterElements and ScatterND in JavaScript, as a program that scatter-cts can test: see README.md.
'use strict';

const fs = require('node:fs');
const protobuf = require('protobufjs');

// The arguments: protocol.proto and onnx.proto.
const messages = new protobuf.Root().loadSync(process.argv.slice(2), { keepCase: true });
const [ToImplementation, ToRunner, AttributeProto, TensorProto] = ['scatter_cts.ToImplementation', 'scatter_cts.ToRunner',
  'onnx.AttributeProto', 'onnx.TensorProto'].map((name) => messages.lookupType(name));

const FLOAT = 1, INT32 = 6, INT64 = 7, ARRAYS = { [FLOAT]: Float32Array, [INT32]: Int32Array, [INT64]: BigInt64Array };
const HELLO = {
  name: 'example-javascript', version: '1', operators: ['ScatterElements', 'ScatterND'], dtypes: [FLOAT, INT64], reductions: ['none', 'add'],
};

class Rejection extends Error {}

function expect(condition, reason) {
  if (!condition) throw new Rejection(reason);
}

// A message as an object; 64-bit integers of it become numbers.
function read(type, bytes) {
  return type.toObject(type.decode(bytes), { longs: Number, arrays: true, defaults: true });
}

function elements(tensor, ArrayType) {
  return new ArrayType(Uint8Array.from(tensor.raw_data).buffer);
}

// The coordinates along `width` axes from `first` on are elements of index; the others count the updates in the shape `pattern`.
function scatter(isND, axis, reduction, shapes, output, index, updates) {
  const [data, indices, given] = shapes, last = indices.length - 1;
  expect(-data.length <= axis && axis < data.length && last >= 0 && (isND || indices.length === data.length), `axis ${axis}, shapes ${JSON.stringify(shapes)}`);
  expect(!isND || indices[last] <= data.length, `${indices[last]} indices for data of shape [${data}]`);
  const [first, width, pattern] = isND ? [0, indices[last], data] : [(axis + data.length) % data.length, 1, indices];
  const due = isND ? [...indices.slice(0, last), ...data.slice(width)] : indices;
  expect(String(given) === String(due) && given.length === due.length, `updates of shape [${given}] instead of [${due}]`);
  expect(isND || data.every((extent, i) => i === first || indices[i] <= extent), `indices of shape [${indices}] for data of shape [${data}]`);
  index.forEach((coordinate, i) => {
    const extent = data[first + (i % width)];
    expect(-extent <= coordinate && coordinate < extent, `index ${coordinate} is outside an axis of extent ${extent}`);
    if (coordinate < 0) index[i] += extent; // a negative index counts from the end
  });
  updates.forEach((update, i) => {
    let cell = 0, stride = 1, rest = i;
    for (let at = data.length - 1; at >= 0; at -= 1) {
      let coordinate = rest % pattern[at];
      if (isND && at < width) {
        coordinate = index[rest * width + at];
      } else {
        rest = Math.floor(rest / pattern[at]);
        if (!isND && at === first) coordinate = index[i];
      }
      cell += coordinate * stride;
      stride *= data[at];
    }
    output[cell] = reduction === 'add' ? output[cell] + update : update;
  });
  return output;
}

function compute({ node, inputs }) {
  expect(node.opset >= 11 && node.output_count === 1 && inputs.length === 3, `${inputs.length} inputs of ${node.op_type}, opset ${node.opset}`);
  const isND = node.op_type === 'ScatterND', given = { axis: 0, reduction: 'none' };
  const known = new Set([...(isND ? [] : ['axis 2']), ...(node.opset >= 16 ? ['reduction 3'] : [])]); // AttributeProto.INT, STRING
  for (const { name, type, i, s } of node.attributes.map((bytes) => read(AttributeProto, bytes))) {
    expect(known.delete(`${name} ${type}`) || name.startsWith('__'), `attribute ${name}, unknown or repeated`);
    given[name] = name === 'axis' ? i : Buffer.from(s).toString();
  }
  const { axis, reduction } = given;
  expect(HELLO.reductions.includes(reduction), `reduction "${reduction}"`);
  const [data, indices, updates] = inputs.map((bytes) => read(TensorProto, bytes));
  expect(HELLO.dtypes.includes(data.data_type) && updates.data_type === data.data_type, `types ${data.data_type} and ${updates.data_type}`);
  expect(indices.data_type === INT64 || (indices.data_type === INT32 && !isND), `indices of type ${indices.data_type}`);
  // Copied values are handled as integers, because JavaScript may change the bits of a NaN.
  const ArrayType = data.data_type === FLOAT && reduction === 'none' ? Int32Array : ARRAYS[data.data_type];
  const index = Array.from(elements(indices, ARRAYS[indices.data_type]), Number);
  const output = scatter(isND, axis, reduction, [data.dims, indices.dims, updates.dims], elements(data, ArrayType), index, elements(updates, ArrayType));
  return TensorProto.encode({ data_type: data.data_type, dims: data.dims, raw_data: new Uint8Array(output.buffer) }).finish();
}

function answer(message) { // its number identifies the request
  if (message.what === 'hello') return { number: message.number, hello: HELLO };
  try {
    return { number: message.number, output: compute(read(ToImplementation, ToImplementation.encode(message).finish()).request) };
  } catch (error) {
    return error instanceof Rejection ? { number: message.number, rejected: error.message } : { number: message.number, failed: String(error.stack) };
  }
}

// So many bytes of standard input; null at its end.
function receive(size) {
  const bytes = Buffer.alloc(size);
  for (let at = 0, count; at < size; at += count) {
    count = fs.readSync(0, bytes, at, size - at);
    if (count === 0) return null;
  }
  return bytes;
}

for (let length = receive(4); length !== null; length = receive(4)) {
  const response = ToRunner.encode(answer(ToImplementation.decode(receive(length.readUInt32LE())))).finish();
  const frame = Buffer.concat([Buffer.alloc(4), response]);
  frame.writeUInt32LE(response.length);
  for (let at = 0; at < frame.length;) at += fs.writeSync(1, frame, at);
}
