import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.io.Serializable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

abstract class Stored<T extends Serializable, F extends Future<T>> {
    @CopilotTool("Store.")
    public String store(@CopilotToolParam(name = "entity", value = "Entity") T entity) {
        return entity.toString();
    }

    @CopilotTool("Load.")
    public abstract F load(String id);

    record Address(@CopilotToolParam("The street.") String street, int number) implements Serializable {}

    static class Addresses extends Stored<Address, CompletableFuture<Address>> {
        @Override
        public CompletableFuture<Address> load(String id) {
            return CompletableFuture.completedFuture(new Address(id, 1));
        }
    }
}
