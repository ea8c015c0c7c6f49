// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
use rten_tensor::{Tensor, prelude::*};

fn main() {
    let data = Tensor::<f32>::zeros(&[0]);
    let indices = Tensor::from_data(&[1], vec![0]); // no index is valid on an axis of extent 0
    let updates = Tensor::from_data(&[1], vec![1.]);
    let pool = rten::BufferPool::new();
    let output = rten::ops::scatter_elements(&pool, data.as_cow(), indices.view(), updates.view(), 0, None);
    println!("result: {output:?}");
    println!("expected: an error, because no index is within [-s, s-1] for an extent s of 0");
}
