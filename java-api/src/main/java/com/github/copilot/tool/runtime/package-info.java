/**
 * The runtime helpers: how an argument is read and a result is delivered, written once.
 *
 * <p>These files are both a part of this jar, for tools without a companion ({@link ReflectedReading},
 * {@link ReflectedResults}), and the text from which the processor's core makes companions: it embeds the files and copies
 * into the class of a companion's call the members that the companion needs. That sets how they are written, and
 * {@code RuleSourcesTest} checks it:
 *
 * <ul>
 *   <li>A member is a method, a field or a class directly inside {@link Reading}, {@link Mapping}, {@link Scalars},
 *       {@link Checks}, {@link Results} or {@link Schemas}: it starts at four spaces and ends with its own {@code ;} or the
 *       next closing brace at four spaces. {@link ArgumentError} is one member as a whole.
 *   <li>{@link Reading} and {@link Mapping} are abstract classes of one call, whose members can be instance members. The
 *       others have static members only, and a private constructor, which is not copied.
 *   <li>A {@code protected} member is not copied: the class of a companion's call has one of its own. These are the fields
 *       {@code tool}, {@code invocation} and {@code mapper}, the constructor, and the method {@code value}.
 *   <li>A member needs every type, constant and called method whose name is in its text without a dot before it, comments
 *       and literals apart, and every field whose name is anywhere in it. A member's name is therefore unique over all
 *       files, except for overloads, which are one member; and a field's name is the name of no local variable or parameter.
 *   <li>Other files' members are reached by inheritance or by static imports, which a companion drops; types by single-type
 *       imports, which it keeps. {@code java.lang}'s types are not imported.
 *   <li>The sources are ASCII, Java 17, without reflection, lambdas, {@code var}, inferred type arguments, {@code switch},
 *       and without {@code +} on strings, which would cost each companion the linking of call sites. What most companions
 *       contain names few types: javac lists a package of the class path when the first of it is named, and reads that
 *       type's class file with those of its supertypes. So it joins texts by {@code String.concat} and needs neither
 *       {@code StringBuilder} nor {@code Math} nor {@code Arrays}, which have many methods: in a warm JVM, reading the 14
 *       class files that they and their like need took a fifth of the time that javac needs for a small companion.
 * </ul>
 *
 * <p>A path is like {@code items[4].price}; it grows from its end: what reads a value throws an {@link ArgumentError}
 * without a path, and what asked for the value adds the step to it ({@link ArgumentError#prependPath}). Nothing here prints
 * or logs. Only {@link Reading} keeps state, that of one call, which one thread reads.
 */
package com.github.copilot.tool.runtime;
