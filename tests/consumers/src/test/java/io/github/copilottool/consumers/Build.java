package io.github.copilottool.consumers;

/** The ways to build with the processor. Each is a line of the table. */
enum Build {
    MAVEN_PROCESSOR_PATH(
            "Maven, annotationProcessorPaths",
            "companions appear, linked with copilot-tool-runtime, and run; errors have file, line, column and code"),
    MAVEN_INCREMENTAL(
            "Maven, again after a record was edited", "the companion of the tool class that takes the record changes"),
    MAVEN_CLASS_PATH(
            "Maven, provided dependency on the class path",
            "found there by javac to 22; from 23 on with -proc:full, and without it nothing is generated"),
    MAVEN_MODULES(
            "Maven, tools in one module, used in another",
            "a companion is found in another module's jar; a class inherits tools from it"),
    MAVEN_LOMBOK_MAPSTRUCT(
            "Maven, beside Lombok and MapStruct",
            "members that Lombok adds are seen, in either order of the processors, with -Werror"),
    MAVEN_AUTO_VALUE("Maven, beside AutoValue", "generated types in the signatures of tools"),
    MAVEN_TEST_SOURCES(
            "Maven, tools in test sources",
            "their companions are among the test classes; the test kit runs on JUnit 6.1"),
    MAVEN_KOTLIN(
            "Maven, Kotlin with kapt",
            "companions of Kotlin classes run; null, defaults and data classes are seen; errors are at the Kotlin source"),
    SPRING_BOOT_3_5(
            "Maven, Spring Boot 3.5",
            "beans have tools, called through their proxies, in a session and over MCP by the Inspector; lazy beans stay"
                    + " lazy; other origins, requests without a token and calls beyond the limit are refused; the outcome of"
                    + " each call is observed"),
    SPRING_BOOT_4_0("Maven, Spring Boot 4.0", "the same jars, sources and results"),
    SPRING_BOOT_4_1("Maven, Spring Boot 4.1", "the same jars, sources and results"),
    SPRING_AOT(
            "Maven, Spring Boot 3.5, processed ahead of time", "the same, with -Dspring.aot.enabled=true on the JVM"),
    SPRING_AI_1_1(
            "Maven, Spring Boot 3.5 and Spring AI 1.1",
            "a chat client calls the tools of beans, and the model is told of wrong arguments; a property switches it off"),
    SPRING_AI_2_0("Maven, Spring Boot 4.1 and Spring AI 2.0", "the same jars, sources and results"),
    MAVEN_WELD(
            "Maven, Weld SE (CDI)",
            "the client proxies of beans have the tools of their classes; interceptors run, and each request has its"
                    + " object"),
    MAVEN_QUARKUS(
            "Maven, Quarkus 3.37 with its MCP server",
            "one class has tools for Quarkus and companions; Quarkus lists what the definitions of companions are compared"
                    + " with"),
    MAVEN_ANALYSERS(
            "Maven, with Error Prone, JaCoCo, PMD, Checkstyle, SpotBugs and Javadoc",
            "no finding in linked and embedding companions; coverage and Javadoc leave them out"),
    MAVEN_PROGUARD("Maven, ProGuard", "companions work in a jar that was shrunk, optimized and renamed"),
    GRADLE(
            "Gradle, annotationProcessor",
            "companions appear, linked with copilot-tool-runtime, and run; errors have file, line and code"),
    GRADLE_LOMBOK("Gradle, beside Lombok and MapStruct", "members that Lombok adds are seen, with -Werror"),
    GRADLE_JARS("Gradle, this project's own jars", "entries and class files are those of Maven's jars"),
    JAVAC_PROCESSOR_PATH("javac -processorpath", "companions appear and run; errors have file, line and code"),
    JAVAC_PROCESSOR_MODULE_PATH("javac --processor-module-path", "the same companions"),
    JAVAC_RELEASES("javac --release 17, 21 and 25", "no warning, of the source version neither"),
    JAVAC_MODULAR("javac, a named module", "the companion compiles in an exported package");

    /** The build, as the table shows it. */
    final String title;

    /** The result that the test proves, as the table shows it. */
    final String proves;

    Build(String title, String proves) {
        this.title = title;
        this.proves = proves;
    }
}
