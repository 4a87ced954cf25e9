package com.github.copilot.tool.processor;

import java.time.Clock;

/**
 * What the loader asks of its process, so that tests can give other answers. No lambdas: each would be made anew for the
 * class loader of each compilation.
 */
interface Surroundings {
    /** A system property's value, or null. */
    String property(String name);

    /** An environment variable's value, or null. */
    String variable(String name);

    /** What tells how old a file is. */
    Clock clock();

    /** The process that this is. */
    final class ThisProcess implements Surroundings {
        @Override
        public String property(String name) {
            return System.getProperty(name);
        }

        @Override
        public String variable(String name) {
            return System.getenv(name);
        }

        @Override
        public Clock clock() {
            return Clock.systemUTC();
        }
    }
}
