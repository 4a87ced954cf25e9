public class PersonBuilder {
    protected String name;

    public Tools.Person.Builder withName(String name) {
        this.name = name;
        return (Tools.Person.Builder) this;
    }
}
