package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The catalogues in directories and jars, as the processor writes them with {@code -Acopilot.tool.catalog=true}. */
final class CatalogFiles {
    private static final String FOLDER = "META-INF/copilot-tools/";
    private static final String SUFFIX = ".json";

    // 5,000 tools take about 5 MB.
    private static final int MOST_BYTES = 256 << 20;

    private final Map<String, Read> classes = new TreeMap<>();
    private final ClassFiles classFiles = new ClassFiles();

    /** The catalogue of one class: its text, the place that it was read from, and its tools. */
    private record Read(String text, String place, List<CatalogTool> tools) {}

    /** Returns the tools of all classes that were read, sorted by name, then by class. */
    List<CatalogTool> tools() {
        return sorted(classes.values().stream().flatMap(read -> read.tools().stream()));
    }

    private static List<CatalogTool> sorted(Stream<CatalogTool> tools) {
        return tools.sorted(Comparator.comparing(CatalogTool::name).thenComparing(CatalogTool::toolClass))
                .toList();
    }

    /** Returns the class files in the places that were read. */
    ClassFiles classFiles() {
        return classFiles;
    }

    /** Reads a catalogue that was printed as JSON, or one that the processor wrote. */
    static List<CatalogTool> printed(String file) throws CatalogException {
        Path path = Command.path(file);
        try (InputStream in = Files.newInputStream(path)) {
            JsonNode catalogue = json(text(in, file), file);
            if (catalogue.has("class")) {
                return ofClass(catalogue, file);
            }
            if (!catalogue.path("tools").isArray()) {
                throw new CatalogException(file + " is no catalogue: it has no tools.");
            }
            return sorted(tools(catalogue, file).stream());
        } catch (IOException unreadable) {
            throw Command.unreadable(file, unreadable);
        }
    }

    /** Reads a directory or jar. */
    void add(String place) throws CatalogException {
        Path path = Command.path(place);
        if (Files.isDirectory(path)) {
            addDirectory(path);
        } else if (Files.notExists(path)) {
            throw new CatalogException(place + " does not exist.");
        } else {
            addJar(path);
        }
    }

    /**
     * Reads a class path. As for a JVM, {@code lib/*} means the jars in {@code lib}, and an entry that does not exist
     * is ignored: build tools name directories that they never create.
     */
    void addClassPath(String classPath) throws CatalogException {
        for (String entry : classPath.split(File.pathSeparator)) {
            boolean all = entry.equals("*") || entry.endsWith("/*") || entry.endsWith(File.separator + "*");
            if (all) {
                for (Path jar : jars(Command.path(entry.equals("*") ? "." : entry.substring(0, entry.length() - 1)))) {
                    addJar(jar);
                }
            } else if (!entry.isEmpty() && !Files.notExists(Command.path(entry))) {
                add(entry);
            }
        }
    }

    private static List<Path> jars(Path folder) throws CatalogException {
        return Files.isDirectory(folder)
                ? list(folder).stream()
                        .filter(each -> each.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
                        .toList()
                : List.of();
    }

    private static List<Path> list(Path folder) throws CatalogException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        } catch (IOException unreadable) {
            throw Command.unreadable(folder, unreadable);
        } catch (UncheckedIOException unreadable) {
            throw Command.unreadable(folder, unreadable.getCause());
        }
    }

    private void addDirectory(Path directory) throws CatalogException {
        classFiles.add(directory);
        Path folder = directory.resolve(FOLDER);
        if (!Files.exists(folder)) {
            // The directory may have no catalogues, but it must be readable.
            list(directory);
            return;
        }
        for (Path file : list(folder)) {
            if (file.toString().endsWith(SUFFIX)) {
                try (InputStream in = Files.newInputStream(file)) {
                    addCatalogue(in, file.toString());
                } catch (IOException unreadable) {
                    throw Command.unreadable(file, unreadable);
                }
            }
        }
    }

    private void addJar(Path jar) throws CatalogException {
        classFiles.add(jar);
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<? extends ZipEntry> entries = zip.stream()
                    .filter(each -> !each.isDirectory() && isCatalogue(each.getName()))
                    .sorted(Comparator.comparing(ZipEntry::getName))
                    .toList();
            for (ZipEntry entry : entries) {
                String place = jar + "!/" + entry.getName();
                try (InputStream in = zip.getInputStream(entry)) {
                    addCatalogue(in, place);
                } catch (IOException unreadable) {
                    throw Command.unreadable(place, unreadable);
                }
            }
        } catch (ZipException noJar) {
            throw new CatalogException(jar + " is neither a directory nor a jar: " + noJar.getMessage() + ".");
        } catch (IOException unreadable) {
            throw Command.unreadable(jar, unreadable);
        } catch (UncheckedIOException | IllegalArgumentException | IllegalStateException damaged) {
            throw new CatalogException(jar + " is damaged: " + damaged.getMessage() + ".");
        }
    }

    private static boolean isCatalogue(String entry) {
        return entry.startsWith(FOLDER) && entry.endsWith(SUFFIX) && entry.indexOf('/', FOLDER.length()) < 0;
    }

    /** Reads the catalogue of one class, which must not differ from one of the same class that was read before. */
    void addCatalogue(InputStream in, String place) throws IOException, CatalogException {
        String text = text(in, place);
        JsonNode catalogue = json(text, place);
        List<CatalogTool> tools = ofClass(catalogue, place);
        String toolClass = catalogue.path("class").asText();
        // As in a JVM, the first class with a name wins.
        Read known = classes.putIfAbsent(toolClass, new Read(text, place, tools));
        if (known != null && !known.text().equals(text)) {
            throw new CatalogException(
                    "The catalogues of " + toolClass + " differ: " + known.place() + " and " + place + ".");
        }
    }

    private static String text(InputStream in, String place) throws IOException, CatalogException {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw new CatalogException(place + " is larger than any catalogue: more than " + MOST_BYTES + " bytes.");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException noText) {
            throw new CatalogException(place + " is not UTF-8.");
        }
    }

    private static JsonNode json(String text, String place) throws CatalogException {
        try {
            return JsonText.read(text);
        } catch (JsonProcessingException damaged) {
            JsonLocation at = damaged.getLocation();
            String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new CatalogException(place + " is not JSON" + where + ": " + damaged.getOriginalMessage());
        }
    }

    private static List<CatalogTool> ofClass(JsonNode catalogue, String place) throws CatalogException {
        if (!catalogue.path("class").isTextual() || !catalogue.path("tools").isArray()) {
            throw new CatalogException(place + " is no catalogue: it has no class or no tools.");
        }
        return tools(catalogue, place);
    }

    /** Returns the tools of a catalogue, whose class is a member of the catalogue or of each tool. */
    private static List<CatalogTool> tools(JsonNode catalogue, String place) throws CatalogException {
        List<CatalogTool> tools = new ArrayList<>();
        for (JsonNode tool : catalogue.path("tools")) {
            if (!tool.path("name").isTextual() || !tool.path("parameters").isObject()) {
                throw new CatalogException(place + " is no catalogue: a tool has no name or no parameters.");
            }
            JsonNode owner = catalogue.has("class") ? catalogue : tool;
            tools.add(new CatalogTool(owner.path("class").asText(), tool));
        }
        return tools;
    }
}
