/**
 * Tools that are made at run time: from lambdas, and from annotated classes without a companion.
 *
 * <p>The rules are those of the processor's core (docs/rules.md, sections 3 to 7), and many of them are repeated here,
 * in Java: a change is made in both. ARCHITECTURE.md lists the pairs, each with the test that compares them.
 *
 * <p>Some rules are not repeated. Tables are read by the core and this package alike ({@link JdkTypes},
 * {@link ConstraintTable}, {@link JacksonAnnotations}). Jackson's introspection answers most questions about properties
 * ({@link BeanShapes}). Values are read by the code that companions contain
 * ({@link com.github.copilot.tool.runtime.ReflectedReading}). Problems have the compiler's words ({@link Problem}).
 *
 * <ul>
 *   <li>{@link TypeUse} is a type of Jackson's with the {@link Constraints} where it is used.
 *   <li>{@link Shape} is what the type is to JSON, made by {@link Shapes}: its schema and its defaults.
 *       {@link SchemaWriter} writes a tool's schema.
 *   <li>{@link ReaderPlan} plans how values are read, {@link CallReading} reads them in one call.
 *   <li>{@link Argument} and {@link ToolCall} are a finished tool, {@link Delivery} delivers its result;
 *       {@link AnnotatedTools} and {@link LambdaTools} make them.
 *   <li>A tool that cannot work is an {@link UnusableTool}, in the compiler's words ({@link Problem}, {@link Reason}).
 * </ul>
 *
 * <p>docs/reflection.md lists where the two differ, and why.
 */
package com.github.copilot.tool.reflect;
