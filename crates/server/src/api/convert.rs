//! From what was asked to what will be done. Every conversion takes its object apart by name, so that a forgotten
//! option does not compile.

use blackbar_core::{FileSettings, Limits, Secret, Verification};
use blackbar_detect::choose::Selector;
use blackbar_detect::filters::Filter;
use blackbar_detect::python_regex::PythonRegex;
use blackbar_detect::replace::MarkerPattern;
use blackbar_engine::{AnalysisSettings, DetectionSettings, Settings};
use serde_json::Value;

use super::entity_detection::{EntityDetection, lookup};
use super::file_requests::FileOptions;
use super::processed_text::ProcessedText;
use super::text_requests::RelationDetection;
use crate::config::{ConfigError, RequestDefaults};
use crate::schema::{Invalid, Path, Report};

/// Which version's names a path speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// Under `/v3`: three names that version 4 changed are still understood.
    V3,
    /// Everywhere else.
    V4,
}

/// What the configuration says where a request says nothing; [`RequestDefaults`] checked and compiled.
#[derive(Clone, Debug)]
pub(crate) struct Defaults {
    pub(crate) marker_pattern: MarkerPattern,
    pub(crate) selectors: Vec<Selector>,
    pub(crate) allow: Vec<Filter>,
    pub(crate) pdf_text_layer: bool,
    pub(crate) verification: Verification,
    pub(crate) key: Secret<[u8; 32]>,
    pub(crate) limits: Limits,
}

impl Defaults {
    /// Checks and compiles.
    pub(crate) fn new(config: &RequestDefaults) -> Result<Defaults, ConfigError> {
        let RequestDefaults {
            marker_pattern,
            enabled_entities,
            disabled_entities,
            allow_list,
            pdf_text_layer,
            verification,
            key,
            limits,
        } = config;
        let marker_pattern = match marker_pattern {
            Some(pattern) => MarkerPattern::parse(pattern).ok_or(ConfigError::MarkerPattern)?,
            None => MarkerPattern::default(),
        };
        let known = |names: &[String]| {
            names
                .iter()
                .map(|name| lookup(name).ok_or_else(|| ConfigError::UnknownEntity(name.clone())))
                .collect::<Result<Vec<_>, _>>()
        };
        let mut selectors = Vec::new();
        if !enabled_entities.is_empty() {
            selectors.push(Selector::Enable(known(enabled_entities)?));
        }
        if !disabled_entities.is_empty() {
            selectors.push(Selector::Disable(known(disabled_entities)?));
        }
        let allow = allow_list
            .iter()
            .map(|text| PythonRegex::new(&whole_text(text)).map(Filter::Allow))
            .collect::<Result<_, _>>()
            .map_err(|_| ConfigError::AllowList)?;
        Ok(Defaults {
            marker_pattern,
            selectors,
            allow,
            pdf_text_layer: *pdf_text_layer,
            verification: *verification,
            key: key.clone().unwrap_or_else(random_key),
            limits: limits.clone(),
        })
    }
}

/// A pattern for exactly this text. ASCII that is no letter or digit is escaped, as Python's `re.escape` does.
fn whole_text(text: &str) -> String {
    let mut pattern = String::with_capacity(text.len() + 2);
    for character in text.chars() {
        if character.is_ascii() && !character.is_ascii_alphanumeric() && character != '_' {
            pattern.push('\\');
        }
        pattern.push(character);
    }
    pattern.push_str(r"\Z");
    pattern
}

/// Without a configured key, hashes and made-up values hold for one run of the process.
fn random_key() -> Secret<[u8; 32]> {
    let mut key = [0; 32];
    key[..16].copy_from_slice(uuid::Uuid::new_v4().as_bytes());
    key[16..].copy_from_slice(uuid::Uuid::new_v4().as_bytes());
    Secret::new(key)
}

/// The settings of a text request.
pub(crate) fn text_settings(
    detection: EntityDetection,
    style: Option<ProcessedText>,
    defaults: &Defaults,
    dialect: Dialect,
) -> Result<Settings, Vec<Invalid>> {
    let mut report = Report::default();
    let detection = detection.settle(defaults, dialect, &mut report);
    let mut settings = base(detection, defaults);
    if let Some(style) = style {
        settings.style = style.settle(defaults);
    }
    sound(settings, report)
}

/// The settings of a file request, or of the command line.
pub(crate) fn file_settings(
    options: FileOptions,
    defaults: &Defaults,
    dialect: Dialect,
) -> Result<Settings, Vec<Invalid>> {
    let FileOptions {
        entity_detection,
        object_entity_detection,
        pdf_options,
        office_options,
        image_options,
        audio_options,
        processed_text,
        project_id: _,
        ocr_options,
        return_processed_text: _,
    } = options;
    let mut report = Report::default();
    let settings = Settings {
        detection: entity_detection.settle(defaults, dialect, &mut report),
        style: processed_text.settle(defaults),
        key: defaults.key.clone(),
        files: FileSettings {
            objects: object_entity_detection.map(super::object_detection::ObjectEntityDetection::settle),
            pdf: pdf_options.settle(defaults),
            office: office_options.settle(),
            image: image_options.settle(),
            audio: audio_options.settle(),
            ocr: ocr_options.settle(),
            verification: defaults.verification,
        },
        limits: defaults.limits.clone(),
    };
    sound(settings, report)
}

/// What `/analyze/text` asks beyond detection.
pub(crate) fn analysis_settings(
    locale: Option<String>,
    relations: &RelationDetection,
) -> Result<AnalysisSettings, Vec<Invalid>> {
    let RelationDetection { coreference_resolution, enable_relation_extraction } = relations;
    let mut report = Report::default();
    if *enable_relation_extraction && coreference_resolution.is_none() {
        report.add(
            &Path::ROOT.key("relation_detection").key("enable_relation_extraction"),
            "value_error",
            "Value error, relation extraction needs coreference_resolution",
        );
    }
    let settings = AnalysisSettings {
        locale,
        coreference: *coreference_resolution,
        relations: *enable_relation_extraction,
    };
    sound(settings, report)
}

/// The engine's settings from the options of a file request as JSON (without `file` or `uri`), for the command
/// line: the same options, defaults and errors as the service's.
pub fn settings_from_json(value: Value, defaults: &RequestDefaults) -> Result<Settings, Invalid> {
    let first = |errors: Vec<Invalid>| errors.into_iter().next().unwrap_or_else(unknown);
    let defaults =
        Defaults::new(defaults).map_err(|error| Invalid { msg: error.to_string(), ..unknown() })?;
    let options: FileOptions = super::read(value).map_err(first)?;
    file_settings(options, &defaults, Dialect::V4).map_err(first)
}

fn unknown() -> Invalid {
    Invalid {
        description: None,
        loc: Path::ROOT.loc(),
        msg: "Input should be valid options".to_owned(),
        kind: "value_error",
    }
}

fn base(detection: DetectionSettings, defaults: &Defaults) -> Settings {
    Settings { detection, key: defaults.key.clone(), limits: defaults.limits.clone(), ..Settings::default() }
}

fn sound<T>(value: T, report: Report) -> Result<T, Vec<Invalid>> {
    if report.is_empty() { Ok(value) } else { Err(report.into_errors()) }
}

/// Kinds have checked the range; what does not fit is cut to what does.
pub(crate) fn saturating_u32(value: i64) -> u32 {
    u32::try_from(value.max(0)).unwrap_or(u32::MAX)
}

/// See [`saturating_u32`].
pub(crate) fn saturating_i32(value: i64) -> i32 {
    i32::try_from(value).unwrap_or(if value < 0 { i32::MIN } else { i32::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::{Label, Masking, ObjectKind, OcrSystem, PdfApproach};
    use blackbar_detect::replace::Style;
    use serde_json::json;

    fn settings(options: Value) -> Settings {
        settings_from_json(options, &RequestDefaults::default()).unwrap()
    }

    #[test]
    fn no_options_are_the_engines_defaults() {
        let (ours, theirs) = (settings(json!({})), Settings::default());
        assert_eq!(ours.detection.accuracy, theirs.detection.accuracy);
        assert_eq!(ours.detection.choice, theirs.detection.choice);
        assert_eq!(ours.files.objects, theirs.files.objects);
        assert_eq!(ours.style, theirs.style);
        assert_eq!(ours.files.pdf, theirs.files.pdf);
        assert_eq!(ours.files.office, theirs.files.office);
        assert_eq!(ours.files.image, theirs.files.image);
        assert_eq!(ours.files.audio, theirs.files.audio);
        assert_eq!(ours.files.ocr, theirs.files.ocr);
        assert_eq!(ours.limits, theirs.limits);
        assert_ne!(ours.key, theirs.key, "the key is random unless configured");
    }

    #[test]
    fn every_option_arrives() {
        let settings = settings(json!({
            "entity_detection": {
                "accuracy": "high",
                "entity_types": [{ "type": "ENABLE", "value": ["SSN"] }],
                "filter": [{ "type": "ALLOW", "pattern": "x" }],
                "enable_non_max_suppression": true,
            },
            "object_entity_detection": { "object_entity_types": [
                { "type": "ENABLE", "value": ["FACE", "LOGO"] },
                { "type": "DISABLE", "value": ["LOGO"] },
            ] },
            "pdf_options": { "approach": "auto", "density": 72, "max_resolution": 9, "enable_pdf_text_layer": false, "use_inline_replacement": false },
            "office_options": { "structure_tables": false, "element_types_to_process": ["Tables"] },
            "image_options": { "masking_method": "blur" },
            "audio_options": { "bleep_start_padding": 1, "bleep_end_padding": 2, "distortion_steps": -3, "bleep_frequency": 4, "bleep_gain": 5.5 },
            "processed_text": { "type": "MASK", "mask_character": "*" },
            "ocr_options": { "ocr_system": "azure_doc_intelligence" },
        }));
        assert_eq!(settings.detection.accuracy.name(), "high");
        assert!(settings.detection.choice.enabled.contains(Label::Ssn));
        assert!(!settings.detection.choice.enabled.contains(Label::Name));
        assert!(settings.detection.choice.non_max_suppression);
        assert_eq!(settings.detection.filters.len(), 1);
        assert_eq!(settings.files.objects.unwrap().kinds, [ObjectKind::Face]);
        assert_eq!(settings.files.pdf.approach, PdfApproach::Auto);
        assert_eq!((settings.files.pdf.density, settings.files.pdf.max_resolution), (72, 9));
        assert!(!settings.files.pdf.text_layer && !settings.files.pdf.inline_replacement);
        assert!(!settings.files.office.structure_tables && settings.files.office.integrity_check);
        assert_eq!(settings.files.office.elements.len(), 1);
        assert_eq!(settings.files.image.masking, Some(Masking::Blur));
        let audio = settings.files.audio;
        assert_eq!((audio.start_padding, audio.end_padding, audio.gain), (1.0, 2.0, 5.5));
        assert_eq!((audio.distortion_steps, audio.frequency), (-3, 4));
        assert_eq!(settings.style, Style::Mask { character: '*' });
        assert_eq!(settings.files.ocr.system, OcrSystem::CloudBDocIntelligence);
    }

    #[test]
    fn the_command_line_gets_the_same_errors() {
        let error =
            settings_from_json(json!({ "pdf_options": { "density": "x" } }), &RequestDefaults::default());
        let error = error.unwrap_err();
        assert_eq!(
            (error.to_string().as_str(), error.kind),
            ("pdf_options.density: Input should be a valid integer", "int_type")
        );
        assert!(settings_from_json(json!({ "file": {} }), &RequestDefaults::default()).is_err());
    }

    #[test]
    fn a_configuration_that_cannot_hold_is_refused() {
        let refused = |defaults: RequestDefaults| Defaults::new(&defaults).err();
        let pattern = RequestDefaults { marker_pattern: Some("x".into()), ..RequestDefaults::default() };
        assert_eq!(refused(pattern), Some(ConfigError::MarkerPattern));
        let unknown = RequestDefaults { enabled_entities: vec!["X".into()], ..RequestDefaults::default() };
        assert_eq!(refused(unknown), Some(ConfigError::UnknownEntity("X".into())));
        let odd = RequestDefaults { allow_list: vec!["a.b* (c) é\n".into()], ..RequestDefaults::default() };
        assert_eq!(refused(odd), None);
    }
}
