/**
 * Odd but legal tool classes: what nobody writes, and any compiler takes. Nothing here compiles them; that is
 * {@code OddSourcesTest}'s part.
 */
package io.github.copilottool.tests.odd;
