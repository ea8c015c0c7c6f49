// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
fn main() {
    println!("expected: a refusal, because axis is an INT; data [[1, 2], [3, 4]], indices [[1]], updates [[9]] give");
    let field = |number: u8, bytes: &[u8]| [&[number << 3 | 2, bytes.len() as u8], bytes].concat(); // protobuf field
    for (what, value) in [("the FLOAT 1.0", &[21, 0, 0, 128, 63, 160, 1, 1][..]), ("1 without a type", &[24, 1])] {
        let axis = field(5, &[field(1, b"axis"), value.to_vec()].concat());
        let node = [b"\n\x01D\n\x01I\n\x01U\x12\x01O".to_vec(), field(4, b"ScatterElements"), axis].concat();
        let inputs = [b"D", b"I", b"U"].map(|name| field(11, &field(1, name))).concat();
        let graph = field(7, &[field(1, &node), inputs, field(12, &field(1, b"O"))].concat());
        let model = rten::Model::load([vec![8, 8], graph, field(8, &[16, 18])].concat()).unwrap();
        let tensor = |extent, data| rten_tensor::Tensor::<f32>::from_data(&[extent, extent], data).into();
        let values = [tensor(2, vec![1., 2., 3., 4.]), rten_tensor::Tensor::from([[1]]).into(), tensor(1, vec![9.])];
        let inputs = model.input_ids().iter().copied().zip(values.map(|value: rten::Value| value.into())).collect();
        println!("axis is {what}: {:?}", model.run(inputs, model.output_ids(), None).map(|mut all| all.remove(0)));
}   }
