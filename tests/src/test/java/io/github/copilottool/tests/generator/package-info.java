/**
 * Random tool classes as source text. {@code ToolSource} makes ordinary ones for {@code PropertyTest}, whose tools
 * store their arguments; {@code OddSource} makes unusual ones for {@code OddSourcesTest}. Both take random choices from
 * a {@code Draw}, spell types by {@code Imports}, and use the types of {@code TypeDraw}.
 *
 * <p>A method that draws a type adds the declarations that it needs to the {@code Scope}, and returns the type as a
 * source writes it. Nothing here compiles.
 */
package io.github.copilottool.tests.generator;
