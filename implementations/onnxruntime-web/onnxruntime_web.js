// onnxruntime-web in Node as a program that scatter-cts can test: see README.md.
'use strict';

console.log = console.error; // standard output is for frames alone
const fs = require('node:fs');
const protobuf = require('protobufjs');

// The arguments: protocol.proto and onnx.proto.
const messages = new protobuf.Root().loadSync(process.argv.slice(2), { keepCase: true });
const [ToImplementation, ToRunner, ModelProto, TensorProto] = ['scatter_cts.ToImplementation', 'scatter_cts.ToRunner',
  'onnx.ModelProto', 'onnx.TensorProto'].map((name) => messages.lookupType(name));

const STRING = 8;
const TYPES = { // by the number of an element type: its name in onnxruntime-web, and the array of its elements
  1: ['float32', Float32Array], 2: ['uint8', Uint8Array], 3: ['int8', Int8Array], 4: ['uint16', Uint16Array],
  5: ['int16', Int16Array], 6: ['int32', Int32Array], 7: ['int64', BigInt64Array], [STRING]: ['string', Array], 9: ['bool', Uint8Array],
  10: ['float16', Uint16Array], 11: ['float64', Float64Array], 12: ['uint32', Uint32Array], 13: ['uint64', BigUint64Array],
};
const PROVIDERS = { // options of its sessions, and what it says if something is not implemented
  wasm: { session: {}, notImplemented: [] },
  webgpu: {
    session: { extra: { session: { disable_cpu_ep_fallback: '1' } } },
    // No provider took the node (two texts); float16 on a device without it; a reduction of float16.
    notImplemented: ['assigned to the default CPU EP', 'Provider type for Scatter', 'requires f16 but the device does not support it',
      'Reduction is not supported for data type'],
  },
};
const NOT_IMPLEMENTED = [ // what onnxruntime says then, whatever its code
  'Could not find an implementation', 'is not currently registered or supported', 'only *guarantees* support for models stamped with',
  'Unsupported model IR version', 'data type is not supported with Scatter',
];
const CODES = { 1: 'rejected', 2: 'rejected', 7: 'rejected', 9: 'unsupported', 10: 'rejected' }; // FAIL, INVALID_ARGUMENT, …: see README.md

class Unsupported extends Error {}

let ort, provider = 'wasm', device; // onnxruntime-web, what computes, and on what if not on the processor

// WebGPU, as browsers have it, by Dawn for Node. Dawn's writeBuffer takes no shared memory, which that of WebAssembly is; and its promises
// settle only while Node has other things to wait for.
async function provideWebgpu() {
  const { create, globals } = await import(require.resolve('webgpu'));
  Object.assign(globalThis, globals);
  Object.defineProperty(globalThis, 'navigator', { value: { gpu: create([]) }, configurable: true });
  const write = globals.GPUQueue.prototype.writeBuffer;
  globals.GPUQueue.prototype.writeBuffer = function (buffer, offset, data, ...part) {
    return write.call(this, buffer, offset, data.slice(), ...part);
  };
  setInterval(() => {}, 1);
  const adapter = await navigator.gpu.requestAdapter();
  if (adapter === null) throw new Error('there is no WebGPU device: VK_ICD_FILENAMES names a Vulkan driver');
  device = { name: adapter.info.device, driver: adapter.info.description };
}

async function open(options) {
  for (const { key, value } of options) {
    if (key !== 'provider' || !Object.hasOwn(PROVIDERS, value)) return { failed: `there is no option ${key}=${value}, only provider=wasm or webgpu` };
    provider = value;
  }
  try {
    if (provider === 'webgpu') await provideWebgpu();
  } catch (error) {
    return { failed: `provider=webgpu: ${error.message}` };
  }
  ort = require(provider === 'webgpu' ? 'onnxruntime-web/webgpu' : 'onnxruntime-web');
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  return { hello: { name: 'onnxruntime-web', version: ort.env.versions.web, dtypes: Object.keys(TYPES).map(Number), graphs: true, device } };
}

function toTensor(proto) {
  const [name, ArrayType] = TYPES[proto.data_type] ?? [];
  if (name === undefined) throw new Unsupported(`element type ${proto.data_type} has no arrays in JavaScript`);
  if (proto.data_type !== STRING)
    return new ort.Tensor(name, new ArrayType(Uint8Array.from(proto.raw_data).buffer), proto.dims.map(Number));
  const texts = proto.string_data.map((bytes) => Buffer.from(bytes).toString());
  if (texts.some((text, i) => !Buffer.from(text).equals(Buffer.from(proto.string_data[i])))) throw new Unsupported('a string is no UTF-8');
  return new ort.Tensor(name, texts, proto.dims.map(Number));
}

function fromTensor({ type, dims, data }) {
  const data_type = Number(Object.keys(TYPES).find((number) => TYPES[number][0] === type));
  const tensor = { data_type, dims };
  if (data_type === STRING) tensor.string_data = data.map((text) => Buffer.from(text));
  else tensor.raw_data = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return TensorProto.encode(tensor).finish();
}

// Throws if a graph input with a default value has another value than it, for which onnxruntime-web has no name.
function checkDefaults(graph, values) {
  const inputs = new Set(graph.input.map(({ name }) => name));
  for (const initializer of graph.initializer.filter(({ name }) => inputs.has(name))) {
    const value = values.get(initializer.name);
    const isSame = (field) => JSON.stringify(initializer[field]) === JSON.stringify(value[field]);
    if (!isSame('dims') || !isSame('data_type') || !isSame('raw_data') || !isSame('string_data'))
      throw new Unsupported(`${initializer.name} has a default value: onnxruntime-web takes no other one`);
  }
}

async function compute({ model, node, inputs, unread_inputs: unread }) {
  const values = new Map([...inputs, ...unread].map((bytes) => TensorProto.decode(bytes)).map((tensor) => [tensor.name, tensor]));
  checkDefaults(ModelProto.decode(model).graph, values);
  const session = await ort.InferenceSession.create(model, { executionProviders: [provider], ...PROVIDERS[provider].session });
  try {
    const feed = Object.fromEntries(session.inputNames.map((name) => [name, toTensor(values.get(name))]));
    return fromTensor((await session.run(feed))[node.output_name]);
  } finally {
    await session.release();
  }
}

// The kind of answer that an error means.
function kindOf(error, { op_type: operator, opset }) {
  const text = String(error.message), code = /ERROR_CODE: ([0-9]+)/.exec(text);
  const hasOperator = opset >= (operator === 'Scatter' ? 9 : 11);
  const notImplemented = [...NOT_IMPLEMENTED, ...PROVIDERS[provider].notImplemented];
  if (error instanceof Unsupported || notImplemented.some((part) => text.includes(part))) return 'unsupported';
  if (text.includes('No Op registered for') && hasOperator) return 'unsupported'; // of an opset that is too new
  if (text.includes('is not in valid range')) return 'rejected';
  return (code && CODES[code[1]]) ?? 'failed';
}

async function answer({ number, what, hello, request }) { // its number identifies the request
  if (what === 'hello') return { number, ...await open(hello.options) };
  try {
    return { number, output: await compute(request) };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error; // the module was aborted, and can compute nothing more
    return { number, [kindOf(error, request.node)]: String(error.message) };
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

async function serve() {
  for (let length = receive(4); length !== null; length = receive(4)) {
    const response = ToRunner.encode(await answer(ToImplementation.decode(receive(length.readUInt32LE())))).finish();
    const frame = Buffer.concat([Buffer.alloc(4), response]);
    frame.writeUInt32LE(response.length);
    for (let at = 0; at < frame.length;) at += fs.writeSync(1, frame, at);
  }
}

serve().then(() => process.exit(), (error) => { // the timer of WebGPU would wait for ever
  console.error(error);
  process.abort();
});
