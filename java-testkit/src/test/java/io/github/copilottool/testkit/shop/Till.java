package io.github.copilottool.testkit.shop;

/** A subclass of {@link Register}, which is itself a tool class. */
public class Till extends Register {}
