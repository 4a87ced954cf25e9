package com.github.copilot.tool.processor;

import java.time.Clock;
import java.util.function.UnaryOperator;

/**
 * What the loader asks of its process, so that tests can give other answers.
 *
 * @param property a system property's value by its name, or null
 * @param variable an environment variable's value by its name, or null
 * @param clock what tells how old a file is
 */
record Surroundings(UnaryOperator<String> property, UnaryOperator<String> variable, Clock clock) {

    static Surroundings ofThisProcess() {
        return new Surroundings(System::getProperty, System::getenv, Clock.systemUTC());
    }
}
