/**
 * Random values for tools, and Jackson's results for them: values of any type, JSON with an error at one place, the
 * comparison of schema, handler and Jackson, and the list of intended differences. Nothing here compiles or calls a
 * tool; {@code PropertyTest} does.
 */
package io.github.copilottool.tests.property;
