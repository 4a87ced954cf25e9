import com.github.copilot.tool.CopilotTool;

class Tools {
    /** As Lombok's Value and Builder make it, without Jacksonized. */
    static final class Person {
        private final String name;
        private final int age;

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }

        public String getName() {
            return name;
        }

        public int getAge() {
            return age;
        }

        public static PersonBuilder builder() {
            return new PersonBuilder();
        }

        static class PersonBuilder {
            private String name;
            private int age;

            public PersonBuilder name(String name) {
                this.name = name;
                return this;
            }

            public PersonBuilder age(int age) {
                this.age = age;
                return this;
            }

            public Person build() {
                return new Person(name, age);
            }
        }
    }

    @CopilotTool("Finds.")
    void find(Person person, int other) {}
}
