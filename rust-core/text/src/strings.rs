//! Edit distances for "did you mean …?", and shortening of long texts.

/// The longest word, in characters, that [`distance`] compares. All candidates of suggestions are shorter.
const LONGEST_COMPARED: usize = 64;

/// The most edits between a word and its suggestion.
const NEAREST_BOUND: usize = 2;

/// Returns how many edits turn `left` into `right`. An edit inserts, drops or replaces a character or swaps two
/// neighbours (the "optimal string alignment" distance).
///
/// `None` if more than two edits are needed, or if a word has over 64 characters.
pub(crate) fn distance(left: &str, right: &str) -> Option<usize> {
    let left: Vec<char> = left.chars().take(LONGEST_COMPARED + 1).collect();
    let right: Vec<char> = right.chars().take(LONGEST_COMPARED + 1).collect();
    if left.len() > LONGEST_COMPARED
        || right.len() > LONGEST_COMPARED
        || left.len().abs_diff(right.len()) > NEAREST_BOUND
    {
        return None;
    }
    // Rows of the usual table: `row[j]` is the distance between the prefix of `left` so far and the first j characters
    // of `right`.
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=right.len()).collect();
    let mut left_before: Option<char> = None;
    for (i, &left_char) in left.iter().enumerate() {
        let mut row = Vec::with_capacity(last.len());
        let mut to_the_left = i + 1;
        row.push(to_the_left);
        let mut right_before: Option<char> = None;
        for (j, (&right_char, pair)) in right.iter().zip(last.windows(2)).enumerate() {
            let (diagonal, above) = match pair {
                [diagonal, above] => (*diagonal, *above),
                _ => break,
            };
            let mut best = (diagonal + usize::from(left_char != right_char))
                .min(above + 1)
                .min(to_the_left + 1);
            if left_before == Some(right_char)
                && right_before == Some(left_char)
                && let Some(swapped) = j.checked_sub(1).and_then(|two| before_last.get(two))
            {
                best = best.min(swapped + 1);
            }
            row.push(best);
            to_the_left = best;
            right_before = Some(right_char);
        }
        before_last = std::mem::replace(&mut last, row);
        left_before = Some(left_char);
    }
    last.last().copied().filter(|&found| found <= NEAREST_BOUND)
}

/// Returns the candidate that is nearest to `word` within two edits, the first one if several are equally near.
///
/// `None` if there is none, and if at least half of the word's characters would have to change (`foo` is not a misspelt
/// `not`).
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let Some(distance) = distance(word, candidate) else {
            continue;
        };
        let longer = word.chars().count().max(candidate.chars().count());
        if distance * 2 < longer && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Returns `text`, shortened to its beginning and `…` if it is longer than `most` characters.
pub fn clipped(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => {
            let mut short = text.get(..end).unwrap_or_default().to_owned();
            short.push('…');
            short
        }
    }
}
