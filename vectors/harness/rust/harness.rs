//! usage, in vectors/: cargo run --example harness -- [--bug] [FOLDER]
//! Checks `scatter`, a naive kernel of float and int64, with core.json in FOLDER, by default the current folder. To test
//! an implementation, call it instead. --bug plants a fault: negative indices do not count from the end. Apache-2.0.
use serde_json::Value;

mod check;
mod scatter;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (bug, folder) = (arguments.iter().any(|word| word == "--bug"), arguments.iter().find(|word| *word != "--bug"));
    let folder = folder.map_or(".", |word| word);
    let text = |name: &str| std::fs::read_to_string(format!("{folder}/{name}")).unwrap();
    let read = |name: &str| -> Value { serde_json::from_str(&text(name)).unwrap() };
    let (core, quarantine, mut counts) = (read("core.json"), read("quarantine.json"), [0; 4]);
    let words = ["conforms", "tolerated", "wrong", "skipped"];
    for group in core["groups"].as_array().unwrap() {
        for test in group["tests"].as_array().unwrap() {
            let listed = quarantine["tests"].as_array().unwrap().iter().any(|entry| entry["id"] == test["id"]);
            let run = ["float", "int64"].contains(&group["type"].as_str().unwrap()) && !listed;
            let verdict = if run { check::check(test, scatter::scatter(group, test, bug).as_deref()) } else { "skipped" };
            counts[words.iter().position(|word| *word == verdict).unwrap()] += 1;
            if verdict == "wrong" {
                println!("{} {verdict}", test["id"].as_str().unwrap());
            }
        }
    }
    println!("{} conforms, {} tolerated, {} wrong, {} skipped", counts[0], counts[1], counts[2], counts[3]);
    std::process::exit(if counts[2] > 0 { 1 } else { 0 });
}
