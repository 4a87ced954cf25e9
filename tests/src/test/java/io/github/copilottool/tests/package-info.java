/**
 * Compiles the cases under {@code tests/cases} with the built processor, as a user's compiler does, and runs the
 * companions as a user's program does. {@code tests/README.md} describes the files of a case.
 */
package io.github.copilottool.tests;
