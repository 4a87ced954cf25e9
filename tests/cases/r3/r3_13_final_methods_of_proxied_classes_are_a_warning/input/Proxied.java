import com.github.copilot.tool.CopilotTool;
import jakarta.enterprise.context.ApplicationScoped;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.scheduling.annotation.Async;
import org.springframework.transaction.annotation.Transactional;

class Proxied {
    /** The annotation is on the class. */
    @Transactional
    static class Tools {
        @CopilotTool("Finds.")
        final String find() {
            return "found";
        }

        @CopilotTool("Lists.")
        String list() {
            return "listed";
        }

        @CopilotTool("Adds.")
        static final String add() {
            return "added";
        }

        @CopilotTool("Counts.")
        @SuppressWarnings("copilot-method-final")
        final String count() {
            return "counted";
        }
    }

    /** The annotation is on another tool method. */
    static class OnMethod {
        @CopilotTool("Sends.")
        @Async
        public String send() {
            return "sent";
        }

        @CopilotTool("Stops.")
        public final String stop() {
            return "stopped";
        }
    }

    @Async("mail")
    @Scope("prototype")
    @interface InBackground {}

    /** The annotation is on the type of an annotation of a superclass. */
    @InBackground
    static class Base {
        @CopilotTool("Opens.")
        String open() {
            return "opened";
        }
    }

    static class Derived extends Base {
        @Override
        final String open() {
            return "derived";
        }
    }

    @ApplicationScoped
    interface Scoped {
        @CopilotTool("Closes.")
        String close();
    }

    static class OfInterface implements Scoped {
        @Override
        public final String close() {
            return "closed";
        }
    }

    @Configuration
    static class Configured {
        @CopilotTool("Reads.")
        final String read() {
            return "read";
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Lite {
        @CopilotTool("Reads.")
        final String read() {
            return "read";
        }
    }

    @Scope(value = "session", proxyMode = Scope.Mode.TARGET_CLASS)
    static class OfSession {
        @CopilotTool("Reads.")
        final String read() {
            return "read";
        }
    }

    @Scope("session")
    static class Unproxied {
        @CopilotTool("Reads.")
        final String read() {
            return "read";
        }
    }

    /** The framework refuses the class itself. */
    @Transactional
    static final class Closed {
        @CopilotTool("Reads.")
        final String read() {
            return "read";
        }
    }
}
