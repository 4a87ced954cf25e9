/**
 * Unusual but valid tool classes. Nothing here compiles them; that is
 * {@code OddSourcesTest}'s part.
 */
package io.github.copilottool.tests.odd;
