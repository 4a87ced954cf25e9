package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the processor in Maven builds. */
@Tag("R1.1")
@ExtendWith(Table.class)
class MavenTest {
    private static final String CLASSES = "target/classes";
    private static final String COMPANION = "/com/example/OrderTools$$CopilotToolMeta.class";
    private static final String HANDLER = "/com/example/OrderTools$$CopilotToolMeta$Handler.class";

    static List<Jdk> jdks() {
        return Jdk.all();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void annotation_processor_paths(Jdk jdk) throws Throwable {
        Project project = Project.of("maven-processor-path", jdk);
        Table.prove(Build.MAVEN_PROCESSOR_PATH, jdk, () -> {
            project.maven("compile").well();
            assertTrue(project.has(CLASSES + COMPANION));
            assertFalse(project.has(CLASSES + HANDLER));
            assertEquals(Plain.OUTPUT, project.run("com.example.Main", CLASSES));
        });
        Table.prove(Build.MAVEN_INCREMENTAL, jdk, () -> {
            Path record = project.folder().resolve("src/main/java/com/example/Order.java");
            Folder.write(record, Folder.read(record).replace("What to order", "The article"));
            project.maven("compile").well();
            assertEquals(
                    Plain.OUTPUT.replace("What to order", "The article"), project.run("com.example.Main", CLASSES));
        });
        Table.prove(Build.MAVEN_PROCESSOR_PATH, jdk, () -> {
            Command.Ended ended =
                    project.broken("src/main/java").maven("compile").badly();
            for (Plain.Problem problem : Plain.ERRORS) {
                ended.says("BrokenTools.java:[" + problem.line() + "," + problem.column() + "] " + problem.text());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void class_path(Jdk jdk) throws Throwable {
        Table.prove(Build.MAVEN_CLASS_PATH, jdk, () -> {
            Project project = Project.of("maven-class-path", jdk);
            project.maven("-P", jdk.version() < 23 ? "!proc-full" : "proc-full", "compile")
                    .well();
            assertTrue(project.has(CLASSES + COMPANION));
            assertEquals(Plain.OUTPUT, project.run("com.example.Main", CLASSES));
            if (jdk.version() >= 23) {
                Project silent = Project.of("maven-class-path", jdk);
                silent.maven("-P", "!proc-full", "compile").well();
                assertFalse(silent.has(CLASSES + COMPANION));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void modules(Jdk jdk) throws Throwable {
        Table.prove(Build.MAVEN_MODULES, jdk, () -> {
            Project project = Project.of("maven-modules", jdk);
            project.maven("package").well();
            assertEquals(
                    """
                    leave {"type":"object","properties":{"name":{"type":"string","description":"To whom"}},"required":["name"]}
                    greet {"type":"object","properties":{"name":{"type":"string","description":"Whom"}},"required":["name"]}
                    Goodbye Ann
                    Hi Ann
                    Hello Ann
                    """,
                    project.run(
                            "com.example.app.Main",
                            "app/target/app-1.0-SNAPSHOT.jar",
                            "tools/target/tools-1.0-SNAPSHOT.jar"));
            assertTrue(project.has("app/target/classes/com/example/app/FarewellTools$$CopilotToolMeta.class"));
            assertTrue(project.has("tools/target/classes/com/example/tools/GreetingTools$$CopilotToolMeta.class"));
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void beside_lombok_and_mapstruct(Jdk jdk) throws Throwable {
        Table.prove(Build.MAVEN_LOMBOK_MAPSTRUCT, jdk, () -> {
            Project project = Project.of("maven-lombok-mapstruct", jdk);
            project.maven("compile").well();
            assertTrue(project.has(CLASSES + "/com/example/CustomerTools$$CopilotToolMeta.class"));
            assertEquals(Plain.WITH_LOMBOK, project.run("com.example.Main", CLASSES));
            Path pom = project.folder().resolve("pom.xml");
            Folder.write(pom, firstOfAll(Folder.read(pom)));
            project.maven("clean", "compile").well();
            assertEquals(Plain.WITH_LOMBOK, project.run("com.example.Main", CLASSES));
        });
    }

    /** Returns the pom with our processor before all others. */
    private static String firstOfAll(String pom) {
        int start = pom.indexOf("<annotationProcessorPaths>") + "<annotationProcessorPaths>".length();
        int ours = pom.lastIndexOf("<path>");
        int end = pom.indexOf("</path>", ours) + "</path>".length();
        assertTrue(pom.substring(ours, end).contains("copilot-tool-processor"), pom);
        return pom.substring(0, start) + pom.substring(ours, end) + pom.substring(start, ours) + pom.substring(end);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void beside_auto_value(Jdk jdk) throws Throwable {
        Table.prove(Build.MAVEN_AUTO_VALUE, jdk, () -> {
            Project project = Project.of("maven-auto-value", jdk);
            project.maven("compile").well();
            assertTrue(project.has(CLASSES + "/com/example/MoneyTools$$CopilotToolMeta.class"));
            assertEquals(
                    """
                    twice {"type":"object","properties":{"money":{"type":"object","properties":{"currency":{"type":"string"},"cents":{"type":"integer"}},"required":["cents"],"description":"the amount"},"exact":{"type":"boolean","description":"whether cents count"}},"required":["money","exact"]}
                    nothing {"type":"object","properties":{"currency":{"type":"string","description":"its currency"}},"required":["currency"]}
                    42 EUR
                    {"currency":"EUR","cents":0}
                    """,
                    project.run("com.example.Main", CLASSES));
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void tools_in_test_sources(Jdk jdk) throws Throwable {
        Table.prove(Build.MAVEN_TEST_SOURCES, jdk, () -> {
            Project project = Project.of("maven-test-sources", jdk);
            project.maven("test").well().says("Tests run: 1, Failures: 0");
            assertTrue(project.has("target/test-classes/com/example/ClockTools$$CopilotToolMeta.class"));
            assertEquals(
                    """
                    tell {"type":"object","properties":{"zone":{"type":"string","description":"The time zone"}},"required":["zone"]}
                    noon UTC
                    """,
                    project.run("com.example.TestMain", "target/test-classes", CLASSES));
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void weld(Jdk jdk) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Table.prove(Build.MAVEN_WELD, jdk, () -> {
            Project project = Project.of("maven-weld", jdk);
            project.maven("process-classes").well();
            assertEquals(
                    """
                    A proxy: true
                    MCP: [find_order]
                    fromObject: 1
                    OrderTools is created.
                    Audit: findOrder
                    order a
                    1, 2
                    1, 2
                    Outside of a request: true
                    """,
                    project.run("com.example.shop.Main", CLASSES, "target/lib/*"));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"linked", "embedded"})
    void analysers(String runtime) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Jdk jdk = Jdk.running();
        Table.prove(Build.MAVEN_ANALYSERS, jdk, () -> {
            Project project = Project.of("maven-analysers", "maven-analysers-" + runtime, jdk);
            project.maven("-Dcopilot.tool.runtime=" + runtime, "verify").well();
            assertTrue(project.has(CLASSES + "/com/example/ShelfTools$$CopilotToolMeta.class"));
            assertTrue(project.has("target/reports/apidocs/com/example/ShelfTools.html"));
            assertFalse(project.has("target/reports/apidocs/com/example/ShelfTools$$CopilotToolMeta.html"));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"linked", "embedded"})
    void proguard(String runtime) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Jdk jdk = Jdk.running();
        Table.prove(Build.MAVEN_PROGUARD, jdk, () -> {
            Project project = Project.of("maven-proguard", "maven-proguard-" + runtime, jdk);
            project.maven("-Dcopilot.tool.runtime=" + runtime, "package").well();
            assertEquals(Plain.OUTPUT, project.runAlone("com.example.Main", "target/shrunk.jar"));
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void kotlin(Jdk jdk) throws Throwable {
        Table.prove(Build.MAVEN_KOTLIN, jdk, () -> {
            Project project = Project.of("maven-kotlin", jdk);
            project.maven("compile").well();
            assertTrue(project.has(CLASSES + "/com/example/ParcelTools$$CopilotToolMeta.class"));
            String stdlib = Settings.REPOSITORY
                    .resolve("org/jetbrains/kotlin/kotlin-stdlib/2.4.21/kotlin-stdlib-2.4.21.jar")
                    .toString();
            assertEquals(
                    """
                    send {"type":"object","properties":{"address":{"type":"object","properties":{"street":{"type":"string"},"zip":{"type":"string"}},"required":["street"],"description":"To whom"},"speed":{"type":"string","enum":["SLOW","FAST"],"description":"How fast"},"weights":{"type":"array","items":{"type":"number"},"description":"In kilograms"},"count":{"type":"integer","description":"How many","default":1}},"required":["address","weights"]}
                    print {"type":"object","properties":{"label":{"type":"object","properties":{"text":{"type":"string"},"copies":{"type":"integer"}},"required":[],"description":"what is printed"}},"required":["label"]}
                    waiting {"type":"object","properties":{},"required":[]}
                    find {"type":"object","properties":{},"required":[]}
                    weigh {"type":"object","properties":{},"required":[]}
                    1 to Address(street=High Street 7, zip=null), null, [1.0, 2.5]
                    Tool send: argument 'address.street' is required.
                    {"text":"fragile","copies":1}
                    Tool find: The parcel is lost.
                    com.example.ScaleException: secret
                    """,
                    project.run("com.example.MainKt", CLASSES, stdlib));
            Folder.copy(
                    Settings.CONSUMERS.resolve("broken-kotlin"),
                    project.folder().resolve("src/main/kotlin"));
            Command.Ended broken = project.maven("compile").badly();
            broken.says("BrokenTools.kt:14: error: [copilot-type-unsupported] ");
            broken.says("on each parameter of its constructor");
        });
    }
}
