package com.github.copilot.tool.runtime;

/**
 * The mark of each class of a linked companion. Tools that measure code coverage, such as JaCoCo, leave out what has an
 * annotation in its class file whose simple name contains {@code Generated} (R9.6).
 */
public @interface GeneratedCompanion {}
