//! Generates the messages of the protocol and of ONNX. In a copy of this folder, change where their files are.
fn main() {
    let files = ["../../runner/protocol/protocol.proto", "../../runner/onnx/onnx.proto"];
    let folders = ["../../runner/protocol", "../../runner/onnx"];
    prost_build::Config::new().include_file("messages.rs").compile_protos(&files, &folders).unwrap();
}
