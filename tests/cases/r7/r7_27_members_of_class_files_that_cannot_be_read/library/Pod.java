package library;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
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
    public Map<String, Quantity> limits;

    public interface Handle {
        void open();
    }

    @JsonDeserialize(using = Quantity.Reader.class)
    public static class Quantity {
        public static class Reader extends JsonDeserializer<Quantity> {
            @Override
            public Quantity deserialize(JsonParser parser, DeserializationContext context) {
                return new Quantity();
            }
        }
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
