// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
use rten_tensor::{Tensor, prelude::*};

fn main() {
    let data = Tensor::<f32>::zeros(&[1, 2]);
    let indices = Tensor::<i32>::zeros(&[1, 3]); // larger than data on axis 1; the scatter axis is 0
    let updates = Tensor::from_data(&[1, 3], vec![1., 2., 3.]);
    let pool = rten::BufferPool::new();
    let output = rten::ops::scatter_elements(&pool, data.as_cow(), indices.view(), updates.view(), 0, None);
    println!("result: {:?}", output.map(|tensor| tensor.to_vec()));
    println!("expected: an error, because update [0][2] belongs to output[0][2], which does not exist");
}
