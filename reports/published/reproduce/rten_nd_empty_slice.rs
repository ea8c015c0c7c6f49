// cargo init demo; cd demo; cargo add rten@=0.27.0 rten-tensor@=0.27.0; cp THIS_FILE src/main.rs; cargo run -r
use rten_tensor::{Tensor, prelude::*};

fn main() {
    println!("expected: an empty tensor of shape [2, 0], because the slice data[0] has no elements");
    let data = Tensor::<f32>::zeros(&[2, 0]);
    let indices = Tensor::<i32>::zeros(&[1, 1]);
    let updates = Tensor::<f32>::zeros(&[1, 0]);
    let pool = rten::BufferPool::new();
    let output = rten::ops::scatter_nd(&pool, data.as_cow(), indices.view(), updates.view(), None);
    println!("result: {output:?}");
}
