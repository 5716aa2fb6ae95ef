//! A closer look at no more of a view than what was half seen there and its surroundings: of a tile with one face in it
//! the network need not see the sky. What this costs each kind is measured in training/objects/README.md.

use super::views::View;

/// The frames of crops; few, because a runtime prepares each anew.
const FRAMES: [[u32; 2]; 3] = [[384, 384], [640, 384], [384, 640]];
/// What is shown around a glimpse, in pixels of the view: a face is known by hair and shoulders, too.
const AROUND: f64 = 160.0;
/// The same as a share of the glimpse: at a glance the edges of things are not sure.
const AROUND_SHARE: f64 = 0.5;

/// What is cut out of a view.
struct Crop {
    /// Left, upper, right and lower edge in pixels of the picture.
    part: [f64; 4],
    frame: [u32; 2],
}

/// The views around areas (in pixels of the picture) that show less than `view` does; `view` itself where they would not.
pub(super) fn around(view: View, areas: &[[f64; 4]]) -> Vec<View> {
    let mut crops: Vec<Crop> = Vec::new();
    for area in areas {
        let wanted = with_surroundings(&view, *area);
        let joined = crops.iter_mut().find_map(|crop| {
            let part = hull(crop.part, wanted);
            // Joined for nothing, or for less than a frame of its own.
            let (frame, own) = (frame(&view, part)?, frame(&view, wanted)?);
            (pixels(frame) < pixels(crop.frame) + pixels(own)).then_some((crop, Crop { part, frame }))
        });
        match joined {
            Some((crop, larger)) => *crop = larger,
            None => match frame(&view, wanted) {
                Some(frame) => crops.push(Crop { part: wanted, frame }),
                None => return vec![view],
            },
        }
    }
    let all: u32 = crops.iter().map(|crop| pixels(crop.frame)).sum();
    if all >= pixels(view.frame) {
        return vec![view];
    }
    crops.into_iter().map(|crop| view.cropped(crop.part, crop.frame)).collect()
}

/// An area and what is shown around it, within the view.
fn with_surroundings(view: &View, area: [f64; 4]) -> [f64; 4] {
    let more = (AROUND / view.scale()).max(AROUND_SHARE * (area[2] - area[0]).max(area[3] - area[1]));
    let [left, top, right, bottom] = view.part;
    [
        (area[0] - more).max(left),
        (area[1] - more).max(top),
        (area[2] + more).min(right),
        (area[3] + more).min(bottom),
    ]
}

fn hull(a: [f64; 4], b: [f64; 4]) -> [f64; 4] {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// The smallest frame that holds a part of a view at its scale.
fn frame(view: &View, part: [f64; 4]) -> Option<[u32; 2]> {
    let [width, height] = view.frame_of(part);
    FRAMES.into_iter().find(|frame| width <= f64::from(frame[0]) && height <= f64::from(frame[1]))
}

fn pixels(frame: [u32; 2]) -> u32 {
    frame[0] * frame[1]
}

#[cfg(test)]
mod tests {
    use super::super::views::{Plan, closer, turned};
    use super::*;

    fn tile() -> View {
        let plan = Plan { levels: 1, large_tiles: false, mirrored: true, turned: false, cropped: true };
        closer(1224, 817, plan).remove(1)
    }

    fn at(x: f64, y: f64) -> [f64; 4] {
        [x, y, x + 20.0, y + 20.0]
    }

    #[test]
    fn one_glimpse_is_seen_in_a_small_frame_with_its_surroundings() {
        let crops = around(tile(), &[[300.0, 200.0, 330.0, 230.0]]);
        assert_eq!((crops.len(), crops[0].frame), (1, [384, 384]));
        let [left, top, right, bottom] = crops[0].part;
        assert!(left < 140.0 && top < 40.0 && right > 490.0 && bottom > 390.0, "{:?}", crops[0].part);
        assert!(crops[0].is_tile());
    }

    #[test]
    fn glimpses_all_over_a_view_leave_it_whole() {
        let areas = [at(30.0, 30.0), at(560.0, 30.0), at(30.0, 380.0), at(560.0, 380.0), at(300.0, 200.0)];
        assert_eq!(around(tile(), &areas), [tile()]);
        assert_eq!(around(tile(), &[[0.0, 0.0, 500.0, 450.0]]), [tile()]);
    }

    #[test]
    fn neighbours_share_a_frame() {
        let crops = around(tile(), &[at(200.0, 200.0), at(240.0, 220.0)]);
        assert_eq!((crops.len(), crops[0].frame), (1, [384, 384]));
        let crops = around(tile(), &[at(100.0, 200.0), at(400.0, 210.0)]);
        assert_eq!((crops.len(), crops[0].frame), (1, [640, 384]));
    }

    #[test]
    fn a_crop_of_a_turned_view_is_turned() {
        let crops = around(turned(1224, 817, &[1]).remove(0), &[[1000.0, 100.0, 1060.0, 160.0]]);
        assert_eq!((crops.len(), crops[0].frame, crops[0].turns), (1, [384, 384], 1));
        assert!(!crops[0].is_tile(), "it shows nothing larger");
    }

    #[test]
    fn crops_of_pictures_of_any_size_lie_within_their_views() {
        let plan = Plan { levels: 2, large_tiles: false, mirrored: true, turned: true, cropped: true };
        for (width, height) in
            (50..3000).step_by(37).flat_map(|w| (60..3000).step_by(53).map(move |h| (w, h)))
        {
            let views = closer(width, height, plan).into_iter().chain(turned(width, height, &[1, 2]));
            for view in views {
                let [left, top, right, bottom] = view.part;
                let (x, y) = ((left * 2.0 + right) / 3.0, (top + bottom * 2.0) / 3.0);
                // A small one, a wide one and a tall one.
                let far = 250.0 / view.scale();
                for area in [at(x, y), [x, y, x + far, y + 9.0], [x, y, x + 9.0, y + far]] {
                    for crop in around(view.clone(), &[area]) {
                        let inside = crop.part[0] >= left && crop.part[1] >= top;
                        let rounded = crop.part[2] <= right + 1e-6 && crop.part[3] <= bottom + 1e-6;
                        assert!(inside && rounded, "{width} x {height}: {:?}", crop.part);
                    }
                }
            }
        }
    }

    #[test]
    fn a_box_of_a_crop_comes_back_to_its_place() {
        use super::super::decode::Candidate;
        for turns in 0..4 {
            let whole = turned(1224, 817, &[turns]).remove(0);
            let crop = around(whole, &[[1000.0, 100.0, 1060.0, 160.0]]).remove(0);
            let [left, top, right, bottom] = crop.part;
            // The middle of the frame's part that is shown is the middle of the part, however it is turned.
            let [width, height] = if turns % 2 == 1 { [crop.shown[1], crop.shown[0]] } else { crop.shown };
            let (x, y) = (width as f32 / 2.0, height as f32 / 2.0);
            let area = [x - 10.0, y - 10.0, x + 10.0, y + 10.0];
            let seen = Candidate { kind: blackbar_core::ObjectKind::Face, area, score: 0.9 };
            let area = crop.back(seen).unwrap().area.map(f64::from);
            let middle = [(area[0] + area[2]) / 2.0, (area[1] + area[3]) / 2.0];
            assert!((middle[0] - (left + right) / 2.0).abs() < 2.0, "{turns}");
            assert!((middle[1] - (top + bottom) / 2.0).abs() < 2.0, "{turns}");
        }
    }
}
