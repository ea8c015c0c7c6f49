// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
fn main() {
    println!("expected: errors (opset 10 has no ScatterND, 11 no reduction, 16 no max); data 4 and update 3 give");
    let field = |number: u8, bytes: &[u8]| [&[number << 3 | 2, bytes.len() as u8], bytes].concat(); // protobuf field
    let reduction = |name: &[u8]| field(5, &[field(1, b"reduction"), field(4, name), vec![160, 1, 3]].concat());
    for (opset, attribute) in [(10, vec![]), (11, reduction(b"add")), (16, reduction(b"max"))] {
        let node = [b"\n\x01D\n\x01I\n\x01U\x12\x01O".to_vec(), field(4, b"ScatterND"), attribute].concat();
        let inputs = [b"D", b"I", b"U"].map(|name| field(11, &field(1, name))).concat();
        let graph = field(7, &[field(1, &node), inputs, field(12, &field(1, b"O"))].concat());
        let model = rten::Model::load([vec![8, 8], graph, field(8, &[16, opset])].concat()).unwrap();
        let tensor = |number: f32| rten_tensor::Tensor::from([number]).into();
        let values = [tensor(4.), rten_tensor::Tensor::from([[0]]).into(), tensor(3.)];
        let inputs = model.input_ids().iter().copied().zip(values.map(|value: rten::Value| value.into())).collect();
        println!("opset {opset}: {:?}", model.run(inputs, model.output_ids(), None).map(|mut all| all.remove(0)));
}   }
