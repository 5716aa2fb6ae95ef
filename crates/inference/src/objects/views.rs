//! Which parts of a picture a network looks at, and at what size. Networks take few sizes, because a runtime prepares
//! each one anew; a view is padded to the next.

use super::decode::Candidate;

/// The longest side a network sees.
pub(super) const SIDE: u32 = 640;
/// Neighbouring tiles share this much; what is larger and cut by a tile is seen whole at the next smaller scale.
const OVERLAP: u32 = 96;
/// The longest sides of a picture at the larger scales: two, four and so on tiles with their overlaps.
const LEVELS: [u32; 2] = [2 * SIDE - OVERLAP, 4 * SIDE - 3 * OVERLAP];
/// A level is worth looking at when it shows the picture this much larger than the one before.
const GAIN: f32 = 1.35;
/// The shorter sides that networks take.
const SHORT: [u32; 4] = [384, 448, 480, SIDE];
/// Pictures are enlarged by this at most: there is nothing in a thumbnail's pixels.
const ENLARGED: f32 = 2.5;

/// How much of a picture a network looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// How many of the larger scales.
    pub(super) levels: usize,
    /// Whether tiles are as large as can be, so that most of the picture is seen twice, or no larger than they must.
    pub(super) large_tiles: bool,
    /// Whether the whole picture is looked at as in a mirror too: what is missed one way is often seen the other.
    pub(super) mirrored: bool,
    /// Whether a picture is looked at turned, too: all ways where nothing is upright in it, and a photograph to both sides in any case,
    /// because somebody may lie beside those who stand.
    pub(super) turned: bool,
    /// Whether a closer look is one at what was half seen and around it, or at all of a tile.
    pub(super) cropped: bool,
}

/// A part of the picture and the size it is shown at.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct View {
    /// Left, upper, right and lower edge in pixels of the picture.
    pub(super) part: [f64; 4],
    /// Width and height of what is shown, before turning.
    pub(super) shown: [u32; 2],
    /// Width and height the network is given, after turning.
    pub(super) frame: [u32; 2],
    /// Whether left and right change places.
    pub(super) mirrored: bool,
    /// Quarter turns clockwise, after mirroring.
    pub(super) turns: u8,
    /// Which of the part's edges lie inside the picture: left, upper, right, lower.
    inner: [bool; 4],
    /// Whether it shows a part of the picture larger than the whole is shown.
    tile: bool,
}

/// What is looked at in any case: the whole picture and the tiles of all larger scales but the last.
pub(super) fn first(width: u32, height: u32, plan: Plan) -> Vec<View> {
    let scales = scales(width, height, plan);
    let before_last = scales.iter().take(scales.len().saturating_sub(1));
    let tiles = before_last.flat_map(|scale| tiles_of(width, height, *scale, plan));
    std::iter::once(whole(width, height, 0)).chain(tiles).collect()
}

/// What is looked at where the first views half show something: the whole picture as in a mirror, and the tiles of the largest scale.
/// There a thing is shown less than twice as large as in the first views, so that something of it is seen there too.
pub(super) fn closer(width: u32, height: u32, plan: Plan) -> Vec<View> {
    let mirrored = plan.mirrored.then(|| View { mirrored: true, ..whole(width, height, 0) });
    let last = scales(width, height, plan).last().copied();
    mirrored
        .into_iter()
        .chain(last.into_iter().flat_map(|scale| tiles_of(width, height, scale, plan)))
        .collect()
}

/// The larger scales that are worth looking at.
fn scales(width: u32, height: u32, plan: Plan) -> Vec<f64> {
    let longest = f64::from(width.max(height).max(1));
    let mut before = scale_of_whole(width, height);
    let mut scales = Vec::new();
    for level in LEVELS.into_iter().take(plan.levels) {
        let scale = (f64::from(level) / longest).min(1.0);
        if scale < before * f64::from(GAIN) {
            break;
        }
        before = scale;
        scales.push(scale);
    }
    scales
}

/// The tiles that cover the picture at a scale.
fn tiles_of(width: u32, height: u32, scale: f64, plan: Plan) -> Vec<View> {
    let (wide, high) = (f64::from(width) * scale, f64::from(height) * scale);
    let side = |length| if plan.large_tiles { length } else { least_side(length).ceil() };
    let frame = frame(pixels(side(wide)), pixels(side(high)));
    let mut views = Vec::new();
    for (top, bottom) in tiles(high, f64::from(frame[1])) {
        for (left, right) in tiles(wide, f64::from(frame[0])) {
            views.push(View {
                part: [left / scale, top / scale, right / scale, bottom / scale],
                shown: [pixels(right - left), pixels(bottom - top)],
                frame,
                mirrored: false,
                turns: 0,
                inner: [
                    left > 0.5,
                    top > 0.5,
                    right / scale < f64::from(width) - 0.5,
                    bottom / scale < f64::from(height) - 0.5,
                ],
                tile: true,
            });
        }
    }
    views
}

/// The whole picture, turned by so many quarters.
pub(super) fn turned(width: u32, height: u32, quarters: &[u8]) -> Vec<View> {
    quarters.iter().map(|turns| whole(width, height, *turns)).collect()
}

fn scale_of_whole(width: u32, height: u32) -> f64 {
    (f64::from(SIDE) / f64::from(width.max(height).max(1))).min(f64::from(ENLARGED))
}

fn whole(width: u32, height: u32, turns: u8) -> View {
    let scale = scale_of_whole(width, height);
    let shown = [pixels(f64::from(width) * scale), pixels(f64::from(height) * scale)];
    let [w, h] = if turns % 2 == 1 { [shown[1], shown[0]] } else { shown };
    let part = [0.0, 0.0, f64::from(width), f64::from(height)];
    View { part, shown, frame: frame(w, h), mirrored: false, turns, inner: [false; 4], tile: false }
}

/// How many tiles of the longest side a length needs.
fn count(length: f64) -> f64 {
    if length <= f64::from(SIDE) {
        return 1.0;
    }
    ((length - f64::from(OVERLAP)) / f64::from(SIDE - OVERLAP) - 0.01).ceil().max(2.0)
}

/// The shortest side with which as many tiles cover a length.
fn least_side(length: f64) -> f64 {
    let count = count(length);
    ((length + (count - 1.0) * f64::from(OVERLAP)) / count).min(f64::from(SIDE))
}

/// Starts and ends of tiles of a side that cover a length, evenly spread; a last one is never much smaller than the others.
fn tiles(length: f64, side: f64) -> Vec<(f64, f64)> {
    if length <= side {
        return vec![(0.0, length)];
    }
    let count = count(length).max(2.0);
    let step = (length - side) / (count - 1.0);
    (0..count as u32).map(|number| f64::from(number) * step).map(|start| (start, start + side)).collect()
}

/// From `start` to `end`, made as long as `length` on both sides where there is room between `least` and `most`. Where there is none,
/// the two limits of the start may have changed places by a rounding: `clamp` would panic.
fn spread(start: f64, end: f64, length: f64, least: f64, most: f64) -> (f64, f64) {
    let length = length.min(most - least);
    let start = (start - (length - (end - start)) / 2.0).min(most - length).max(least);
    (start, start + length)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to what a network takes"
)]
fn pixels(length: f64) -> u32 {
    length.round().clamp(1.0, f64::from(SIDE)) as u32
}

/// The smallest size a network takes that holds this much.
fn frame(width: u32, height: u32) -> [u32; 2] {
    let short = width.min(height);
    let short = SHORT.into_iter().find(|side| *side >= short).unwrap_or(SIDE);
    if width >= height { [SIDE, short] } else { [short, SIDE] }
}

impl View {
    /// Whether it shows a part of the picture larger than the whole is shown.
    pub(super) fn is_tile(&self) -> bool {
        self.tile
    }

    /// How far the middle of an area lies from its nearest edge, in pixels of the picture; negative where it is outside.
    pub(super) fn room_around(&self, area: [f64; 4]) -> f64 {
        let [left, top, right, bottom] = self.part;
        let [x, y] = [(area[0] + area[2]) / 2.0, (area[1] + area[3]) / 2.0];
        (x - left).min(right - x).min(y - top).min(bottom - y)
    }

    /// How many of its pixels show one of the picture's.
    pub(super) fn scale(&self) -> f64 {
        f64::from(self.shown[0]) / (self.part[2] - self.part[0]).max(1.0)
    }

    /// The width and height that a part of the picture has in it, after turning.
    pub(super) fn frame_of(&self, part: [f64; 4]) -> [f64; 2] {
        let size = [part[2] - part[0], part[3] - part[1]].map(|side| side * self.scale());
        if self.turns % 2 == 1 { [size[1], size[0]] } else { size }
    }

    /// A part of what it shows, as large as a frame that holds the part can show.
    pub(super) fn cropped(&self, part: [f64; 4], frame: [u32; 2]) -> View {
        let scale = self.scale();
        let [width, height] = if self.turns % 2 == 1 { [frame[1], frame[0]] } else { frame };
        let across = spread(part[0], part[2], f64::from(width) / scale, self.part[0], self.part[2]);
        let down = spread(part[1], part[3], f64::from(height) / scale, self.part[1], self.part[3]);
        let part = [across.0, down.0, across.1, down.1];
        let shown = [pixels((part[2] - part[0]) * scale), pixels((part[3] - part[1]) * scale)];
        let shown = [shown[0].min(width), shown[1].min(height)];
        let moved = |edge: usize| (part[edge] - self.part[edge]).abs() > 0.5;
        let inner = std::array::from_fn(|edge| self.inner[edge] || moved(edge));
        View { part, shown, frame, inner, ..self.clone() }
    }

    /// A candidate of this view in pixels of the picture; none when it lies outside, or when a tile's inner edge
    /// cuts it: its neighbour or the smaller scale shows the whole of it.
    pub(super) fn back(&self, candidate: Candidate) -> Option<Candidate> {
        let [w, h] = self.shown.map(|side| side as f32);
        let [x0, y0, x1, y1] = candidate.area;
        let [x0, y0, x1, y1] = match self.turns % 4 {
            // A clockwise quarter turn brings (x, y) to (h - y, x).
            1 => [y0, h - x1, y1, h - x0],
            2 => [w - x1, h - y1, w - x0, h - y0],
            3 => [w - y1, x0, w - y0, x1],
            _ => [x0, y0, x1, y1],
        };
        let [x0, x1] = if self.mirrored { [w - x1, w - x0] } else { [x0, x1] };
        let cut = [x0 < 2.0, y0 < 2.0, x1 > w - 2.0, y1 > h - 2.0];
        if cut.iter().zip(self.inner).any(|(cut, inner)| *cut && inner) {
            return None;
        }
        let [left, top, right, bottom] = self.part.map(|edge| edge as f32);
        let across = |x: f32| left + x.clamp(0.0, w) / w * (right - left);
        let down = |y: f32| top + y.clamp(0.0, h) / h * (bottom - top);
        let area = [across(x0), down(y0), across(x1), down(y1)];
        (area[2] - area[0] >= 1.0 && area[3] - area[1] >= 1.0).then_some(Candidate { area, ..candidate })
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::ObjectKind;

    use super::*;

    fn all(width: u32, height: u32, plan: Plan) -> Vec<View> {
        first(width, height, plan).into_iter().chain(closer(width, height, plan)).collect()
    }

    const FACES: Plan = Plan { levels: 2, large_tiles: false, mirrored: false, turned: true, cropped: true };

    #[test]
    fn tiles_cover_every_pixel_and_small_pictures_need_none() {
        for (width, height, count) in [(300, 200, 1), (640, 640, 1), (1200, 900, 5), (4000, 3000, 17)] {
            let views = all(width, height, FACES);
            assert_eq!(views.len(), count, "{width} x {height}");
            for view in &views {
                assert!(view.shown.iter().zip(view.frame).all(|(shown, frame)| *shown <= frame));
                assert!(view.part.iter().all(|edge| *edge >= -0.01 && *edge <= f64::from(width) + 0.01));
            }
        }
        for length in 641..2400 {
            for side in [least_side(f64::from(length)), f64::from(SIDE)] {
                let all = tiles(f64::from(length), side);
                assert!(
                    all.windows(2).all(|pair| pair[0].1 - pair[1].0 >= f64::from(OVERLAP) - 8.0),
                    "{length}"
                );
                assert!((all[all.len() - 1].1 - f64::from(length)).abs() < 0.01);
            }
        }
    }

    #[test]
    fn tiles_are_no_larger_than_they_must() {
        let views = closer(1224, 817, FACES);
        assert!(views.len() == 4 && views.iter().all(|view| view.frame == [640, 448]));
        let views = closer(817, 1224, FACES);
        assert!(views.len() == 4 && views.iter().all(|view| view.frame == [448, 640]));
        let views = closer(817, 1224, Plan { large_tiles: true, ..FACES });
        assert!(views.len() == 4 && views.iter().all(|view| view.frame == [640, 640]));
    }

    #[test]
    fn of_the_largest_pictures_only_the_largest_scale_depends() {
        let (first, closer) = (first(4000, 3000, FACES), closer(4000, 3000, FACES));
        assert_eq!((first.len(), closer.len()), (5, 12));
        let width = |views: &[View]| views[views.len() - 1].part[2] - views[views.len() - 1].part[0];
        assert!(width(&closer) < width(&first));
    }

    #[test]
    fn odd_sizes_give_sizes_a_network_takes() {
        for (width, height) in [(1, 1), (1, 60_000), (60_000, 1), (7, 640), (13_000, 13_000), (u32::MAX, 1)] {
            for view in all(width, height, FACES).into_iter().chain(turned(width, height, &[1, 2, 3])) {
                assert!(view.frame.iter().all(|side| side % 32 == 0 && *side <= SIDE));
                assert!(view.shown.iter().all(|side| *side >= 1));
            }
        }
    }

    #[test]
    fn a_box_of_a_turned_view_comes_back_to_its_place() {
        // 64 x 32 pixels in the upper right corner of a picture of 640 x 320.
        let at = |area| Candidate { kind: ObjectKind::Face, area, score: 0.9 };
        let expected = [576.0, 0.0, 640.0, 32.0];
        for (turns, area) in
            [(1, [288.0, 576.0, 320.0, 640.0]), (2, [0.0, 288.0, 64.0, 320.0]), (3, [0.0, 0.0, 32.0, 64.0])]
        {
            let view = whole(640, 320, turns);
            assert_eq!(view.back(at(area)).map(|found| found.area), Some(expected), "{turns}");
        }
    }

    #[test]
    fn a_box_of_a_mirrored_view_comes_back_to_its_place() {
        let views = all(
            640,
            320,
            Plan { levels: 0, large_tiles: false, mirrored: true, turned: false, cropped: false },
        );
        let seen = Candidate { kind: ObjectKind::Logo, area: [0.0, 10.0, 64.0, 32.0], score: 0.9 };
        let places: Vec<_> =
            views.iter().filter_map(|view| view.back(seen)).map(|found| found.area).collect();
        assert_eq!(places, [[0.0, 10.0, 64.0, 32.0], [576.0, 10.0, 640.0, 32.0]]);
        assert!(!views.iter().any(View::is_tile));
    }

    #[test]
    fn what_a_tile_cuts_is_left_to_the_others() {
        let views = all(1184, 640, FACES);
        let right_of_first =
            Candidate { kind: ObjectKind::Face, area: [600.0, 10.0, 640.0, 50.0], score: 0.9 };
        assert!(views[1].back(right_of_first).is_none());
        assert!(views[2].back(right_of_first).is_some());
    }
}
