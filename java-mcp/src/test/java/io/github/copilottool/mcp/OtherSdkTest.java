package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.tool.runtime.ClientCalls;
import io.github.copilottool.mcp.ServerProcess.Ended;
import java.io.File;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of the module with another API than ours: a stub of SDK 1.0.5, the oldest, without metadata, with the
 * definitions and tools of the test kit's test.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OtherSdkTest {
    private static final List<String> SDK = List.of(
            "tests/surfaces/common",
            "tests/surfaces/results",
            "tests/surfaces/provider",
            "tests/surfaces/1.0.5/com/github/copilot/tool",
            "java-testkit/src/test/sdk");
    private static final Predicate<String> NOT_OURS =
            entry -> !entry.matches(".*copilot-tool-api[^/\\\\]*\\.jar|.*java-api[/\\\\]target[/\\\\].*");

    /** A tool that asks who calls, with a companion written by hand. */
    private static final Map<String, String> CALLED = Map.of(
            "Called.java",
            """
            package shop;

            public final class Called {}
            """,
            "Called$$CopilotToolMeta.java",
            """
            package shop;

            import com.fasterxml.jackson.databind.ObjectMapper;
            import com.github.copilot.rpc.ToolDefinition;
            import com.github.copilot.tool.CopilotToolMetadataProvider;
            import io.github.copilottool.mcp.McpToolInvocation;
            import java.util.List;
            import java.util.Map;
            import java.util.concurrent.CompletableFuture;

            public final class Called$$CopilotToolMeta implements CopilotToolMetadataProvider<Called> {
                @Override
                public List<ToolDefinition> definitions(Called instance, ObjectMapper mapper) {
                    return List.of(new ToolDefinition("who_calls", "Says who calls.", Map.of("type", "object"),
                            call -> CompletableFuture.completedFuture(McpToolInvocation.of(call).clientName()),
                            null, null, null));
                }
            }
            """);

    @TempDir
    Path folder;

    /** Compiles the stub and the tools, except the class that uses the test kit. */
    private void compile() throws Exception {
        List<Path> sources = new ArrayList<>();
        for (String each : SDK) {
            try (Stream<Path> files = Files.walk(Path.of(System.getProperty("mcp.directory"), "..", each))) {
                files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("Consumer.java"))
                        .forEach(sources::add);
            }
        }
        for (Map.Entry<String, String> source : CALLED.entrySet()) {
            sources.add(Files.writeString(folder.resolve(source.getKey()), source.getValue()));
        }
        String path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(NOT_OURS)
                .collect(Collectors.joining(File.pathSeparator));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (var files = javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-proc:none", "-cp", path, "-d", folder.toString());
            boolean succeeded = javac.getTask(
                            said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertTrue(succeeded, said.toString());
        }
    }

    @Test
    void tools_of_the_oldest_sdk_are_served() throws Exception {
        compile();
        List<String> command = new ArrayList<>(ServerProcess.command(NOT_OURS, "shop.ProxiedShop", "shop.Called"));
        command.set(2, folder + File.pathSeparator + command.get(2));
        Ended ended = ServerProcess.run(
                command,
                """
                {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
                "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
                {"jsonrpc":"2.0","method":"notifications/initialized"}
                {"jsonrpc":"2.0","id":1,"method":"tools/list"}
                {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"refuse"}}
                {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"fail"}}
                {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"who_calls"}}
                """);
        assertEquals(0, ended.code(), ended::err);
        for (String answer : List.of(
                "\"name\":\"greet\"",
                "{\"content\":[{\"type\":\"text\",\"text\":\"test\"}],\"isError\":false}",
                "{\"content\":[{\"type\":\"text\",\"text\":\"Closed.\"}],\"isError\":true}",
                "{\"content\":[{\"type\":\"text\",\"text\":\"" + ClientCalls.GENERIC_FAILURE
                        + "\"}],\"isError\":true}")) {
            assertTrue(ended.out().contains(answer), () -> ended.out() + ended.err());
        }
        command = ServerProcess.command(
                NOT_OURS.and(entry -> !entry.matches(".*(copilot-tool|java)-runtime.*")), "shop.ProxiedShop");
        command.set(2, folder + File.pathSeparator + command.get(2));
        assertTrue(ServerProcess.run(command, "").err().contains("Add copilot-tool-runtime to the class path."));
    }
}
