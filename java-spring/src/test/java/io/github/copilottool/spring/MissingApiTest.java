package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.github.copilot.rpc.ToolDefinition;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Tests of an application whose class path has no API. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MissingApiTest {
    /** The application. */
    @Configuration
    @EnableAutoConfiguration
    @Import(Session.class)
    public static class Chat implements Runnable {
        @Override
        public void run() {
            SpringApplication.run(Chat.class, "--server.port=0", "--logging.level.root=off");
        }
    }

    /** A bean that cannot be created without the API. */
    public static class Session {
        /** @param tools all tools */
        public Session(List<ToolDefinition> tools) {}
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    com.github.copilot.              | rpc.ToolDefinition        | copilot-tool-api, or the Copilot SDK and copilot-tool-runtime,
                    com.github.copilot.tool.runtime. | tool.runtime.CopilotTools | copilot-tool-runtime
                    """)
    void the_start_ends_with_what_to_add(String missing, String type, String added) throws Exception {
        URL[] path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(MissingApiTest::url)
                .toArray(URL[]::new);
        Thread thread = Thread.currentThread();
        ClassLoader own = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                if (name.startsWith(missing)) {
                    throw new ClassNotFoundException(name);
                }
                return super.findClass(name);
            }
        }) {
            thread.setContextClassLoader(loader);
            Runnable chat = (Runnable)
                    loader.loadClass(Chat.class.getName()).getConstructor().newInstance();
            assertEquals(
                    "The class com.github.copilot." + type + " is missing. Add " + added + " to the class path.",
                    assertThrows(IllegalStateException.class, chat::run).getMessage());
        } finally {
            thread.setContextClassLoader(own);
        }
    }
}
