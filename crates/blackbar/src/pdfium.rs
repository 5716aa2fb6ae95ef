//! PDFium as the second reader of every PDF that the service writes, where `scripts/setup` has put its library. It shares no
//! code with ours: what it can still read in an output, somebody else can too.
//!
//! It is not safe to hand it whatever the sender made, nor to two threads at once, so that each file gets a process of its own:
//! this program once more, with a command that does nothing else. A crash is a file that cannot be read, and no more.

mod texts;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use blackbar_core::{Cancel, PdfWitness, ReaderError, WitnessedPdf};

use crate::helper_process::{ended, in_memory, taken};

const FAILED: ReaderError = ReaderError::Failed("second reader of PDFs");
/// Between two pages.
const PAGE: char = '\u{C}';
/// Two pages, to see whether the library can be used at all; a reader finds its way without a table.
const SAMPLE: &[u8] = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R 3 0 R]\
    /Count 2>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/// The library is there and can be used.
pub(crate) struct Pdfium {
    program: PathBuf,
    library: PathBuf,
}

impl Pdfium {
    /// Nothing when it is not under this folder, or does not work here.
    pub(crate) fn find(runtimes: &Path) -> Option<Pdfium> {
        let folders = std::fs::read_dir(runtimes).ok()?.flatten();
        let ours = folders.filter(|folder| folder.file_name().to_string_lossy().starts_with("pypdfium2-"));
        let library =
            ours.map(|folder| folder.path().join("libpdfium.so")).filter(|file| file.is_file()).max()?;
        let pdfium = Pdfium { program: std::env::current_exe().ok()?, library };
        let seen = pdfium.texts(SAMPLE, &Cancel::new());
        seen.ok().filter(|seen| seen.pages.len() == 2).map(|_| pdfium)
    }
}

impl PdfWitness for Pdfium {
    fn texts(&self, pdf: &[u8], cancel: &Cancel) -> Result<WitnessedPdf, ReaderError> {
        let (from, to) = (in_memory(pdf).map_err(|_| FAILED)?, in_memory(&[]).map_err(|_| FAILED)?);
        let mut child = Command::new(&self.program)
            .arg("pdf-texts")
            .arg(&self.library)
            .env_clear()
            .stdin(from)
            .stdout(to.try_clone().map_err(|_| FAILED)?)
            .stderr(Stdio::null())
            .spawn()
            .map_err(|_| FAILED)?;
        if !ended(&mut child, || cancel.check().map_err(ReaderError::from))? {
            return Err(FAILED);
        }
        let said = taken(to).map_err(|_| FAILED)?;
        let said = String::from_utf8(said).map_err(|_| FAILED)?;
        let mut pages: Vec<String> = said.split(PAGE).map(str::to_owned).collect();
        let elsewhere = pages.pop().unwrap_or_default();
        Ok(WitnessedPdf { pages, elsewhere })
    }
}

/// The command that the process runs: every page, then what stands on none.
pub(crate) fn print_texts(library: &Path) -> anyhow::Result<ExitCode> {
    let mut pdf = Vec::new();
    std::io::stdin().lock().read_to_end(&mut pdf)?;
    let mut out = std::io::stdout().lock();
    let WitnessedPdf { pages, elsewhere } = texts::read(library, &pdf)?;
    for page in pages {
        write!(out, "{}{PAGE}", page.replace(PAGE, " "))?;
    }
    write!(out, "{}", elsewhere.replace(PAGE, " "))?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_no_witness() {
        for program in ["/bin/false", "/nowhere/at/all"] {
            let broken = Pdfium { program: program.into(), library: "/nowhere/libpdfium.so".into() };
            assert!(matches!(broken.texts(SAMPLE, &Cancel::new()), Err(ReaderError::Failed(_))));
        }
        assert!(Pdfium::find(Path::new("/nowhere/at/all")).is_none());
    }
}
