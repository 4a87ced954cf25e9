package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Checks the bill of materials in each jar: by CycloneDX's schema, and against what is linked or depended on. */
class SbomTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** A line of {@code dependency:list}: group, artifact, type, version and scope. */
    private static final Pattern LISTED = Pattern.compile(" +([^: ]+):([^:]+):jar:([^:]+):[a-z]+.*");

    private static final Map<String, Path> MODULES = new TreeMap<>(Map.of(
            "java-api", Settings.api(),
            "java-runtime", Settings.runtime(),
            "java-testkit", Settings.testkit(),
            "java-mcp", Settings.mcp(),
            "java-spring", Settings.spring(),
            "java-langchain4j", Settings.langchain4j()));

    @Test
    void each_bill_is_valid_by_the_schema_of_cyclonedx() throws IOException {
        // The schema refers to two others, which are beside it.
        JsonSchema schema = JsonSchemaFactory.getInstance(
                        SpecVersion.VersionFlag.V7,
                        builder -> builder.schemaMappers(
                                mappers -> mappers.mapPrefix("http://cyclonedx.org/schema/", "classpath:")))
                .getSchema(SchemaLocation.of("http://cyclonedx.org/schema/bom-1.6.schema.json"));
        assertEquals(Set.of(), schema.validate(bill(Settings.processor())));
        for (Path jar : MODULES.values()) {
            assertEquals(Set.of(), schema.validate(bill(jar)), jar::toString);
        }
        assertEquals(
                1,
                schema.validate(MAPPER.readTree("{\"bomFormat\": \"CycloneDX\"}"))
                        .size());
    }

    /** {@code LicencesTest} compares the index of licences with what cargo links. */
    @Test
    void the_processors_bill_names_what_its_licences_are_of() throws IOException {
        try (JarFile jar = new JarFile(Settings.processor().toFile())) {
            String index = new String(jar.getInputStream(jar.getJarEntry("META-INF/licenses/rust/INDEX.txt"))
                    .readAllBytes());
            Set<String> linked = Pattern.compile("^((?:crates|std|zig)\\S*) ", Pattern.MULTILINE)
                    .matcher(index)
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> named = StreamSupport.stream(
                            bill(Settings.processor()).get("components").spliterator(), false)
                    .map(SbomTest::nameInIndex)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(linked, named);
        }
    }

    private static String nameInIndex(JsonNode component) {
        String name = component.get("name").textValue();
        return component.has("purl")
                ? "crates/" + name + "-" + component.get("version").textValue()
                : name;
    }

    @Test
    void the_other_bills_name_what_maven_resolves() throws IOException {
        Path lists = Folder.emptied(Settings.WORK.resolve("dependency-lists"));
        new Project(Settings.ROOT, Jdk.running())
                .maven(
                        "-pl",
                        String.join(",", MODULES.keySet()),
                        "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:list",
                        "-DincludeScope=runtime",
                        "-DoutputFile=" + lists + "/${project.artifactId}.txt")
                .well();
        for (Path jar : MODULES.values()) {
            String artifact = jar.getFileName().toString().replace("-" + Settings.VERSION + ".jar", "");
            Set<String> resolved = new TreeSet<>();
            Files.readString(lists.resolve(artifact + ".txt")).lines().forEach(line -> {
                var listed = LISTED.matcher(line);
                if (listed.matches()) {
                    resolved.add("pkg:maven/" + listed.group(1) + "/" + listed.group(2) + "@" + listed.group(3));
                }
            });
            Set<String> named = StreamSupport.stream(bill(jar).get("components").spliterator(), false)
                    .map(component -> component.get("purl").textValue().replaceFirst("\\?.*", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(resolved, named, artifact);
        }
    }

    private static JsonNode bill(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            JarEntry entry = jar.stream()
                    .filter(each -> each.getName().matches("META-INF/sbom/.*\\.cdx\\.json"))
                    .findFirst()
                    .orElse(null);
            assertNotNull(entry, file::toString);
            try (InputStream in = jar.getInputStream(entry)) {
                return MAPPER.readTree(in);
            }
        }
    }
}
