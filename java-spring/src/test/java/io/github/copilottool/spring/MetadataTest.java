package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
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
    private static final List<String> SWITCHES = List.of("copilot.tool.enabled", "copilot.tool.mcp.enabled");

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

    private static List<PropertyDescriptor> properties(Class<?> type) throws Exception {
        List<PropertyDescriptor> properties = new ArrayList<>();
        for (PropertyDescriptor each : Introspector.getBeanInfo(type).getPropertyDescriptors()) {
            if (each.getWriteMethod() != null) {
                properties.add(each);
            }
        }
        return properties;
    }

    private static String name(Class<?> type, PropertyDescriptor property) {
        return prefix(type) + "."
                + property.getName().replaceAll("([A-Z])", "-$1").toLowerCase();
    }

    @Test
    void each_property_is_described() throws Exception {
        TreeSet<String> expected = new TreeSet<>(SWITCHES);
        for (Class<?> type : CLASSES) {
            for (PropertyDescriptor each : properties(type)) {
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
            Object defaults = type.getConstructor().newInstance();
            for (PropertyDescriptor each : properties(type)) {
                JsonNode entry = described().get(name(type, each));
                var declared = each.getReadMethod().getGenericReturnType();
                assertEquals(
                        declared instanceof ParameterizedType
                                ? declared.toString()
                                : each.getPropertyType().getName(),
                        entry.path("type").asText());
                assertEquals(type.getName(), entry.path("sourceType").asText());
                assertEquals(
                        text(each.getReadMethod().invoke(defaults)), text(entry.path("defaultValue")), each.getName());
            }
        }
    }

    private static String text(Object value) {
        if (value instanceof DataSize size) {
            return size.toMegabytes() + "MB";
        }
        if (value instanceof JsonNode node && !node.isArray()) {
            return node.asText();
        }
        // Editors show neither an empty list nor null.
        return value == null || value.equals(List.of()) ? "" : value.toString().replaceAll("[\\[\\]\"]", "");
    }

    @Test
    void properties_are_bound_by_the_names_in_the_metadata() {
        Binder binder = new Binder(
                List.of(new MapConfigurationPropertySource(
                        Map.of("copilot.tool.include", "a,b", "copilot.tool.exclude", "c"))),
                null,
                ApplicationConversionService.getSharedInstance(),
                null);
        CopilotToolProperties properties =
                binder.bind("copilot.tool", CopilotToolProperties.class).get();
        assertEquals(List.of("a", "b"), properties.getInclude());
        assertEquals(List.of("c"), properties.getExclude());
    }
}
