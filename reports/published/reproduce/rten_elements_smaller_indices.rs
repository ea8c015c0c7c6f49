// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
use rten_tensor::{Tensor, prelude::*};

fn main() {
    let data = Tensor::<f32>::zeros(&[1, 2, 2]);
    let indices = Tensor::<i32>::zeros(&[1, 2, 1]); // smaller than data on axis 2; the scatter axis is 0
    let updates = Tensor::from_data(&[1, 2, 1], vec![1., 2.]);
    let pool = rten::BufferPool::new();
    let output = rten::ops::scatter_elements(&pool, data.as_cow(), indices.view(), updates.view(), 0, None);
    println!("result: {:?}", output.unwrap().to_vec());
    println!("expected: [1.0, 0.0, 2.0, 0.0], because update [0][j][k] goes to output[0][j][k]");
}
