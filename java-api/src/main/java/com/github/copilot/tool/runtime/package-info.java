/**
 * The run-time part of tools: {@link CopilotTools}, which finds the tools of objects, and the runtime helpers.
 *
 * <p>These files are part of two jars, {@code copilot-tool-api} and {@code copilot-tool-runtime}. The runtime helpers are
 * how an argument is read and a result is delivered, written once, and used in three ways:
 *
 * <ul>
 *   <li>A <em>linked</em> companion (R9.7) extends {@link Companion} and {@link CompanionCall}, and imports the static
 *       members of the other public classes. What it can call is public or protected, and is kept as long as the
 *       version's first number: a new member, and any change of a meaning, raises {@link Companion#LEVEL}.
 *   <li>Tools without a companion call them as a linked companion does. {@code ReflectedResults}, which only {@code
 *       copilot-tool-api} has, is for the results of lambdas.
 *   <li>An <em>embedding</em> companion has copies: the processor's core contains the files as text, and copies the
 *       members that the companion needs into the class of its call.
 * </ul>
 *
 * <p>For the last, they follow these rules, which {@code RuntimeHelpersTest} checks:
 *
 * <ul>
 *   <li>A member is a method, a field or a class directly inside {@link Reading}, {@link Mapping}, {@link Scalars},
 *       {@link Checks}, {@link Results} or {@link Schemas}: it starts at four spaces and ends with its own {@code ;} or
 *       the next closing brace at four spaces. {@link ArgumentError} is one member as a whole.
 *   <li>{@link Reading} and {@link Mapping} are abstract classes of one call, whose members can be instance members.
 *       The others have static members only, and a private constructor, which is not copied.
 *   <li>A {@code protected final} field and a {@code protected abstract} method are not copied, nor is a constructor:
 *       the class of a companion's call has its own. These are the fields {@code tool}, {@code invocation} and {@code
 *       mapper}, and the method {@code value}. The copies have neither {@code public} nor {@code protected}.
 *   <li>A member needs every type, constant and called method whose name is in its text without a dot before it, except
 *       in comments and literals, and every field whose name is anywhere in it. A member's name is therefore unique
 *       over all files, except for overloads, which are one member; and a field's name is not the name of a local
 *       variable or parameter.
 *   <li>Other files' members are reached by inheritance or by static imports, which a companion drops; types by
 *       single-type imports, which it keeps. {@code java.lang}'s types are not imported.
 *   <li>The sources are ASCII, Java 17, without reflection, lambdas, {@code var}, inferred type arguments, {@code
 *       switch}, and without {@code +} on strings, which would cost each companion the linking of call sites.
 *   <li>Members that most companions contain name few types: javac lists a package of the class path when the first of
 *       its types is named, and reads that type's class file with those of its supertypes. So they join texts by {@code
 *       String.concat} and do not use {@code StringBuilder}, {@code Math} or {@code Arrays}, which have many methods.
 *       In a warm JVM, reading the 14 class files that these and similar classes need took a fifth of the time that
 *       javac needs for a small companion. For the same reason they call methods that have few overloads of as many
 *       parameters: javac reads the class files of the types of each.
 *   <li>Members that a companion calls take and return numbers and booleans as they are or as {@code Object}: at the
 *       first value that javac boxes or unboxes, it reads the classes of all eight boxes, and that of a box which a
 *       method returns. {@code asInt} and its like unbox in place of a cast.
 * </ul>
 *
 * <p>A path is like {@code items[4].price}; it grows from its end: the reader of a value throws an {@link
 * ArgumentError} without a path, and its caller adds the step to the value ({@link ArgumentError#prependPath}). The
 * helpers do not print, and log only the exceptions of the tool's own code (R5.6). Only {@link Reading} keeps state, that
 * of one call, which one thread reads.
 *
 * <p>{@link RecordedCalls} and {@link ClientCalls} are no helpers: programs call them.
 */
package com.github.copilot.tool.runtime;
