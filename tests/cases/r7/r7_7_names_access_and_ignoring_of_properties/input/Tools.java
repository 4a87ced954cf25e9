import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    public static class Address {
        public String street;
        public String town;
    }

    public static class Person {
        @JsonIgnoreProperties("town")
        public Address home;

        private String name;

        @JsonProperty("full_name")
        public void setName(String name) {
            this.name = name;
        }

        private int age;

        @JsonProperty(required = true)
        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }
    }

    @CopilotTool("Greets.")
    public String greet(Person person, int more) {
        return person.name + person.age + person.home.street;
    }
}
