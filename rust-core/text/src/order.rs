//! Sorting short lists in little code.

/// Sorts by a key; items with equal keys keep their order. Insertion sort for short, nearly sorted lists (about ten, at
/// most some hundred items); quadratic in the worst case. The standard library's sort would add about 8 KB of code for
/// each sorted type to a library that has to stay small.
pub fn sort_short<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while let Some(before) = at.checked_sub(1)
            && let (Some(left), Some(right)) = (items.get(before), items.get(at))
            && key(left) > key(right)
        {
            items.swap(before, at);
            at = before;
        }
    }
}
