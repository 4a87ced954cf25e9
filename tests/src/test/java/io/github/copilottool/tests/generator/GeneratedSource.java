package io.github.copilottool.tests.generator;

/**
 * A generated source file with one tool class.
 *
 * @param number the number of the tool class in its run
 * @param file the path of the file, relative to the source folder
 * @param toolClass the tool class's binary name
 * @param text the whole file
 */
public record GeneratedSource(int number, String file, String toolClass, String text) {}
