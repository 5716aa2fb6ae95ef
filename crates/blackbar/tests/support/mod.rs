//! Small PDFs written by hand.

/// Objects from number 1 as a file; the first is the catalog.
pub(crate) fn file(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut out = b"%PDF-1.7\n".to_vec();
    let mut places = Vec::new();
    for (number, object) in (1..).zip(objects) {
        places.push(out.len());
        out.extend(format!("{number} 0 obj\n").bytes());
        out.extend(object);
        out.extend(b"\nendobj\n");
    }
    let table = out.len();
    out.extend(format!("xref\n0 {}\n0000000000 65535 f \n", places.len() + 1).bytes());
    places.iter().for_each(|place| out.extend(format!("{place:010} 00000 n \n").bytes()));
    let size = places.len() + 1;
    out.extend(format!("trailer << /Size {size} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n").bytes());
    out
}

pub(crate) fn stream(dict: &str, content: &[u8]) -> Vec<u8> {
    let head = format!("<< {dict} /Length {} >> stream\n", content.len());
    [head.as_bytes(), content, b"\nendstream"].concat()
}
