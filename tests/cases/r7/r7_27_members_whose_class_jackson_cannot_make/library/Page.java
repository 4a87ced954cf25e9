package library;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A class that takes unknown members, with members that Jackson cannot make. */
public class Page {
    public String title;
    public Response response;
    public List<Response> responses;
    public Options options;
    public Inner inner;
    public Only only;
    public Pair pair;
    public Typed typed;

    @JsonProperty("raw-text")
    @JsonDeserialize(using = Raw.class)
    public Object raw;

    @JsonDeserialize(contentUsing = Raw.class)
    public List<Object> raws;

    @JsonAnySetter
    public Map<String, Object> others = new LinkedHashMap<>();

    /** It has no constructor that Jackson uses; its properties can be read. */
    public static class Response {
        private final int code;
        private final Response previous;

        public Response(int code, Response previous) {
            this.code = code;
            this.previous = previous;
        }

        public int getCode() {
            return code;
        }

        public Response getPrevious() {
            return previous;
        }
    }

    /** It has a builder that no annotation names. */
    public static class Options {
        private final String key;

        private Options(String key, int size) {
            this.key = key;
        }

        public String getKey() {
            return key;
        }

        public static OptionsBuilder builder() {
            return new OptionsBuilder();
        }
    }

    public static class OptionsBuilder {
        public Options build() {
            return new Options("", 0);
        }
    }

    /** It is not static. */
    public class Inner {
        public String text;
    }

    /** None of its members can be read. */
    public static class Only {
        public Runnable handle;
        public Response response;
    }

    /** A record that cannot be read without its component. */
    public record Pair(String left, Runnable right) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    public interface Typed {}

    public static class Raw extends JsonDeserializer<Object> {
        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            throw new IllegalStateException("reached");
        }
    }

    /** Jackson refuses the definition of a class without a creator, too, because of one of its properties. */
    public static class Holding {
        public String name;
        public Held held;
    }

    public static class Held {
        public Thread thread;

        public Held(Thread thread) {
            this.thread = thread;
        }
    }
}
