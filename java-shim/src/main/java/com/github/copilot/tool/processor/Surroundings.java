package com.github.copilot.tool.processor;

import java.time.Clock;

/**
 * The properties of its process that the loader reads; tests replace them. There are no lambdas, since each would be
 * created anew for the class loader of each compilation.
 */
class Surroundings {
    /** Returns a system property's value, or null. */
    String property(String name) {
        return System.getProperty(name);
    }

    /** Returns an environment variable's value, or null. */
    String variable(String name) {
        return System.getenv(name);
    }

    /** Returns the clock that files are compared with. */
    Clock clock() {
        return Clock.systemUTC();
    }
}
