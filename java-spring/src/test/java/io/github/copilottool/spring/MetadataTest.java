package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.util.unit.DataSize;

/** Compares the metadata, which editors show for properties files, with the classes that read the properties. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MetadataTest {
    private static final List<Class<?>> CLASSES = List.of(CopilotToolProperties.class, CopilotToolMcpProperties.class);

    /** The properties that only conditions read. */
    private static final List<String> SWITCHES =
            List.of("copilot.tool.enabled", "copilot.tool.mcp.enabled", "copilot.tool.spring-ai.enabled");

    private static JsonNode metadata() throws Exception {
        try (InputStream in = MetadataTest.class.getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
            return new ObjectMapper().readTree(in);
        }
    }

    private static Map<String, JsonNode> described() throws Exception {
        Map<String, JsonNode> described = new TreeMap<>();
        metadata()
                .path("properties")
                .forEach(each -> described.put(each.path("name").asText(), each));
        return described;
    }

    private static String prefix(Class<?> type) {
        return type.getAnnotation(ConfigurationProperties.class).value();
    }

    private static String name(Class<?> type, RecordComponent property) {
        return prefix(type) + "."
                + property.getName().replaceAll("([A-Z])", "-$1").toLowerCase();
    }

    private static <T> T bound(Class<T> type, Map<String, String> properties) {
        Binder binder = new Binder(
                List.of(new MapConfigurationPropertySource(properties)),
                null,
                ApplicationConversionService.getSharedInstance(),
                null);
        return binder.bindOrCreate(prefix(type), type);
    }

    @Test
    void each_property_is_described() throws Exception {
        TreeSet<String> expected = new TreeSet<>(SWITCHES);
        for (Class<?> type : CLASSES) {
            for (RecordComponent each : type.getRecordComponents()) {
                expected.add(name(type, each));
            }
        }
        assertEquals(expected, described().keySet());
        for (JsonNode each : described().values()) {
            assertTrue(each.path("description").asText().endsWith("."), each::toString);
        }
        assertEquals(
                CLASSES.stream().map(MetadataTest::prefix).toList(),
                metadata().path("groups").findValuesAsText("name"));
    }

    @Test
    void types_and_defaults_are_those_of_the_classes() throws Exception {
        for (Class<?> type : CLASSES) {
            Object defaults = bound(type, Map.of());
            for (RecordComponent each : type.getRecordComponents()) {
                JsonNode entry = described().get(name(type, each));
                var declared = each.getGenericType();
                assertEquals(
                        declared instanceof ParameterizedType
                                ? declared.toString()
                                : each.getType().getName(),
                        entry.path("type").asText());
                assertEquals(type.getName(), entry.path("sourceType").asText());
                assertEquals(
                        text(each.getAccessor().invoke(defaults)), text(entry.path("defaultValue")), each.getName());
            }
        }
    }

    private static String text(Object value) {
        if (value instanceof DataSize size) {
            return size.toMegabytes() + "MB";
        }
        if (value instanceof Duration time) {
            return time.toMinutes() > 0 ? time.toMinutes() + "m" : time.toSeconds() + "s";
        }
        if (value instanceof JsonNode node && !node.isArray()) {
            return node.asText();
        }
        // Editors show neither an empty list nor null.
        return value == null || value.equals(List.of()) ? "" : value.toString().replaceAll("[\\[\\]\"]", "");
    }

    @Test
    void properties_are_bound_by_the_names_in_the_metadata() {
        CopilotToolProperties properties =
                bound(CopilotToolProperties.class, Map.of("copilot.tool.include", "a,b", "copilot.tool.exclude", "c"));
        assertEquals(List.of("a", "b"), properties.include());
        assertEquals(List.of("c"), properties.exclude());
    }
}
