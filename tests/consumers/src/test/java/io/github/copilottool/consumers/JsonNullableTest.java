package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Calls tools with OpenAPI's {@code JsonNullable}, which the processor does not have. */
@Tag("R5.11")
class JsonNullableTest {
    @Test
    void undefined_null_and_values_are_read_and_written() {
        Project project = Project.of("maven-json-nullable", Jdk.running());
        project.maven("process-classes").well();
        assertEquals(
                """
                flattened: Change[name=JsonNullable.undefined, age=JsonNullable.undefined, tags=JsonNullable.undefined]
                flattened: Change[name=JsonNullable[null], age=JsonNullable[5], tags=JsonNullable.undefined]
                flattened: Tool flattened:
                - argument 'age' must be an integer, but was "".
                - argument 'tags[0]' is required.
                mapped: {}
                mapped: {"theme":null,"size":null}
                mapped: {"theme":"","size":3}
                mapped: Tool mapped:
                - argument 'settings.theme' must be a string, but was 3.
                - argument 'settings.size' must be an integer, but was "".
                maps: {"a":{},"b":{"theme":null}}
                change_contact: The number stays.
                change_contact: The number is now null
                change_contact: Tool change_contact: argument 'name' is required.
                same: null
                same: null
                same: "text"
                """,
                project.run("com.example.Main", "target/classes", "target/lib/*"));
    }
}
