/**
 * Tools that are made at run time: from lambdas, and from annotated classes without a companion.
 *
 * <p>The rules are those of the processor's core (SPEC sections 4 to 7), but nothing is derived twice: the JDK's types come
 * from the table that the core reads too ({@link JdkTypes}), everything about other types from Jackson's introspection
 * ({@link BeanShapes}), and calls are answered by the code that companions have
 * ({@link com.github.copilot.tool.runtime.ReflectedReading}).
 *
 * <ul>
 *   <li>{@link TypeUse} is a type of Jackson's with the {@link Constraints} where it is used
 *   <li>{@link Shape} is what it is to JSON, made by {@link Shapes}: its schema and its defaults
 *   <li>{@link Readers} say how it is read, {@link CallReading} reads by them in one call
 *   <li>{@link Argument} and {@link ToolCall} are what a tool comes to, {@link Delivery} is what becomes of its result;
 *       {@link AnnotatedTools} and {@link LambdaTools} make them
 *   <li>whatever is wrong is an {@link UnusableTool} in the compiler's words ({@link Problem})
 * </ul>
 *
 * <p>Where the two differ, docs/how-it-works.md says why.
 */
package com.github.copilot.tool.reflect;
