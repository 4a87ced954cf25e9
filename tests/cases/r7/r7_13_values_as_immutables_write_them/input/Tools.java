import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    /** As Immutables writes them: the abstract type names its implementation, whose factory takes a class of fields. */
    @JsonDeserialize(as = ImmutableItem.class)
    public abstract static class Item {
        public abstract String name();

        public abstract int price();
    }

    public static final class ImmutableItem extends Item {
        private final String name;
        private final int price;

        private ImmutableItem(String name, int price) {
            this.name = name;
            this.price = price;
        }

        @Override
        @JsonProperty("name")
        public String name() {
            return name;
        }

        @Override
        @JsonProperty("price")
        public int price() {
            return price;
        }

        @JsonDeserialize
        static final class Json extends Item {
            String name;
            Integer price;

            @JsonProperty("name")
            public void setName(String name) {
                this.name = name;
            }

            @JsonProperty("price")
            public void setPrice(int price) {
                this.price = price;
            }

            @Override
            public String name() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int price() {
                throw new UnsupportedOperationException();
            }
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static ImmutableItem fromJson(Json json) {
            return new ImmutableItem(json.name, json.price);
        }

        @Override
        public String toString() {
            return name + "=" + price;
        }
    }

    @CopilotTool("As Immutables writes it.")
    public String item(Item item) {
        return item.toString();
    }
}
