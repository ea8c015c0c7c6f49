//! rten: loading and running models, and the meaning of its errors.

use std::collections::HashMap;

use rten::{LoadError, LoadErrorKind, Model, ModelOptions, NodeId, RunError, RunErrorKind, ValueOrView};

use crate::protocol::{self, Answer, Case, HelloToRunner, OptionOfRunner, Tensor, names};
use crate::tensors;

/// Models that are kept, so that a repeated case need not be loaded again.
const MODELS_KEPT: usize = 64;

pub struct Rten {
    options: ModelOptions,
    models: HashMap<Vec<u8>, Model>,
}

impl protocol::Backend for Rten {
    fn open(options: &[OptionOfRunner]) -> Result<Rten, String> {
        let mut model_options = ModelOptions::with_all_ops();
        for option in options {
            match (option.key.as_str(), option.value.as_str()) {
                ("optimization", "on") => model_options.enable_optimization(true),
                ("optimization", "off") => model_options.enable_optimization(false),
                ("optimization", value) => return Err(format!("optimization is on or off, not \"{value}\"")),
                (key, _) => return Err(format!("there is no option \"{key}\"; there is: optimization=on|off")),
            };
        }
        Ok(Rten { options: model_options, models: HashMap::new() })
    }

    fn hello() -> HelloToRunner {
        HelloToRunner {
            name: "rten".to_string(),
            version: protocol::version_of("rten", include_str!("../Cargo.lock")),
            operators: names(&["Scatter", "ScatterElements", "ScatterND"]),
            dtypes: tensors::ELEMENT_TYPES.to_vec(),
            reductions: names(&["none", "add", "mul", "max", "min"]),
            graphs: false,
        }
    }

    fn run(&mut self, case: &Case) -> Result<Tensor, Answer> {
        let model = self.load(&case.model)?;
        let inputs = inputs_of(case, model)?;
        let outputs = [model.node_id(case.output_name("rten")?).map_err(|error| refusal_at_run(&error))?];
        let [value] = model.run_n(inputs, outputs, None).map_err(|error| refusal_at_run(&error))?;
        tensors::from_value(&value)
    }
}

impl Rten {
    fn load(&mut self, bytes: &[u8]) -> Result<&Model, Answer> {
        if !self.models.contains_key(bytes) {
            let model = self.options.load(bytes.to_vec()).map_err(|error| refusal_at_load(&error))?;
            if self.models.len() == MODELS_KEPT {
                self.models.clear();
            }
            self.models.insert(bytes.to_vec(), model);
        }
        Ok(&self.models[bytes])
    }
}

/// The values of the graph's inputs, owned, so that rten may work in place, as it does inside a model.
fn inputs_of(case: &Case, model: &Model) -> Result<Vec<(NodeId, ValueOrView<'static>)>, Answer> {
    let mut values: Vec<(NodeId, ValueOrView)> = Vec::new();
    for (slot, tensor) in case.feed()? {
        let id = model.node_id(&tensor.name).map_err(|error| refusal_at_run(&error))?;
        if !model.input_ids().contains(&id) {
            let text = format!("rten takes no value for \"{}\", which has a default value", tensor.name);
            return Err(Answer::Unsupported(text));
        }
        values.push((id, tensors::to_value(&tensor, slot)?.into()));
    }
    Ok(values)
}

fn refusal_at_load(error: &LoadError) -> Answer {
    let text = format!("at load: {error}");
    match error.kind() {
        _ if says_not_implemented(&text) => Answer::Unsupported(text),
        LoadErrorKind::ParseError
        | LoadErrorKind::UnknownFileType
        | LoadErrorKind::OperatorInvalid
        | LoadErrorKind::GraphError
        | LoadErrorKind::ExternalDataError
        | LoadErrorKind::OptimizeError => Answer::Rejected(text), // the optimizer computes constants
        _ => Answer::Failed(text),
    }
}

fn refusal_at_run(error: &RunError) -> Answer {
    let text = format!("at run: {error}");
    match error.kind() {
        _ if says_not_implemented(&text) => Answer::Unsupported(text),
        RunErrorKind::InvalidInput | RunErrorKind::PlanningError | RunErrorKind::OperatorError => {
            Answer::Rejected(text)
        }
        _ => Answer::Failed(text),
    }
}

/// Whether rten calls something "unsupported", "not supported" or later than "are supported". No other of its
/// messages has the word.
fn says_not_implemented(text: &str) -> bool {
    text.contains("supported")
}
