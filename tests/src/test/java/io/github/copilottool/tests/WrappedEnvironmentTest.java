package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the environments of Gradle and IntelliJ IDEA, where there are no trees, every case is the same. */
@Tag("R1.3")
class WrappedEnvironmentTest {
    @ParameterizedTest
    @ValueSource(classes = {WrappingProcessor.LikeGradle.class, WrappingProcessor.LikeIntelliJ.class})
    void companions_and_diagnostics_are_those_of_javac(Class<?> wrapper) {
        Map<String, String> differing = new TreeMap<>();
        int companions = 0;
        for (Case tested : Case.chosen()) {
            Path work =
                    Run.WORK.resolve("wrapped").resolve(wrapper.getSimpleName()).resolve(tested.name());
            Run run = Run.inside(wrapper, tested, work);
            Map<String, String> expected = Tree.texts(tested.folder().resolve("expected"), path -> true);
            if (!expected.equals(Folded.all(run.companions()))) {
                differing.put(tested.name(), "the companions differ; " + headers(run.reported()));
            } else if (!headers(tested.diagnostics()).equals(headers(run.reported()))) {
                differing.put(tested.name(), headers(tested.diagnostics()) + " became " + headers(run.reported()));
            }
            companions += expected.size();
        }
        assertEquals(Map.of(), differing);
        assertTrue(companions > 0);
    }

    private static List<String> headers(List<Reported> reported) {
        return reported.stream().sorted(Reported.ORDER).map(Reported::header).toList();
    }
}
