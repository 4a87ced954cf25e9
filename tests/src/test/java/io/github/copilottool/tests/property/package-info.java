/**
 * Random tool classes and what Jackson makes of their arguments: the generator of sources, values of any type, JSON with
 * one place broken, and the list of what differs on purpose. Nothing here compiles or calls a tool; that is
 * {@code PropertyTest}'s part.
 */
package io.github.copilottool.tests.property;
