package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares the hashes of definitions in a catalogue, which the processor's core makes, with those of a server. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Tag("R8.5")
class PinnedTest {
    /** All control characters, and what some writers of JSON escape and others do not. */
    private static final String SOURCE =
            """
            import com.github.copilot.tool.*;

            public class Odd {
                @CopilotTool("\\0\\1\\2\\3\\4\\5\\6\\7\\b\\t\\n\\13\\f\\r\\16\\17\\20\\21\\22\\23\\24\\25\\26\\27\\30\\31"
                        + "\\32\\33\\34\\35\\36\\37\\177\\\\u001F</\\"'\\u00e4\\u2028\\ud83d\\ude00")
                public String odd(@CopilotToolParam(value = "\\33[1m", defaultValue = "1.50") double much) {
                    return "";
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void the_catalogue_and_the_server_have_the_same_hash() throws Exception {
        Path processors = Path.of(System.getProperty("mcp.directory"), "..", "java-shim", "target");
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(processors, "copilot-tool-processor-*[0-9T].jar")) {
            int code = ToolProvider.getSystemJavaCompiler()
                    .run(
                            null,
                            null,
                            null,
                            "-encoding",
                            "UTF-8",
                            "-processorpath",
                            jars.iterator().next().toString(),
                            "-Acopilot.experimental.allowed=true",
                            "-Acopilot.tool.catalog=true",
                            "-d",
                            folder.toString(),
                            Files.writeString(folder.resolve("Odd.java"), SOURCE)
                                    .toString());
            assertEquals(0, code);
        }
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {folder.toUri().toURL()});
                StdioClient client = StdioClient.initialized(
                        McpTools.of(loader.loadClass("Odd").getConstructor().newInstance())
                                .pinned())) {
            JsonNode catalogued = StdioClient.JSON
                    .readTree(folder.resolve("META-INF/copilot-tools/Odd.json").toFile())
                    .at("/tools/0");
            JsonNode served = client.request("tools/list", null).at("/result/tools/0");
            assertTrue(served.path("description").textValue().contains("\33\34"));
            assertEquals(catalogued.path("description"), served.path("description"));
            assertEquals(
                    catalogued.path("sha256").textValue(),
                    served.at("/_meta/io.github.copilottool~1sha256").textValue());
        }
    }
}
