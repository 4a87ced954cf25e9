import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    /** As Lombok's {@code @Jacksonized @SuperBuilder} writes it: the methods are in an abstract superclass. */
    @JsonDeserialize(builder = Person.PersonBuilderImpl.class)
    public static class Person {
        private final String name;
        private final List<String> tags;

        protected Person(PersonBuilder<?, ?> builder) {
            this.name = builder.name;
            this.tags = builder.tags;
        }

        public abstract static class PersonBuilder<C extends Person, B extends PersonBuilder<C, B>> {
            private String name;
            private List<String> tags;

            public B name(String name) {
                this.name = name;
                return self();
            }

            public B tags(List<String> tags) {
                this.tags = tags;
                return self();
            }

            protected abstract B self();

            public abstract C build();
        }

        @JsonPOJOBuilder(withPrefix = "", buildMethodName = "build")
        @JsonIgnoreProperties(ignoreUnknown = true)
        private static final class PersonBuilderImpl extends PersonBuilder<Person, PersonBuilderImpl> {
            @Override
            protected PersonBuilderImpl self() {
                return this;
            }

            @Override
            public Person build() {
                return new Person(this);
            }
        }

        @Override
        public String toString() {
            return name + tags;
        }
    }

    @JsonDeserialize(builder = Employee.EmployeeBuilderImpl.class)
    public static class Employee extends Person {
        private final int salary;

        protected Employee(EmployeeBuilder<?, ?> builder) {
            super(builder);
            this.salary = builder.salary;
        }

        public abstract static class EmployeeBuilder<C extends Employee, B extends EmployeeBuilder<C, B>>
                extends PersonBuilder<C, B> {
            private int salary;

            public B salary(int salary) {
                this.salary = salary;
                return self();
            }
        }

        @JsonPOJOBuilder(withPrefix = "", buildMethodName = "build")
        @JsonIgnoreProperties(ignoreUnknown = true)
        private static final class EmployeeBuilderImpl extends EmployeeBuilder<Employee, EmployeeBuilderImpl> {
            @Override
            protected EmployeeBuilderImpl self() {
                return this;
            }

            @Override
            public Employee build() {
                return new Employee(this);
            }
        }

        @Override
        public String toString() {
            return super.toString() + salary;
        }
    }

    /** The prefix is the superclass's to say, though Java does not inherit the annotation. */
    @JsonPOJOBuilder(withPrefix = "put")
    public abstract static class Putting {
        int x;

        public Putting putX(int x) {
            this.x = x;
            return this;
        }
    }

    @JsonDeserialize(builder = Point.Maker.class)
    public static final class Point {
        private final String text;

        private Point(String text) {
            this.text = text;
        }

        public static class Maker extends Putting {
            private int y;

            public void putY(int y) {
                this.y = y;
            }

            /** No property: another prefix than the superclass's. */
            public Maker withZ(int z) {
                throw new IllegalStateException();
            }

            public Point build() {
                return new Point(x + "," + y);
            }
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Of an interface, too, with what is not a property. */
    @JsonPOJOBuilder(withPrefix = "", buildMethodName = "create")
    @JsonIgnoreProperties("secret")
    public interface Fluent {}

    @JsonDeserialize(builder = Line.Maker.class)
    public static final class Line {
        private final String text;

        private Line(String text) {
            this.text = text;
        }

        public static class Maker implements Fluent {
            private Point from;
            private Point to;

            public Maker from(Point from) {
                this.from = from;
                return this;
            }

            public Maker to(Point to) {
                this.to = to;
                return this;
            }

            public Maker secret(String secret) {
                throw new IllegalStateException();
            }

            public Line create() {
                return new Line(from + " " + to);
            }
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** The nearest annotation counts as a whole, with the prefix that it has by default. */
    @JsonDeserialize(builder = Dot.Maker.class)
    public static final class Dot {
        private final int size;

        private Dot(int size) {
            this.size = size;
        }

        @JsonPOJOBuilder(buildMethodName = "make")
        public static class Maker extends Putting {
            public Maker withSize(int size) {
                x = size;
                return this;
            }

            public Dot make() {
                return new Dot(x);
            }
        }

        @Override
        public String toString() {
            return "." + size;
        }
    }

    @CopilotTool("A superclass with the methods.")
    public String person(Person person) {
        return person.toString();
    }

    @CopilotTool("Two superclasses with methods.")
    public String employee(Employee employee) {
        return employee.toString();
    }

    @CopilotTool("The prefix of a superclass.")
    public String point(Point point) {
        return point.toString();
    }

    @CopilotTool("The prefix of an interface.")
    public String line(Line line) {
        return line.toString();
    }

    @CopilotTool("The default prefix.")
    public String dot(Dot dot) {
        return dot.toString();
    }
}
