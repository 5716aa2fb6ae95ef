//! Whatever the body: validation answers.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|body: &[u8]| {
    blackbar_server::fuzz_request(body);
});
