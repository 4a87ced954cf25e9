/**
 * Tools that are made at run time: from lambdas, and from annotated classes whose processor did not run.
 *
 * <p>The promise is <em>the same or refused</em> (docs/reflection.md): a tool that this package makes has the definition
 * and the answers of a companion, and anything else is an {@link UnusableTool} at registration. So the package repeats
 * rules of the core for a part of the types, and refuses what is rare: a type is supported if generated code could read
 * it, or if it is a class whose annotations only name, order, describe, require or ignore its properties.
 *
 * <ul>
 *   <li>{@link TypeUse} is a type of Jackson's with the {@link Constraints} where it is used.
 *   <li>{@link Shape} is what the type is to JSON. {@link Shapes} makes it, with {@link ObjectShapes} for types that
 *       Jackson's introspection describes.
 *   <li>{@link Value} is what is read at one place of a tool. {@link SchemaWriter} writes its schema, {@link
 *       ReflectedTool} reads it: a linked companion of one tool.
 *   <li>{@link AnnotatedTools} and {@link LambdaTools} make the tools.
 * </ul>
 */
package com.github.copilot.tool.reflect;
