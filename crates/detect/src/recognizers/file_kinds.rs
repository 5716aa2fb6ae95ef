//! The extensions that make a word a file's name.

/// How surely an extension makes a file's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extension {
    /// Documents, pictures, recordings, archives: what people name.
    Document,
    /// Programs and settings.
    Code,
    /// Also an everyday word or one letter: needs more than a dot.
    Wordlike,
}

const DOCUMENT: &str = "pdf doc docx docm dotx rtf odt ott txt tex wpd xls xlsx xlsm xlsb xltx csv tsv ods ppt pptx pptm ppsx odp \
    jpg jpeg jpe jfif png gif bmp tif tiff svg heic heif webp psd eps ico dcm nii cr2 nef arw dng xcf indd sketch dwg dxf \
    mp3 wav flac m4a ogg oga opus wma aac amr aif aiff mid mp4 avi mov mkv wmv webm m4v mpg mpeg 3gp flv vob \
    zip rar 7z tar gz tgz bz2 xz zst iso dmg cab eml msg pst ost mbox vcf ics epub mobi azw3 djvu xps \
    sqlite sqlite3 mdb accdb bak p12 pfx pem crt cer csr ppk kdbx gpg qbw qbo ofx qfx edf hl7 sav dta parquet avro onnx";
const CODE: &str = "py js ts jsx tsx mjs cjs java cpp cxx hpp cs rb php go rs swift kt kts scala lua pl pm sh bash zsh bat cmd ps1 sql html htm \
    xhtml css scss less vue svelte xml xsd xsl json jsonl ndjson yaml yml toml ini cfg conf properties md rst ipynb gradle cmake lock exe dll so \
    dylib apk ipa jar war msi deb rpm class pyc wasm tf hcl proto graphql srt vtt log ttf otf woff woff2 plist reg vbs asp aspx jsp cc hh asm ps \
    zone ldif pcap dmp core mm adoc diff patch";
const WORDLIKE: &str =
    "c h r m d key pages numbers dot raw dat db env bin tmp temp out app dev page one asc ai pub rec";

/// What kind of extension `word` is (any case), if it is one.
pub(super) fn extension(word: &str) -> Option<Extension> {
    use std::collections::HashMap;
    use std::sync::LazyLock;
    static KNOWN: LazyLock<HashMap<&'static str, Extension>> = LazyLock::new(|| {
        [(DOCUMENT, Extension::Document), (CODE, Extension::Code), (WORDLIKE, Extension::Wordlike)]
            .into_iter()
            .flat_map(|(words, kind)| words.split_whitespace().map(move |word| (word, kind)))
            .collect()
    });
    if word.len() > 10 || !word.is_ascii() {
        return None;
    }
    KNOWN.get(word.to_ascii_lowercase().as_str()).copied()
}
