package io.github.copilottool.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * The catalogue of tool classes, as the processor writes it with {@code -Acopilot.tool.catalog=true}, for tests that
 * compare it with a checked-in file.
 *
 * <pre>{@code
 * Catalog.of(OrderTools.class).assertMatches(Path.of("src/test/resources/tools.json"));
 * }</pre>
 */
public final class Catalog {
    private final List<CatalogTool> tools;

    private Catalog(List<CatalogTool> tools) {
        this.tools = tools;
    }

    /**
     * Returns the catalogue of tool classes.
     *
     * @param toolClasses the classes, whose catalogues are among their class files
     * @return the catalogue, sorted by the tools' names
     * @throws AssertionError if a class has no catalogue
     */
    public static Catalog of(Class<?>... toolClasses) {
        CatalogFiles files = new CatalogFiles();
        for (Class<?> each : toolClasses) {
            String file = "/META-INF/copilot-tools/" + each.getName() + ".json";
            try (InputStream in = each.getResourceAsStream(file)) {
                if (in == null) {
                    throw new AssertionError("There is no catalogue of " + each.getName()
                            + ". The processor writes one with -Acopilot.tool.catalog=true.");
                }
                files.addCatalogue(in, file);
            } catch (IOException | CatalogException unreadable) {
                throw new AssertionError(unreadable.getMessage(), unreadable);
            }
        }
        return new Catalog(files.tools());
    }

    /**
     * Returns the catalogue of all tool classes in directories and jars, as the command prints it: without the tools of
     * abstract classes and of interfaces, unless all are static.
     *
     * @param places directories of class files, or jars
     * @return the catalogue, sorted by the tools' names
     * @throws AssertionError if a place cannot be read, or none has a catalogue
     */
    public static Catalog in(Path... places) {
        CatalogFiles files = new CatalogFiles();
        try {
            for (Path each : places) {
                files.add(each.toString());
            }
            List<CatalogTool> tools = files.classFiles().withoutAbstractBases(files.tools());
            if (tools.isEmpty()) {
                throw new AssertionError("No tools are catalogued there. The processor writes catalogues with"
                        + " -Acopilot.tool.catalog=true.");
            }
            return new Catalog(tools);
        } catch (CatalogException unreadable) {
            throw new AssertionError(unreadable.getMessage(), unreadable);
        }
    }

    /**
     * {@return the catalogue as the command prints it with {@code --json}} It is the same text in each run, with lines ended
     * by {@code \n}.
     */
    public String json() {
        return JsonText.pretty(PrintCommand.json(tools));
    }

    /**
     * Asserts that a checked-in file equals {@link #json()}, or writes it, as {@link Tools#assertMatches(Path)} does. The
     * message of the error says which tools differ and whether a change breaks callers, in the words of the command's
     * {@code --against}.
     *
     * @param file the file, relative to the working directory; line separators and the end of the last line are ignored
     * @throws AssertionError if the file differs, is missing, or cannot be read or written
     */
    public void assertMatches(Path file) {
        CheckedInFile.of(file).require(PrintCommand.json(tools), "catalogue", () -> changes(file));
    }

    /** Returns the changes of the tools since the file; null if there are none, or the file is no catalogue. */
    private String changes(Path file) {
        try {
            CatalogChanges changes = CatalogChanges.between(CatalogFiles.printed(file.toString()), tools);
            return changes.isEmpty() ? null : changes.toString();
        } catch (CatalogException noCatalogue) {
            return null;
        }
    }
}
