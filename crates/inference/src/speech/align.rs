//! When each token was spoken, from the attention of the decoder: every token looks at the sound it was heard in, and
//! both run forward, so the best monotone path through "token looks at frame" is the timing.

/// Frames of the median filter.
const SMOOTH: usize = 7;

/// For each row, one a token, how much it looks at each frame: several heads, each `frames` long.
pub(super) struct Attention {
    pub(super) frames: usize,
    /// Rows of heads one after the other.
    pub(super) rows: Vec<Vec<f32>>,
}

impl Attention {
    /// The frames of each row as (first, behind the last).
    pub(super) fn align(&self) -> Vec<(usize, usize)> {
        let frames = self.frames;
        if frames == 0 || self.rows.is_empty() {
            return vec![(0, 0); self.rows.len()];
        }
        let looks: Vec<Vec<f32>> = self.rows.iter().map(|heads| look(heads, frames)).collect();
        path(&looks, frames)
    }
}

/// The mean over the heads, each with its mean taken away and smoothed.
fn look(heads: &[f32], frames: usize) -> Vec<f32> {
    let mut sum = vec![0.0; frames];
    let mut window = [0.0f32; SMOOTH];
    for head in heads.chunks_exact(frames) {
        let mean = head.iter().sum::<f32>() / frames as f32;
        let spread =
            (head.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / frames as f32).sqrt() + 1e-6;
        for (at, sum) in sum.iter_mut().enumerate() {
            for (offset, place) in window.iter_mut().enumerate() {
                // Beyond the ends the last value stands on.
                let index = (at + offset).saturating_sub(SMOOTH / 2).min(frames - 1);
                *place = head.get(index).copied().unwrap_or_default();
            }
            window.sort_by(f32::total_cmp);
            *sum += (window.get(SMOOTH / 2).copied().unwrap_or_default() - mean) / spread;
        }
    }
    sum
}

/// The path of most attention from the first token at the first frame to the last at the last.
fn path(looks: &[Vec<f32>], frames: usize) -> Vec<(usize, usize)> {
    #[derive(Clone, Copy)]
    enum From {
        Both,
        Token,
        Frame,
    }
    let mut best = vec![f32::NEG_INFINITY; frames + 1];
    if let Some(origin) = best.first_mut() {
        *origin = 0.0;
    }
    let mut from: Vec<Vec<From>> = Vec::with_capacity(looks.len());
    for look in looks {
        let mut row = vec![f32::NEG_INFINITY; frames + 1];
        let mut steps = Vec::with_capacity(frames);
        for (frame, value) in look.iter().enumerate() {
            let get = |row: &[f32], at: usize| row.get(at).copied().unwrap_or(f32::NEG_INFINITY);
            let choices = [
                (get(&best, frame), From::Both),
                (get(&best, frame + 1), From::Token),
                (get(&row, frame), From::Frame),
            ];
            let chosen = choices.iter().max_by(|a, b| a.0.total_cmp(&b.0)).copied();
            let (before, step) = chosen.unwrap_or((f32::NEG_INFINITY, From::Both));
            if let Some(place) = row.get_mut(frame + 1) {
                *place = before + value;
            }
            steps.push(step);
        }
        best = row;
        from.push(steps);
    }
    let mut spans = vec![(frames, 0); looks.len()];
    let (mut token, mut frame) = (looks.len(), frames);
    while token > 0 && frame > 0 {
        if let Some(span) = spans.get_mut(token - 1) {
            *span = (span.0.min(frame - 1), span.1.max(frame));
        }
        match from.get(token - 1).and_then(|row| row.get(frame - 1)) {
            Some(From::Token) => token -= 1,
            Some(From::Frame) => frame -= 1,
            _ => {
                token -= 1;
                frame -= 1;
            }
        }
    }
    // Tokens that the path ran past too soon stand where the next one begins.
    let mut next = frames;
    for span in spans.iter_mut().rev() {
        if span.0 >= span.1 {
            *span = (next, next);
        }
        next = span.0;
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_found_where_they_look() {
        let frames = 60;
        let row = |from: usize, to: usize| -> Vec<f32> {
            (0..frames).map(|frame| if (from..to).contains(&frame) { 0.2 } else { 0.001 }).collect()
        };
        let attention = Attention { frames, rows: vec![row(0, 20), row(20, 30), row(30, 60)] };
        for (span, meant) in attention.align().iter().zip([(0, 20), (20, 30), (30, 60)]) {
            assert!(span.0.abs_diff(meant.0) <= 1 && span.1.abs_diff(meant.1) <= 1, "{span:?} {meant:?}");
        }
        let more_tokens_than_frames = Attention { frames: 2, rows: vec![vec![0.5, 0.5]; 5] };
        assert_eq!(more_tokens_than_frames.align().len(), 5);
        assert_eq!(Attention { frames: 0, rows: vec![vec![]; 3] }.align().len(), 3);
    }
}
