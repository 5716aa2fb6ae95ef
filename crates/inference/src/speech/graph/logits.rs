//! The last product of the decoder, as published, first turns all of the vocabulary's weights into floats, at every token:
//! half of its time and most of its memory. Here it becomes a product of whole numbers, as every other one in the graph
//! is; the weights are turned round once, outside of both branches.

use super::{
    ATTRIBUTE_GRAPH, Change, GRAPH_NODE, MODEL_GRAPH, NODE_ATTRIBUTE, NODE_OP_TYPE, NODE_OUTPUT, is_if, put,
    rewrite,
};

const NODE_INPUT: u64 = 1;
/// The output of the decoder.
const LOGITS: &str = "logits";
/// Names that no published graph has.
const TURNED: &str = "blackbar.vocabulary";
const QUANTISED: &str = "blackbar.quantised";
const STEP: &str = "blackbar.step";
const ZERO: &str = "blackbar.zero";
const WHOLE: &str = "blackbar.whole";
const FLOATS: &str = "blackbar.floats";
const SCALE: &str = "blackbar.scale";
/// The attribute `to = FLOAT`: its name, its number and that it is one.
const TO_FLOAT: &[u8] = &[0x0A, 2, b't', b'o', 0x18, 1, 0xA0, 0x01, 2];

/// A node without its attributes.
#[derive(Clone, Default, PartialEq)]
struct Node {
    operation: String,
    inputs: Vec<String>,
    outputs: Vec<String>,
}

impl Node {
    fn read(bytes: &[u8]) -> Option<Node> {
        let mut node = Node::default();
        let text = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
        rewrite(bytes, |field, value| {
            match field {
                NODE_INPUT => node.inputs.push(text(value)),
                NODE_OUTPUT => node.outputs.push(text(value)),
                NODE_OP_TYPE => node.operation = text(value),
                _ => {}
            }
            Some(Change::Drop)
        })?;
        Some(node)
    }

    fn is(&self, operation: &str, output: &str) -> bool {
        self.operation == operation && self.outputs == [output]
    }
}

fn node(operation: &str, inputs: &[&str], outputs: &[&str], attribute: Option<&[u8]>) -> Vec<u8> {
    let mut bytes = Vec::new();
    inputs.iter().for_each(|input| put(&mut bytes, NODE_INPUT, input.as_bytes()));
    outputs.iter().for_each(|output| put(&mut bytes, NODE_OUTPUT, output.as_bytes()));
    put(&mut bytes, NODE_OP_TYPE, operation.as_bytes());
    attribute.iter().for_each(|attribute| put(&mut bytes, NODE_ATTRIBUTE, attribute));
    bytes
}

/// The last product of a branch and what leads to it.
#[derive(Clone, PartialEq)]
struct Product {
    /// What is multiplied with the weights.
    hidden: String,
    /// The weights as floats, the whole numbers they come from, and those the other way round.
    floats: String,
    turned: String,
    weights: String,
    scale: String,
    zero: String,
}

impl Product {
    fn find(branch: &[u8]) -> Option<Product> {
        let mut nodes = Vec::new();
        rewrite(branch, |field, value| {
            if field == GRAPH_NODE {
                nodes.push(Node::read(value)?);
            }
            Some(Change::Drop)
        })?;
        let find = |operation: &str, output: &str| nodes.iter().find(|node| node.is(operation, output));
        let [hidden, floats] = find("MatMul", LOGITS)?.inputs.as_slice() else { return None };
        let [turned, scale, zero] = find("DequantizeLinear", floats)?.inputs.as_slice() else { return None };
        let [weights] = find("Transpose", turned)?.inputs.as_slice() else { return None };
        let uses = |name: &String| nodes.iter().filter(|node| node.inputs.contains(name)).count();
        let [hidden, floats, turned, weights, scale, zero] =
            [hidden, floats, turned, weights, scale, zero].map(String::clone);
        (uses(&floats) == 1 && uses(&turned) == 1).then_some(Product {
            hidden,
            floats,
            turned,
            weights,
            scale,
            zero,
        })
    }

    /// The branch with another way from the hidden state to the logits.
    fn replaced(&self, branch: &[u8]) -> Option<Vec<u8>> {
        let mut branch = rewrite(branch, |field, value| {
            if field != GRAPH_NODE {
                return Some(Change::Keep);
            }
            let node = Node::read(value)?;
            let gone = node.is("MatMul", LOGITS)
                || node.is("DequantizeLinear", &self.floats)
                || node.is("Transpose", &self.turned);
            Some(if gone { Change::Drop } else { Change::Keep })
        })?;
        for new in [
            node("DynamicQuantizeLinear", &[&self.hidden], &[QUANTISED, STEP, ZERO], None),
            node("MatMulInteger", &[QUANTISED, TURNED, ZERO, &self.zero], &[WHOLE], None),
            node("Cast", &[WHOLE], &[FLOATS], Some(TO_FLOAT)),
            node("Mul", &[STEP, &self.scale], &[SCALE], None),
            node("Mul", &[FLOATS, SCALE], &[LOGITS], None),
        ] {
            put(&mut branch, GRAPH_NODE, &new);
        }
        Some(branch)
    }
}

/// The model with its last product in whole numbers; nothing when it is not built as expected.
pub(crate) fn with_whole_logits(model: &[u8]) -> Option<Vec<u8>> {
    let mut products: Vec<Product> = Vec::new();
    let model = rewrite(model, |field, value| {
        if field != MODEL_GRAPH {
            return Some(Change::Keep);
        }
        let graph = rewrite(value, |field, value| {
            if field != GRAPH_NODE || !is_if(value)? {
                return Some(Change::Keep);
            }
            let node = rewrite(value, |field, value| {
                if field != NODE_ATTRIBUTE {
                    return Some(Change::Keep);
                }
                rewrite(value, |field, value| {
                    if field != ATTRIBUTE_GRAPH {
                        return Some(Change::Keep);
                    }
                    let product = Product::find(value)?;
                    let branch = product.replaced(value)?;
                    products.push(product);
                    Some(Change::Replace(branch))
                })
                .map(Change::Replace)
            })?;
            Some(Change::Replace(node))
        })?;
        // Both branches have the same weights, or there is nothing to share.
        let [one, other] = products.as_slice() else { return None };
        (one.weights == other.weights).then_some(())?;
        // A node stands before those that use it.
        let mut whole = Vec::new();
        put(&mut whole, GRAPH_NODE, &node("Transpose", &[&one.weights], &[TURNED], None));
        whole.extend_from_slice(&graph);
        Some(Change::Replace(whole))
    })?;
    (products.len() == 2).then_some(model)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(fields: &[(u64, &[u8])]) -> Vec<u8> {
        let mut out = Vec::new();
        fields.iter().for_each(|(field, value)| put(&mut out, *field, value));
        out
    }

    fn model(weights: &str) -> Vec<u8> {
        let branch = message(&[
            (GRAPH_NODE, &node("Transpose", &[weights], &["turned"], None)),
            (GRAPH_NODE, &node("DequantizeLinear", &["turned", "scale", "zero"], &["floats"], None)),
            (GRAPH_NODE, &node("Mul", &["a", "b"], &["hidden"], None)),
            (GRAPH_NODE, &node("MatMul", &["hidden", "floats"], &[LOGITS], None)),
        ]);
        let attribute = message(&[(1, b"then_branch"), (ATTRIBUTE_GRAPH, &branch)]);
        let choice =
            message(&[(NODE_OP_TYPE, b"If"), (NODE_ATTRIBUTE, &attribute), (NODE_ATTRIBUTE, &attribute)]);
        message(&[(MODEL_GRAPH, &message(&[(GRAPH_NODE, &choice)]))])
    }

    #[test]
    fn the_weights_are_turned_once_and_never_become_floats() {
        let changed = with_whole_logits(&model("weights")).unwrap();
        let count =
            |needle: &str| changed.windows(needle.len()).filter(|at| *at == needle.as_bytes()).count();
        assert_eq!((count("Transpose"), count("DequantizeLinear"), count("MatMulInteger")), (1, 0, 2));
        assert_eq!((count("hidden"), count("weights"), count(LOGITS)), (4, 1, 2));
    }

    #[test]
    fn another_graph_is_left_alone() {
        let good = model("weights");
        for length in 0..good.len() {
            assert!(with_whole_logits(&good[..length]).is_none());
        }
        assert!(with_whole_logits(&[]).is_none());
        let other =
            message(&[(MODEL_GRAPH, &message(&[(GRAPH_NODE, &node("If", &["c"], &[LOGITS], None))]))]);
        assert!(with_whole_logits(&other).is_none());
    }
}
