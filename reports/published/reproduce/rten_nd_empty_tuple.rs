// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
use rten_tensor::{Tensor, prelude::*};

fn main() {
    println!("expected: [5.0, 6.0], because the tuple of length 0 selects all of data, or an error");
    let data = Tensor::from_data(&[2], vec![1., 2.]);
    let indices = Tensor::<i32>::zeros(&[0]);
    let updates = Tensor::from_data(&[2], vec![5., 6.]);
    let pool = rten::BufferPool::new();
    let output = rten::ops::scatter_nd(&pool, data.as_cow(), indices.view(), updates.view(), None);
    println!("result: {output:?}");
}
