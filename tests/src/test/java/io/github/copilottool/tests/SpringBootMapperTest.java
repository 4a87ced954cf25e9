package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Makes the calls of all cases with companions that get the mapper of a Spring Boot application. */
@Tag("R5.1")
class SpringBootMapperTest {
    /**
     * A mapper configured by Spring Boot 3: {@code Jackson2ObjectMapperBuilder}'s defaults, those of
     * {@code JacksonAutoConfiguration}, and the modules of {@code spring-boot-starter-json}. Its module for parameter
     * names has no effect on constructors with annotations.
     */
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new JavaTimeModule())
            .disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .build();

    /** Cases with calls that have another result with this mapper, and the reason. */
    private static final Map<String, String> OTHERWISE = Map.of(
            "r5_2_what_results_write_is_read",
            "Spring Boot's mapper writes durations as text, the SDK's as numbers of seconds",
            "r6_2_everything_else_is_json",
            "Spring Boot's mapper writes nulls, the SDK's leaves them out",
            "r6_3_own_mapper_silences_what_depends_on_the_sdks",
            "Spring Boot's mapper writes Optionals, the SDK's cannot",
            "r6_3_results_that_can_contain_themselves",
            "Spring Boot's mapper writes nulls, the SDK's leaves them out",
            "r8_5_catalog_with_output_schemas",
            "Spring Boot's mapper writes durations as text, the SDK's as numbers of seconds",
            "r8_5_output_schema_as_the_mapper_writes",
            "Spring Boot's mapper writes nulls, the SDK's leaves them out",
            "types_results",
            "Spring Boot's mapper writes durations as text, the SDK's as numbers of seconds");

    @Test
    void every_call_ends_as_with_the_sdks_mapper() {
        Map<String, String> differing = new TreeMap<>();
        int calls = 0;
        for (Case tested : Case.chosen()) {
            if (tested.calls().isEmpty()) {
                continue;
            }
            Run run = Run.of(tested);
            if (!run.succeeded()) {
                continue;
            }
            ClassLoader loader = run.loader();
            for (Call call : tested.calls()) {
                for (Tool tool : Tool.of(loader, call.toolClass(run.toolClasses()), MAPPER)) {
                    if (tool.name().equals(call.tool())) {
                        calls++;
                        try {
                            call.check(tool);
                        } catch (AssertionError differs) {
                            differing.merge(tested.name(), call + ": " + differs.getMessage(), (one, other) -> one);
                        }
                    }
                }
            }
        }
        differing.keySet().removeAll(OTHERWISE.keySet());
        assertEquals(Map.of(), differing);
        assertTrue(calls > 0);
    }
}
