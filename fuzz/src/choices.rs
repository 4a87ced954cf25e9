//! Choices that are read from an input's bytes.

/// The remaining bytes of the input. After the end, every byte is 0.
pub(crate) struct Choices<'i>(std::slice::Iter<'i, u8>);

impl<'i> Choices<'i> {
    pub(crate) fn of(input: &'i [u8]) -> Self {
        Self(input.iter())
    }

    pub(crate) fn byte(&mut self) -> usize {
        self.0.next().copied().map_or(0, usize::from)
    }

    /// Returns a number below `bound`, or 0 if `bound` is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.byte() << 8 | self.byte()) % bound.max(1)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.as_slice().is_empty()
    }
}
