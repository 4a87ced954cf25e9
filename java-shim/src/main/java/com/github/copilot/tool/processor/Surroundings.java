package com.github.copilot.tool.processor;

import java.time.Clock;

/**
 * The properties of its process that the loader reads; tests replace them. There are no lambdas, since each would be
 * created anew for the class loader of each compilation.
 */
interface Surroundings {
    /** Returns a system property's value, or null. */
    String property(String name);

    /** Returns an environment variable's value, or null. */
    String variable(String name);

    /** Returns the clock that files are compared with. */
    Clock clock();

    /** The process of this JVM. */
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
