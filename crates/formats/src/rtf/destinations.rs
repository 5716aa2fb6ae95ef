//! What the groups of RTF are for. A group that begins with a command of this table is no running text; one that begins with
//! `\*` and a command that is not here is left out by programs that do not know it, and goes.

/// What becomes of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Destination {
    /// Its text is read where it stands.
    Running,
    /// Its text is read on its own: a note, a header, a text box, an instruction of a field, a name.
    Apart,
    /// The same, and each group inside it is a text of its own: a list of styles or of authors.
    List,
    /// Its text is a list of fonts, colours and the like: kept, not read.
    Layout,
    /// The list of fonts, which says how characters are spelled.
    Fonts,
    /// A picture.
    Picture,
    /// The name of a shape's property.
    PropertyName,
    /// The value of a shape's property.
    PropertyValue,
    /// It goes.
    Gone,
}

use Destination::{Apart, Fonts, Gone, Layout, List, Picture, PropertyName, PropertyValue, Running};

const TABLE: &[(&str, Destination)] = &[
    ("aftncn", Apart),
    ("aftnsep", Apart),
    ("aftnsepc", Apart),
    ("annotation", Apart),
    ("atnauthor", Apart),
    ("atndate", Layout),
    ("atnid", Apart),
    ("atnparent", Layout),
    ("atnref", Layout),
    ("atntime", Layout),
    ("atrfend", Layout),
    ("atrfstart", Layout),
    ("background", Running),
    ("bkmkend", Apart),
    ("bkmkstart", Apart),
    ("blipuid", Gone),
    ("category", Gone),
    ("colorschememapping", Gone),
    ("colortbl", Layout),
    ("cs", Apart),
    ("datafield", Gone),
    ("datastore", Gone),
    ("defchp", Layout),
    ("defpap", Layout),
    ("do", Running),
    ("docvar", List),
    ("dptxbxtext", Apart),
    ("ds", Apart),
    ("expandedcolortbl", Layout),
    ("falt", Layout),
    ("fchars", Layout),
    ("ffdeftext", Apart),
    ("ffentrymcr", Gone),
    ("ffexitmcr", Gone),
    ("ffformat", Apart),
    ("ffhelptext", Apart),
    ("ffl", Apart),
    ("ffname", Apart),
    ("ffstattext", Apart),
    ("fldinst", Apart),
    ("fldrslt", Running),
    ("fonttbl", Fonts),
    ("footer", Apart),
    ("footerf", Apart),
    ("footerl", Apart),
    ("footerr", Apart),
    ("footnote", Apart),
    ("formfield", Apart),
    ("ftncn", Apart),
    ("ftnsep", Apart),
    ("ftnsepc", Apart),
    ("header", Apart),
    ("headerf", Apart),
    ("headerl", Apart),
    ("headerr", Apart),
    ("hl", Apart),
    ("hlfr", Apart),
    ("hlloc", Apart),
    ("hlsrc", Apart),
    ("info", Gone),
    ("keywords", Gone),
    ("latentstyles", Layout),
    ("lchars", Layout),
    ("leveltext", Apart),
    ("levelnumbers", Layout),
    ("listname", Apart),
    ("listoverridetable", Running),
    ("listpicture", Running),
    ("liststylename", Apart),
    ("listtable", List),
    ("listtext", Apart),
    ("mmathPr", Layout),
    ("moMath", Running),
    ("moMathPara", Running),
    ("mmath", Running),
    ("nesttableprops", Running),
    ("nonesttables", Apart),
    ("nonshppict", Running),
    ("objclass", Layout),
    ("objdata", Gone),
    ("objname", Gone),
    ("object", Running),
    ("objsect", Gone),
    ("panose", Layout),
    ("pgptbl", Layout),
    ("picprop", Running),
    ("pict", Picture),
    ("pn", Running),
    ("pnseclvl", Running),
    ("pntext", Apart),
    ("pntxta", Apart),
    ("pntxtb", Apart),
    ("private", Gone),
    ("result", Running),
    ("revtbl", List),
    ("rsidtbl", Gone),
    ("rxe", Apart),
    ("shp", Running),
    ("shpgrp", Running),
    ("shpinst", Running),
    ("shppict", Running),
    ("shprslt", Apart),
    ("shptxt", Apart),
    ("sn", PropertyName),
    ("sp", Running),
    ("stylesheet", List),
    ("sv", PropertyValue),
    ("tc", Apart),
    ("tcn", Apart),
    ("template", Gone),
    ("themedata", Gone),
    ("ts", Apart),
    ("txe", Apart),
    ("ud", Apart),
    ("upr", Running),
    ("userprops", Gone),
    ("xe", Apart),
];

/// What a group is that begins with a command, after `\*` or without it.
pub(super) fn destination(command: &str, starred: bool) -> Option<Destination> {
    let known = TABLE.iter().find(|(name, _)| *name == command).map(|(_, destination)| *destination);
    known.or(starred.then_some(Gone))
}

/// Properties of shapes that hold words or paths; the others are measures and colours.
pub(super) fn holds_words(property: &str) -> bool {
    ["wz", "gtext", "pibName", "pihl"].iter().any(|start| property.starts_with(start))
}

/// The character that a command stands for.
pub(super) fn character(command: &str) -> Option<&'static str> {
    Some(match command {
        "emdash" => "\u{2014}",
        "endash" => "\u{2013}",
        "lquote" => "\u{2018}",
        "rquote" => "\u{2019}",
        "ldblquote" => "\u{201C}",
        "rdblquote" => "\u{201D}",
        "bullet" => "\u{2022}",
        "emspace" | "enspace" | "qmspace" => " ",
        "zwj" | "zwnj" | "zwbo" | "zwnbo" | "ltrmark" | "rtlmark" | "softline" => "",
        _ => return None,
    })
}
