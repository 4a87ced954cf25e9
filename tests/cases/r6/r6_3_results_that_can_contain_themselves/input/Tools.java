import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class Tools {
    public static class Pet {
        public String name = "Leo";
        public List<Visit> visits = new ArrayList<>();
    }

    public static class Visit {
        public AtomicReference<Pet> pet = new AtomicReference<>();
    }

    public static class Item {
        public Folder parent;
    }

    public static class Folder extends Item {
        public Item[] items;
    }

    /** A tree, as the sections. */
    public static class Node {
        public Node first;
        public List<Node> children = List.of();
    }

    /** Each is made of what it contains. */
    public record Section(String title, List<Note> notes) {}

    public record Note(String text, Section more) {}

    public static class Owner {
        @JsonManagedReference
        public List<House> houses = new ArrayList<>();

        @JsonIgnoreProperties("owner")
        public Car car = new Car();
    }

    public static class House {
        @JsonBackReference
        public Owner owner;

        public int rooms = 3;
    }

    public static class Car {
        public Owner owner;
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
    public static class Author {
        public int id = 1;
        public Book book = new Book();
    }

    public static class Book {
        public Author author;
    }

    @CopilotTool("Leads back.")
    public Pet pet() {
        Pet pet = new Pet();
        Visit visit = new Visit();
        visit.pet.set(pet);
        pet.visits.add(visit);
        return pet;
    }

    @CopilotTool("Leads back.")
    public List<Folder> folders() {
        return List.of();
    }

    @CopilotTool("Is a tree.")
    public Node node() {
        Node node = new Node();
        node.children = List.of(new Node());
        return node;
    }

    @CopilotTool("Is a tree.")
    public Section section() {
        return new Section("a", List.of(new Note("b", new Section("c", List.of()))));
    }

    @CopilotTool("Leaves out what leads back.")
    public Owner owner() {
        Owner owner = new Owner();
        owner.houses.add(new House());
        owner.houses.get(0).owner = owner;
        owner.car.owner = owner;
        return owner;
    }

    @CopilotTool("Writes an id.")
    public Author author() {
        Author author = new Author();
        author.book.author = author;
        return author;
    }
}
