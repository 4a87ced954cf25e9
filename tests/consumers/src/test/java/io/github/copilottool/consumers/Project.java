package io.github.copilottool.consumers;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A consumer in a folder of its own, outside of this repository's builds.
 *
 * @param folder the folder
 * @param jdk the JDK that builds it
 */
record Project(Path folder, Jdk jdk) {
    /** Options for JVMs that live a few seconds. */
    static final String CHEAP = "-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -Xshare:auto";

    /**
     * Copies a consumer. A consumer without sources gets those of {@code plain}.
     *
     * @param name the consumer's folder
     * @param jdk the JDK that builds it
     */
    static Project of(String name, Jdk jdk) {
        return of(name, name, jdk);
    }

    /**
     * Copies a consumer that is built in several ways.
     *
     * @param name the consumer's folder
     * @param copy the name of the copy
     * @param jdk the JDK that builds it
     */
    static Project of(String name, String copy, Jdk jdk) {
        Path from = Settings.CONSUMERS.resolve(name);
        Path folder = Folder.emptied(Settings.WORK.resolve("work").resolve(copy + "-" + jdk.version()));
        if (Folder.files(from, ".java").isEmpty()) {
            Folder.copy(Settings.CONSUMERS.resolve("plain"), folder);
        }
        Folder.copy(from, folder);
        return new Project(folder, jdk);
    }

    /** Adds the class with errors. */
    Project broken(String sources) {
        Folder.copy(Settings.CONSUMERS.resolve("broken"), folder.resolve(sources));
        return this;
    }

    /** Runs the Maven that runs these tests on the project. */
    Command.Ended maven(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Settings.MAVEN.resolve("bin/mvn").toString());
        command.addAll(List.of("-B", "-T1", "-Dmaven.repo.local=" + LocalRepository.folder()));
        command.add("-Dcopilot-tool.version=" + Settings.VERSION);
        if (Settings.OFFLINE) {
            command.add("-o");
        }
        command.addAll(List.of(arguments));
        String before = System.getenv().getOrDefault("MAVEN_OPTS", "");
        return Command.run(
                folder,
                Map.of("JAVA_HOME", jdk.home().toString(), "MAVEN_OPTS", (before + " " + CHEAP).strip()),
                command);
    }

    /** Runs the JDK's javac in the project's folder. */
    Command.Ended javac(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(jdk.command("javac"), "-J--enable-native-access=ALL-UNNAMED"));
        Stream.of(CHEAP.split(" ")).map("-J"::concat).forEach(command::add);
        command.addAll(arguments);
        return Command.run(folder, Map.of(), command);
    }

    /** Runs a class of the project with the API and Jackson, and returns its output. */
    String run(String main, String... classes) {
        return run(main, libraries(), classes);
    }

    /** Runs a class of the project with Jackson: the classes contain the API. */
    String runAlone(String main, String... classes) {
        return run(main, jackson(), classes);
    }

    private String run(String main, String libraries, String[] classes) {
        List<String> command = new ArrayList<>(List.of(jdk.command("java")));
        command.addAll(List.of(CHEAP.split(" ")));
        String own = Stream.of(classes)
                .map(path -> folder.resolve(path).toString())
                .collect(Collectors.joining(File.pathSeparator));
        command.addAll(List.of("-cp", own + File.pathSeparator + libraries, main));
        return Command.run(folder, Map.of(), command).well().output();
    }

    /** Whether the project has a file. */
    boolean has(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** Returns the class path with the API and Jackson. */
    static String libraries() {
        return Settings.api() + File.pathSeparator + jackson();
    }

    private static String jackson() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.contains("jackson-"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
