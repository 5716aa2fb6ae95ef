//! A network that rests gives back what it keeps between its layers, and answers as before. Needs what `scripts/setup` fetches.

#![expect(clippy::expect_used, reason = "helpers of tests")]

use blackbar_inference::{
    Backend, Device, Input, Precision, Runtime, RuntimeOptions, Session, Values, Wishes,
};

const SIDE: usize = 960;

fn run(session: &mut dyn Session, side: usize) -> Vec<f32> {
    let planes: Vec<f32> = (0..3 * side * side).map(|at| (at % 251) as f32 / 251.0).collect();
    let input = Input { name: "x", shape: &[1, 3, side, side], values: Values::F32(&planes) };
    let outputs = session.run(&[input], &["fetch_name_0"]).expect("an answer");
    outputs.into_iter().next().expect("an output").values
}

fn resident_megabytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).expect("a number") / 1024
}

#[test]
fn a_network_that_rests_needs_less_memory_and_answers_as_before() {
    let cache = std::env::home_dir().expect("a home folder").join(".cache/blackbar");
    let Ok(onnx) = std::fs::read(cache.join("models/ocr-tiny/detector.onnx")) else {
        eprintln!("SKIPPED, the models are not there");
        return;
    };
    let (backend, device, precision) = (Backend::OpenVino, Device::Cpu, Precision::F32);
    let folder = cache.join("runtime");
    let runtime = Runtime::new(RuntimeOptions { folder, backend, device, precision, streams: 2 });
    let mut sessions = runtime.load_with(&onnx, Wishes::default()).expect("a network").sessions;
    let expected: Vec<Vec<f32>> = sessions.iter_mut().map(|session| run(session.as_mut(), SIDE)).collect();
    let used = resident_megabytes();
    sessions[0].rest();
    let rested = resident_megabytes();
    // A build of the library that is not known gives nothing back: then the constants of `openvino_buffers` are out of date.
    assert!(rested + 30 < used, "{used} MB, and {rested} after a rest");
    assert_eq!(run(sessions[0].as_mut(), SIDE), expected[0]);
    assert_eq!(run(sessions[1].as_mut(), SIDE), expected[1]);

    // One rests while the other runs.
    let small = run(sessions[0].as_mut(), 320);
    std::thread::scope(|scope| {
        for session in &mut sessions {
            scope.spawn(|| {
                for _ in 0..20 {
                    assert_eq!(run(session.as_mut(), 320), small);
                    session.rest();
                }
            });
        }
    });
}
