//! The user in a link to a profile: `github.com/jane`, `linkedin.com/in/jane-doe`. The link is a URL; who asks only for
//! user names loses the name in it too.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{before, run_end};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static PROFILE_LINK: Recognizer =
    Recognizer { name: "profile_link", labels: &[Label::Username], trigger: Trigger::Literals(SITES), check };

#[rustfmt::skip]
const SITES: &[&str] = &[
    "github.com/", "gitlab.com/", "bitbucket.org/", "twitter.com/", "x.com/", "instagram.com/",
    "facebook.com/", "fb.com/", "linkedin.com/in/", "t.me/", "telegram.me/", "tiktok.com/@",
    "reddit.com/user/", "reddit.com/u/", "youtube.com/@", "medium.com/@", "pinterest.com/", "twitch.tv/",
    "snapchat.com/add/", "soundcloud.com/", "vk.com/", "keybase.io/", "patreon.com/", "paypal.me/",
    "venmo.com/", "xing.com/profile/", "threads.net/@", "bsky.app/profile/", "flickr.com/people/",
    "steamcommunity.com/id/", "/~",
];

/// First parts of paths that are pages of the site.
#[rustfmt::skip]
const PAGES: &[&str] = &[
    "about", "login", "signin", "signup", "join", "explore", "features", "search", "home", "settings",
    "share", "sharer", "sharer.php", "intent", "hashtag", "watch", "groups", "pages", "events", "orgs",
    "topics", "marketplace", "pricing", "help", "legal", "privacy", "terms", "jobs", "contact", "blog", "p",
    "reel", "reels", "stories", "tv", "video", "videos", "photo", "profile.php", "people", "public",
    "messages", "notifications", "i", "pin", "docs", "security", "enterprise", "collections", "trending",
    "new", "issues", "pulls", "sponsors", "download", "discover", "directory", "c", "s",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(site) = anchor else { return };
    let text = scan.text;
    let home = site.of(text) == "/~";
    // "netflix.com/" ends like "x.com/"; a home page stands behind a host.
    let opener = before(text, site.start());
    if home != opener.is_some_and(|c| c.is_ascii_alphanumeric()) || opener == Some('-') {
        return;
    }
    let end =
        run_end(text, site.end(), 64, |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-' | '%'));
    let name = text[site.end()..end].trim_end_matches(['.', '-', '%']);
    let known = PAGES.contains(&name.to_ascii_lowercase().as_str());
    if name.len() < 2 || known || !name.bytes().any(|byte| byte.is_ascii_alphabetic()) {
        return;
    }
    let range = TextRange::at(site.end(), name.len());
    sink.push(
        range,
        Label::Username,
        if home { 0.7 } else { 0.85 },
        Evidence::PATTERN.and(Evidence::CONTEXT),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn the_name_in_the_link_is_a_user() {
        check(
            &PROFILE_LINK,
            &[
                "https://github.com/‹USERNAME|jane-doe›/project and linkedin.com/in/‹USERNAME|jane-doe-42›.",
                "www.instagram.com/‹USERNAME|jane.d›?x, T.me/‹USERNAME|jane_d›",
                "http://example.edu/~‹USERNAME|jdoe›/",
                "netflix.com/title github.com/features x.com/ cd ~/x twitter.com/intent/tweet",
            ],
        );
    }
}
