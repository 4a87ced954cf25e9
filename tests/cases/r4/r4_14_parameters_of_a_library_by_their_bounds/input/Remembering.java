import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import org.jspecify.annotations.Nullable;

abstract class Remembering<C> {
    @Tool("Remembers.")
    String remember(@Nullable C context, @P("What") String what) {
        return what + " " + (context == null);
    }
}
