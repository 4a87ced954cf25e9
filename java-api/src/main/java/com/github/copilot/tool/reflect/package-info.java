/**
 * Tools that are made at run time: from lambdas, and from annotated classes without a companion.
 *
 * <p>What the processor's core does at compile time happens here by reflection and Jackson's own introspection, by the
 * same rules (SPEC sections 4 to 7), and calls are answered by the very code that companions carry
 * ({@link com.github.copilot.tool.runtime.Rules}). One direction, as in the core:
 *
 * <ul>
 *   <li>types: {@link Use}, a type with its variables filled in and with what its annotations say
 *       ({@link Mark}, {@link Limits})
 *   <li>shape: {@link Shape}, what a type is to JSON, which {@link Shapes} makes; {@link JdkTypes} is its table for the
 *       JDK, {@link BeanShapes} asks Jackson about everything else
 *   <li>schema: {@link ToolSchema} from shapes to JSON Schema; {@link OwnSchema} for one that the user wrote
 *   <li>reading values: {@link Readers} from shapes to what reads arguments
 *   <li>defaults: {@link Defaults} from text to a value that a reader has accepted
 *   <li>tools: {@link Argument} and {@link Plan} are what a tool comes to, {@link Delivery} is what becomes of its
 *       result; {@link AnnotatedTools} and {@link LambdaTools} make plans
 * </ul>
 *
 * <p>What reflection cannot see is documented where it matters: Javadoc, annotations of CLASS retention, whether an
 * annotation's member was written out, the order of methods.
 *
 * <p>Whatever is wrong with a tool is an {@link UnusableTool}; the API's own methods make the exceptions of it that they
 * document.
 */
package com.github.copilot.tool.reflect;
