//! Whatever the pattern and the text: an answer or an error, in bounded time.
#![no_main]

use blackbar_detect::python_regex::PythonRegex;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (String, String)| {
    let (pattern, text) = input;
    if let Ok(regex) = PythonRegex::new(&pattern) {
        let _ = regex.match_start(&text);
        let _ = regex.find_iter(&text);
    }
});
