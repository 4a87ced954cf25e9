import dev.langchain4j.agent.tool.P;
import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.model.output.structured.Description;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Tools for langchain4j, written from its documentation. */
public class Bookings {
    public enum Board {
        NONE,
        BREAKFAST,
        FULL
    }

    @Description("Somebody who stays")
    public record Guest(
            @Description("The full name") String name,
            @Description({"The age", "in years"}) int age,
            List<String> wishes) {}

    public static class Address {
        @Description("Street and number")
        public String street;

        public String city;
    }

    @Tool("Finds free rooms of a hotel.")
    public List<String> findRooms(
            @P("The hotel's name") String hotel,
            @P("The first night") LocalDate from,
            @P(value = "The number of nights", required = false) Integer nights) {
        return List.of(hotel, from.toString(), String.valueOf(nights));
    }

    @Tool({"Books a room.", "The guest is charged at once."})
    public String book(
            @P("The guest") Guest guest,
            @P(description = "The meals", defaultValue = "BREAKFAST") Board board,
            @P(value = "The number of beds", defaultValue = "2") int beds,
            @P(value = "A greeting on the pillow", defaultValue = "") String greeting) {
        return guest.name() + " " + board + " " + beds + " '" + greeting + "'";
    }

    @Tool(name = "add_costs", value = "Adds two amounts.")
    public BigDecimal add(@P("The first") BigDecimal first, @P(name = "other", value = "The second") double second) {
        return first.add(BigDecimal.valueOf(second));
    }

    @Tool("Sends a confirmation.")
    public CompletableFuture<String> confirm(
            @P("The booking") UUID booking,
            @P("To whom") List<Guest> guests,
            @P("The rooms") Set<Integer> rooms,
            @P("A subject") Optional<String> subject,
            boolean printed) {
        return CompletableFuture.completedFuture(guests.size() + " " + rooms + " " + subject.orElse("-") + " " + printed);
    }

    @Tool("Changes the address of a hotel.")
    public String move(@P("The new address") Address address) {
        return address.street + ", " + address.city;
    }

    @Tool
    public void ping() {}

    /** Cancels a booking. */
    @Tool
    public boolean cancel(String booking) {
        return !booking.isEmpty();
    }
}
