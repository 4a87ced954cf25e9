package com.example.support;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolResultObject;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints the tools and makes some calls. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        Map<String, ToolDefinition> tools =
                Registry.all().stream().collect(Collectors.toMap(ToolDefinition::name, Function.identity()));
        tools.values().stream().map(Printer::print).sorted().forEach(System.out::println);
        System.out.println(Printer.print(HandMade.changed(tools.get("plain"))));
        System.out.println(Arrays.toString(ToolDefer.values()));
        System.out.println(Parameters.print(Parameters.country()));
        System.out.println(Parameters.print(Parameters.point()));
        show(tools, "open_ticket", "{\"subject\": \"No light\", \"priority\": \"as-soon-as-possible\"}");
        show(tools, "find_tickets", "{\"words\": \"light\"}");
        show(tools, "ticket_subject", "{\"id\": 1}");
        show(tools, "open_ticket", "{\"priority\": \"never\"}");
        show(tools, "greet", "{\"name\": \"Ada\"}");
        show(tools, "end_shift", null);
        show(tools, "track", "{\"parcel\": \"17\"}");
        show(tools, "picture", "{\"parcel\": \"17\"}");
        show(tools, "which", "{}");
        show(tools, "nearest", "{\"point\": [1, 2.5]}");
        show(tools, "answer", "{\"text\": \"Yes.\"}");
        show(tools, "forecast", "{}");
        show(tools, "trip", "{\"trip\": {\"from\": \"Rome\", \"to\": \"Oslo\"}}");
        show(tools, "forget", null);
        show(tools, "old_news", "{\"city\": \"Rome\", \"days\": 7}");
        show(tools, "in_call", "{\"city\": \"Rome\"}");
        show(tools, "nine", null);
        System.out.println(Caller.read("{\"street\": \"Main Street\", \"city\": \"Rome\"}"));
        System.out.println(Caller.plain("{\"a\": [1]}"));
    }

    private static void show(Map<String, ToolDefinition> tools, String tool, String arguments) {
        Object answer = Caller.call(tools.get(tool), arguments);
        System.out.println(tool + ": " + (answer instanceof ToolResultObject result ? Printer.print(result) : answer));
    }
}
