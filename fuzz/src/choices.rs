//! Choices read from an input's bytes.

/// The bytes, one after the other; none are zeros.
pub(crate) struct Choices<'i>(std::slice::Iter<'i, u8>);

impl<'i> Choices<'i> {
    pub(crate) fn of(input: &'i [u8]) -> Self {
        Self(input.iter())
    }

    pub(crate) fn byte(&mut self) -> usize {
        self.0.next().copied().map_or(0, usize::from)
    }

    /// A number below `bound`, 0 where that is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.byte() << 8 | self.byte()) % bound.max(1)
    }

    /// True once in so many times; never where nothing is left to choose.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        !self.is_empty() && self.byte().is_multiple_of(times.max(1))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    /// Takes the next byte if it is this one.
    pub(crate) fn takes(&mut self, byte: u8) -> bool {
        let is_next = self.0.as_slice().first() == Some(&byte);
        if is_next {
            self.0.next();
        }
        is_next
    }
}
