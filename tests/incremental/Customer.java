/** A class that the mapper reads. */
public class Customer {
    /** Who it is. */
    public String name;

    private int age;

    public int getAge() {
        return age;
    }

    public void setAge(int age) {
        this.age = age;
    }
}
