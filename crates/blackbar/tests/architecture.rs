//! The arrows of ARCHITECTURE.md: which crate may depend on which, read from `cargo metadata`.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// Each crate and the crates of ours it may name.
const ALLOWED: [(&str, &[&str]); 7] = [
    ("blackbar-core", &[]),
    ("blackbar-formats", &["blackbar-core"]),
    ("blackbar-detect", &["blackbar-core"]),
    ("blackbar-inference", &["blackbar-core"]),
    ("blackbar-engine", &["blackbar-core", "blackbar-detect", "blackbar-formats"]),
    ("blackbar-server", &["blackbar-core", "blackbar-detect", "blackbar-engine", "blackbar-formats"]),
    (
        "blackbar",
        &[
            "blackbar-core",
            "blackbar-detect",
            "blackbar-engine",
            "blackbar-formats",
            "blackbar-inference",
            "blackbar-server",
        ],
    ),
];

#[test]
fn no_crate_depends_on_one_it_must_not_see() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let allowed: BTreeMap<_, _> = ALLOWED.into_iter().collect();
    let packages = metadata["packages"].as_array().expect("packages");
    assert_eq!(packages.len(), allowed.len(), "a crate was added: give it its arrows here");
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        let may = allowed.get(name).unwrap_or_else(|| panic!("{name} has no arrows"));
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let on = dependency["name"].as_str().expect("a name");
            let tests_only = dependency["kind"].as_str() == Some("dev");
            if on.starts_with("blackbar") && !tests_only {
                assert!(may.contains(&on), "{name} must not depend on {on}");
            }
        }
    }
}

#[test]
fn only_the_outer_crates_serialise() {
    let serialisers = ["serde", "serde_json", "toml"];
    for inner in ["core", "formats", "detect", "engine"] {
        let path = format!("{}/../{inner}/Cargo.toml", env!("CARGO_MANIFEST_DIR"));
        let manifest = std::fs::read_to_string(path).expect("a manifest");
        let dependencies = manifest.split("[dev-dependencies]").next().unwrap_or_default();
        for serialiser in serialisers {
            let named =
                dependencies.lines().any(|line| line.split(['.', ' ', '=']).next() == Some(serialiser));
            assert!(!named, "{inner} must not depend on {serialiser}");
        }
    }
}
