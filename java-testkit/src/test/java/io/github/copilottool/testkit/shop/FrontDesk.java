package io.github.copilottool.testkit.shop;

/** An heir of {@link Desk}. */
public class FrontDesk extends Desk {}
