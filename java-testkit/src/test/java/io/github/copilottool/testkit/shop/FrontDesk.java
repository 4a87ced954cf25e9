package io.github.copilottool.testkit.shop;

/** A subclass of {@link Desk}. */
public class FrontDesk extends Desk {}
