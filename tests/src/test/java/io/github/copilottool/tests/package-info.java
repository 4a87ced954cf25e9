/**
 * Runs the cases under {@code tests/cases} through the built processor, as a user's compiler would, and the companions
 * that come out of it as a user's program would. {@code tests/README.md} describes the files of a case.
 */
package io.github.copilottool.tests;
