/**
 * Tools that are made at run time: from lambdas, and from annotated classes whose processor did not run.
 *
 * <p>The promise is <em>the same or refused</em> (docs/reflection.md): a tool has the definition and the answers of a
 * companion, or it is an {@link UnusableTool} at registration. {@link AnnotatedTools} and {@link LambdaTools} make the
 * tools. {@link TypeUse} is a type of Jackson's with the {@link Constraints} where it is used; {@link Shape} is what it is
 * to JSON, made by {@link Shapes}, with {@link ObjectShapes} for types that Jackson's introspection describes. {@link
 * Value} is what is read at one place of a tool: {@link SchemaWriter} writes its schema, and {@link ReflectedTool}, a
 * linked companion of one tool, reads it.
 */
package com.github.copilot.tool.reflect;
