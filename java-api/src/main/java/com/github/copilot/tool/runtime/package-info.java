/**
 * The rules that hold while a tool is called, written once.
 *
 * <p>These files are both a part of this jar, for tools that are made without the processor, and the text from which
 * the processor's core makes companions: it embeds the files and copies into each companion the members that the
 * companion needs, all of them into one nested class. That sets how they are written, and {@code RuleSourcesTest} holds
 * it:
 *
 * <ul>
 *   <li>A member is a method, a constant or a class directly inside {@link Arguments}, {@link Results}, {@link Mapped},
 *       {@link Schemas} or {@link Constraints}: it starts at four spaces and ends with its own {@code ;} or the next
 *       closing brace at four spaces. {@link Fault} is one member as a whole. Private constructors stay behind.
 *   <li>A member needs every member whose name stands in its text as an identifier that no dot precedes, comments and
 *       literals apart. A member's name is therefore unique over all files, overloads apart, which travel together, and
 *       is the name of no local variable, parameter or field.
 *   <li>Other files' members are reached by static imports, which a companion drops; types by single-type imports,
 *       which it keeps. {@code java.lang}'s types stand unimported.
 *   <li>Members are static, ASCII, Java 17, without reflection, lambdas, {@code var}, inferred type arguments, and
 *       without {@code +} on strings, which would cost each companion the linking of call sites. What most companions
 *       carry names few types: javac lists a package of the class path when the first of it is named, and reads that
 *       type's class file with those of its supertypes.
 * </ul>
 *
 * <p>Paths are as {@code items[4].price}; the empty path stands for the arguments as a whole. A reader that is given an
 * empty path gives a fault that {@link Fault#under} places later. Nothing here prints, logs or keeps state.
 */
package com.github.copilot.tool.runtime;
