package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Calls tools with results of Reactor and of Mutiny, which the processor does not have. */
@Tag("R6.2")
class ReactiveTest {
    @Test
    void results_are_awaited_and_subscriptions_cancelled() {
        Project project = Project.of("maven-reactive", Jdk.running());
        project.maven("process-classes").well();
        assertEquals(
                """
                find: {"id":"a","count":3}
                find: null
                fail: failed: java.lang.IllegalStateException: secret
                list: [{"id":"a1","count":1},{"id":"a2","count":2}]
                list: []
                list: failure, Tool list: the result has more than 1,000 elements.
                the Flux is cancelled
                endless: failure, Tool endless: the result has more than 1,000 elements.
                count: 7
                numbers: [0,1]
                the Multi is cancelled
                all: failure, Tool all: the result has more than 1,000 elements.
                never is done: false
                the Mono is cancelled
                waiting is done: false
                the Uni is cancelled
                """,
                project.run("com.example.Main", "target/classes", "target/lib/*"));
    }
}
