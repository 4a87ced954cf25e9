package io.github.copilottool.benches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A generator of tool classes like those of a small shop: strings, integers, longs, enums, records and lists of them,
 * Optionals, defaults and descriptions, with two or three parameters per tool. The same numbers give the same sources.
 */
final class ToolSources {
    /** The package of the written classes. */
    static final String PACKAGE = "com.example.shop";

    private static final List<String> SUBJECTS = List.of(
            "Item", "Order", "Parcel", "Invoice", "Customer", "Supplier", "Ticket", "Room", "Booking", "Device");

    /**
     * One kind of tool.
     *
     * @param method the tool method's source, with S for the subject and SN for the part that makes a name unique
     * @param lambda the source after {@code ToolDefinition.} that makes the same tool of a lambda; its name has sN
     */
    private record Kind(String method, String lambda) {}

    private static final List<Kind> KINDS = List.of(
            new Kind(
                    """
                        @CopilotTool("Searches S by words of its title.")
                        public List<String> searchSN(
                                @CopilotToolParam("The words to search for") String query,
                                @CopilotToolParam(value = "The most matches to return", required = false, defaultValue = "10") int limit,
                                @CopilotToolParam(value = "How to sort", required = false, defaultValue = "NEWEST_FIRST") Sort sort) {
                            return List.of(query, sort + ":" + limit);
                        }
                    """,
                    """
                    from("search_sN", "Searches S by words of its title.",
                            Param.of(Search.class, "search", "What to search for"),
                            search -> tools.searchSN(search.query(), search.limit(), search.sort()))"""),
            new Kind(
                    """
                        @CopilotTool("Gets the address of one S.")
                        public Address getSN(
                                @CopilotToolParam("The id, as search gives it") String id,
                                @CopilotToolParam(value = "Whether to show archived ones", required = false, defaultValue = "false")
                                        boolean archived) {
                            return new Address(id, archived ? "1" : "2", "Bath");
                        }
                    """,
                    """
                    from("get_sN", "Gets the address of one S.",
                            Param.of(String.class, "id", "The id, as search gives it"),
                            Param.of(Boolean.class, "archived", "Whether to show archived ones", false, "false"),
                            (id, archived) -> tools.getSN(id, archived))"""),
            new Kind(
                    """
                        @CopilotTool("Places one S.")
                        public String placeSN(
                                @CopilotToolParam("Who orders") String customer,
                                @CopilotToolParam("What is ordered") List<Line> lines,
                                @CopilotToolParam("A remark for the carrier") Optional<String> remark) {
                            return customer + lines.size() + remark.orElse("");
                        }
                    """,
                    """
                    from("place_sN", "Places one S.",
                            Param.of(Placement.class, "placement", "What is ordered"),
                            placement -> tools.placeSN(placement.customer(), placement.lines(), placement.remark()))"""),
            new Kind(
                    """
                        @CopilotTool("Moves one S to another state.")
                        public void setStatusOfSN(
                                @CopilotToolParam("The number on the label") long number,
                                @CopilotToolParam("The new state") Status status,
                                @CopilotToolParam(value = "Why", required = false) String reason) {}
                    """,
                    """
                    from("set_status_of_sN", "Moves one S to another state.",
                            Param.of(Change.class, "change", "What changes"),
                            change -> {
                                tools.setStatusOfSN(change.number(), change.status(), change.reason());
                                return "Success";
                            })"""),
            new Kind(
                    """
                        @CopilotTool("Makes an appointment for one S.")
                        public String scheduleSN(Appointment appointment) {
                            return appointment.title() + appointment.minutes();
                        }
                    """,
                    """
                    from("schedule_sN", "Makes an appointment for one S.",
                            Param.of(Appointment.class, "appointment", "The appointment"),
                            appointment -> tools.scheduleSN(appointment))"""),
            new Kind(
                    """
                        @CopilotTool("Tells what it costs to send one S, in euros.")
                        public CompletableFuture<Double> priceOfSN(
                                @CopilotToolParam("The weight in kilograms") double weight,
                                @CopilotToolParam(value = "How it travels", required = false, defaultValue = "STANDARD") Shipping shipping) {
                            return CompletableFuture.completedFuture(weight * shipping.ordinal());
                        }
                    """,
                    """
                    fromAsync("price_of_sN", "Tells what it costs to send one S, in euros.",
                            Param.of(Double.class, "weight", "The weight in kilograms"),
                            Param.of(Shipping.class, "shipping", "How it travels", false, "STANDARD"),
                            (weight, shipping) -> tools.priceOfSN(weight, shipping))"""),
            new Kind(
                    """
                        @CopilotTool("Puts labels on one S.")
                        public String labelSN(
                                @CopilotToolParam("The id, as search gives it") String id,
                                @CopilotToolParam("The labels") List<String> labels) {
                            return id + labels;
                        }
                    """,
                    """
                    from("label_sN", "Puts labels on one S.",
                            Param.of(String.class, "id", "The id, as search gives it"),
                            Param.of(String[].class, "labels", "The labels"),
                            (id, labels) -> tools.labelSN(id, List.of(labels)))"""),
            new Kind(
                    """
                        @CopilotTool("Lists S between two numbers.")
                        public List<Long> listSN(
                                @CopilotToolParam("The first number") long from,
                                @CopilotToolParam("The last number") long to,
                                @CopilotToolParam("Only in this state") Optional<Status> status,
                                @CopilotToolParam(value = "The page", required = false, defaultValue = "1") int page) {
                            return List.of(from, to, (long) page);
                        }
                    """,
                    """
                    from("list_sN", "Lists S between two numbers.",
                            Param.of(Range.class, "range", "Which ones"),
                            range -> tools.listSN(range.from(), range.to(), range.status(), range.page()))"""),
            new Kind(
                    """
                        @CopilotTool("Changes the address of one S.")
                        public Address moveSN(
                                @CopilotToolParam("The customer's number") long customer,
                                @CopilotToolParam("Where to") Address address) {
                            return address;
                        }
                    """,
                    """
                    from("move_sN", "Changes the address of one S.",
                            Param.of(Long.class, "customer", "The customer's number"),
                            Param.of(Address.class, "address", "Where to"),
                            (customer, address) -> tools.moveSN(customer, address))"""),
            new Kind(
                    """
                        @CopilotTool("Sends one S again.")
                        public boolean resendSN(
                                @CopilotToolParam("The id, as search gives it") String id,
                                @CopilotToolParam("Who is told, with name and number") List<Line> copies,
                                @CopilotToolParam(value = "How it travels", required = false, defaultValue = "EXPRESS") Shipping shipping) {
                            return copies.isEmpty();
                        }
                    """,
                    """
                    from("resend_sN", "Sends one S again.",
                            Param.of(Resending.class, "resending", "What is sent"),
                            resending -> tools.resendSN(resending.id(), resending.copies(), resending.shipping()))"""));

    /** The records for tools with more parameters than the two that a lambda may have. */
    private static final String RECORDS =
            """
                public record Search(
                        @CopilotToolParam("The words to search for") String query,
                        @CopilotToolParam("The most matches to return") int limit,
                        @CopilotToolParam("How to sort") Sort sort) {}

                public record Placement(
                        @CopilotToolParam("Who orders") String customer,
                        @CopilotToolParam("What is ordered") List<Line> lines,
                        @CopilotToolParam("A remark for the carrier") Optional<String> remark) {}

                public record Change(
                        @CopilotToolParam("The number on the label") long number,
                        @CopilotToolParam("The new state") Status status,
                        @CopilotToolParam(value = "Why", required = false) String reason) {}

                public record Range(
                        @CopilotToolParam("The first number") long from,
                        @CopilotToolParam("The last number") long to,
                        @CopilotToolParam("Only in this state") Optional<Status> status,
                        @CopilotToolParam("The page") int page) {}

                public record Resending(
                        @CopilotToolParam("The id, as search gives it") String id,
                        @CopilotToolParam("Who is told, with name and number") List<Line> copies,
                        @CopilotToolParam("How it travels") Shipping shipping) {}

            """;

    /** The types that the tools share, by name. */
    private static final Map<String, String> TYPES = Map.of(
            "Sort", "public enum Sort { NEWEST_FIRST, OLDEST_FIRST, BY_TITLE }\n",
            "Status", "public enum Status { OPEN, PAID, SHIPPED, DELIVERED, CANCELLED }\n",
            "Shipping", "public enum Shipping { STANDARD, EXPRESS, PICKUP }\n",
            "Line",
                    """
                    import com.github.copilot.tool.CopilotToolParam;
                    import java.util.Optional;

                    public record Line(
                            @CopilotToolParam("The article's id") String article,
                            @CopilotToolParam("How many") int quantity,
                            @CopilotToolParam("A remark") Optional<String> remark) {}
                    """,
            "Address",
                    """
                    import com.github.copilot.tool.CopilotToolParam;

                    public record Address(
                            @CopilotToolParam("Street and number") String street,
                            @CopilotToolParam("Postal code") String code,
                            @CopilotToolParam("City") String city) {}
                    """,
            "Appointment",
                    """
                    import com.github.copilot.tool.CopilotToolParam;
                    import java.util.List;
                    import java.util.Optional;

                    public record Appointment(
                            @CopilotToolParam("What it is about") String title,
                            @CopilotToolParam("How long") int minutes,
                            @CopilotToolParam("Who comes") List<String> people,
                            @CopilotToolParam("Where") Optional<Address> place) {}
                    """);

    private ToolSources() {}

    /**
     * Writes the sources of some tool classes, {@code Tools0} and so on.
     *
     * @param folder the folder to write to
     * @param classes the number of classes; 0 writes one class without tools
     * @param toolsEach the number of tools of each class
     * @param lambdas whether to write {@code Lambdas}, too, whose {@code of(Tools0)} makes the first class's tools of
     *     lambdas
     * @return the written files
     * @throws IOException if a file cannot be written
     */
    static List<Path> write(Path folder, int classes, int toolsEach, boolean lambdas) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> type : TYPES.entrySet()) {
            files.add(write(folder, type.getKey(), type.getValue()));
        }
        int first = 0;
        for (int i = 0; i < Math.max(classes, 1); i++) {
            int tools = classes == 0 ? 0 : toolsEach;
            files.add(write(folder, "Tools" + i, toolClass("Tools" + i, first, tools)));
            first += toolsEach;
        }
        if (lambdas) {
            files.add(write(folder, "Lambdas", lambdas(toolsEach)));
        }
        // Sorted, because the order of Map.of differs between JVMs.
        files.sort(null);
        return files;
    }

    private static String toolClass(String name, int first, int tools) {
        StringBuilder source = new StringBuilder(
                """
                import com.github.copilot.tool.CopilotTool;
                import com.github.copilot.tool.CopilotToolParam;
                import java.util.List;
                import java.util.Optional;
                import java.util.concurrent.CompletableFuture;

                """);
        source.append("public class ").append(name).append(" {\n");
        if (tools == 0) {
            source.append("    public List<Line> lines(Optional<String> customer) {\n"
                    + "        return customer.map(name -> new Line(name, 1, Optional.empty())).stream().toList();\n"
                    + "    }\n");
        }
        for (int i = first; i < first + tools; i++) {
            source.append(named(kind(i).method(), i)).append('\n');
        }
        return source.append("}\n").toString();
    }

    private static String lambdas(int tools) {
        StringBuilder source = new StringBuilder(
                """
                import com.github.copilot.rpc.ToolDefinition;
                import com.github.copilot.tool.CopilotToolParam;
                import com.github.copilot.tool.Param;
                import java.util.ArrayList;
                import java.util.List;
                import java.util.Optional;

                public class Lambdas {
                """);
        source.append(RECORDS);
        source.append("    public static List<ToolDefinition> of(Tools0 tools) {\n"
                + "        List<ToolDefinition> definitions = new ArrayList<>();\n");
        for (int i = 0; i < tools; i++) {
            String call = named(kind(i).lambda(), i).indent(8).strip();
            source.append("        definitions.add(ToolDefinition.")
                    .append(call)
                    .append(");\n");
        }
        return source.append("        return definitions;\n    }\n}\n").toString();
    }

    private static Kind kind(int tool) {
        return KINDS.get(tool % KINDS.size());
    }

    private static String named(String text, int tool) {
        int round = tool / KINDS.size();
        String subject = SUBJECTS.get(round % SUBJECTS.size());
        int repeated = round / SUBJECTS.size();
        String unique = repeated == 0 ? "" : Integer.toString(repeated);
        return text.replaceAll("SN\\b", subject + unique)
                .replaceAll("sN\\b", subject.toLowerCase(Locale.ROOT) + unique)
                .replaceAll("\\bS\\b", subject);
    }

    private static Path write(Path folder, String type, String body) throws IOException {
        Path file = folder.resolve(PACKAGE.replace('.', '/')).resolve(type + ".java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "package " + PACKAGE + ";\n\n" + body);
    }
}
