package com.github.copilot.tool;

/**
 * A function of six arguments, for tools that a lambda makes. GitHub's SDK has none like it.
 *
 * @param <T1> the first argument
 * @param <T2> the second argument
 * @param <T3> the third argument
 * @param <T4> the fourth argument
 * @param <T5> the fifth argument
 * @param <T6> the sixth argument
 * @param <R> the result
 */
@FunctionalInterface
public interface Function6<T1, T2, T3, T4, T5, T6, R> {
    /**
     * The result for the arguments.
     *
     * @param value1 the first argument
     * @param value2 the second argument
     * @param value3 the third argument
     * @param value4 the fourth argument
     * @param value5 the fifth argument
     * @param value6 the sixth argument
     * @return the result
     */
    R apply(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6);
}
