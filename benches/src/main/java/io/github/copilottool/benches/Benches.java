package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program that runs all benchmarks and writes {@code benchmarks.json}, {@code benchmarks.md} and {@code
 * benchmarks.svg}.
 */
public final class Benches {
    private Benches() {}

    /**
     * Runs the benchmarks that the system properties {@code bench.*} choose; {@code CONTRIBUTING.md} lists the
     * properties.
     *
     * @param arguments none
     * @throws IOException if a benchmark fails, or a report cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Settings settings = Settings.ofSystemProperties();
        if (settings.docs().isPresent() && settings.parts().size() < Settings.Part.values().length) {
            throw new IllegalArgumentException("The docs need all parts: leave bench.parts out");
        }
        Files.createDirectories(settings.work());
        long start = System.nanoTime();

        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("quick", settings.quick());
        json.set("machine", Machine.json(settings));
        ObjectNode sizes = JsonNodeFactory.instance.objectNode();
        sizes.set("processor", JarSizes.json(settings.processor()));
        if (settings.parts().contains(Settings.Part.COMPILATIONS)) {
            CompileOverhead compilations = new CompileOverhead(settings);
            json.set("compilations", compilations.run());
            sizes.set("companions", compilations.sizes());
            save(settings, json);
        }
        if (settings.parts().contains(Settings.Part.SERVER)) {
            json.set("buildServer", new BuildServer(settings).run());
            save(settings, json);
        }
        if (settings.parts().contains(Settings.Part.RUNTIME)) {
            json.set("runTime", new Registration(settings).run());
            save(settings, json);
        }
        if (settings.parts().contains(Settings.Part.ARGUMENTS)) {
            json.set("worstArguments", new WorstArguments(settings).run());
        }
        json.set("sizes", sizes);
        json.put("loadAtEnd", Machine.load());
        json.put("seconds", Math.round((System.nanoTime() - start) / 1e9));

        String tables = Report.markdown(json);
        save(settings, json);
        Files.writeString(settings.work().resolve("benchmarks.md"), tables);
        if (json.has("compilations")) {
            Files.writeString(settings.work().resolve("benchmarks.svg"), Chart.svg(json.get("compilations")));
        }
        System.out.println(tables);
        if (settings.docs().isPresent()) {
            Path page = settings.docs().get();
            Files.writeString(page, Report.inserted(Files.readString(page), tables));
            Files.writeString(page.resolveSibling("benchmarks.svg"), Chart.svg(json.get("compilations")));
        }
        System.out.println("Written to " + settings.work());
    }

    /** Writes what is measured so far: a part that fails later does not lose it. */
    private static void save(Settings settings, ObjectNode json) throws IOException {
        new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(settings.work().resolve("benchmarks.json").toFile(), json);
    }
}
