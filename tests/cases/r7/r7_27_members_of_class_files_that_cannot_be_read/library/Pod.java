package library;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/** As a library has it: one optional member that cannot be read. */
public class Pod {
    public String name;
    public Handle handle;
    public List<Handle> handles;
    public Map<String, Inner> inner;
    public InputStream stream;

    public interface Handle {
        void open();
    }

    /** It cannot be read without its handle. */
    public static class Inner {
        public final Handle handle;

        @JsonCreator
        public Inner(@JsonProperty(value = "handle", required = true) Handle handle) {
            this.handle = handle;
        }
    }
}
