//! The functions of PDFium that give a file's texts. A foreign library that is spoken to by hand and reads what
//! came from outside, so it runs in a process of its own.

#![expect(unsafe_code, reason = "a C library that is opened at run time")]

use std::ffi::{CStr, c_char, c_int, c_ulong, c_void};
use std::path::Path;

use anyhow::{Context, ensure};
use blackbar_core::WitnessedPdf;
use libloading::{Library, Symbol};

type Handle = *mut c_void;

/// Entries of a file's metadata.
const TAGS: [&CStr; 8] =
    [c"Title", c"Author", c"Subject", c"Keywords", c"Creator", c"Producer", c"CreationDate", c"ModDate"];
/// Bytes of one of them that are looked at.
const LONGEST: usize = 1 << 16;

/// The texts of a PDF.
pub(super) fn read(library: &Path, pdf: &[u8]) -> anyhow::Result<WitnessedPdf> {
    // SAFETY: the library is the one that `scripts/setup` put there by its checksum. The types below are those of its public
    // headers (fpdfview.h, fpdf_text.h, fpdf_doc.h); every handle is used between its making and its end, by one thread; `pdf`
    // outlives the document that is read from it.
    unsafe {
        let library = Library::new(library).context("the library cannot be opened")?;
        let start: Symbol<'_, unsafe extern "C" fn()> = library.get(b"FPDF_InitLibrary")?;
        let load: Symbol<'_, unsafe extern "C" fn(*const c_void, usize, *const c_char) -> Handle> =
            library.get(b"FPDF_LoadMemDocument64")?;
        let count: Symbol<'_, unsafe extern "C" fn(Handle) -> c_int> = library.get(b"FPDF_GetPageCount")?;
        let load_page: Symbol<'_, unsafe extern "C" fn(Handle, c_int) -> Handle> =
            library.get(b"FPDF_LoadPage")?;
        let close_page: Symbol<'_, unsafe extern "C" fn(Handle)> = library.get(b"FPDF_ClosePage")?;
        let load_text: Symbol<'_, unsafe extern "C" fn(Handle) -> Handle> =
            library.get(b"FPDFText_LoadPage")?;
        let close_text: Symbol<'_, unsafe extern "C" fn(Handle)> = library.get(b"FPDFText_ClosePage")?;
        let letters: Symbol<'_, unsafe extern "C" fn(Handle) -> c_int> =
            library.get(b"FPDFText_CountChars")?;
        let text: Symbol<'_, unsafe extern "C" fn(Handle, c_int, c_int, *mut u16) -> c_int> =
            library.get(b"FPDFText_GetText")?;
        let meta: Symbol<'_, unsafe extern "C" fn(Handle, *const c_char, *mut c_void, c_ulong) -> c_ulong> =
            library.get(b"FPDF_GetMetaText")?;
        start();
        let document = load(pdf.as_ptr().cast(), pdf.len(), std::ptr::null());
        ensure!(!document.is_null(), "the file cannot be opened");
        let mut seen = WitnessedPdf::default();
        for number in 0..count(document) {
            let page = load_page(document, number);
            ensure!(!page.is_null(), "a page cannot be opened");
            let page_text = load_text(page);
            ensure!(!page_text.is_null(), "a page cannot be read");
            let wanted = letters(page_text).max(0);
            // One more for the end.
            let mut units = vec![0_u16; usize::try_from(wanted)? + 1];
            let written = usize::try_from(text(page_text, 0, wanted, units.as_mut_ptr()).max(0))?;
            units.truncate(written.saturating_sub(1));
            seen.pages.push(String::from_utf16_lossy(&units));
            close_text(page_text);
            close_page(page);
        }
        for tag in TAGS {
            let mut bytes = vec![0_u8; LONGEST];
            let length = meta(document, tag.as_ptr(), bytes.as_mut_ptr().cast(), LONGEST as c_ulong);
            bytes.truncate(usize::try_from(length)?.min(LONGEST));
            let units = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
            let value: Vec<u16> = units.take_while(|unit| *unit != 0).collect();
            seen.elsewhere.push_str(&String::from_utf16_lossy(&value));
            seen.elsewhere.push('\n');
        }
        // The process ends here, and the system takes everything back.
        Ok(seen)
    }
}
