package io.github.copilottool.testkit.shop;

/** Inherits the tools of {@link Register}, as does {@link Register} itself. */
public class Till extends Register {}
