package io.github.copilottool.testkit.shop;

/** A tool class that another processor compiled. */
public class ForeignTools {}
