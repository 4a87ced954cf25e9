package com.example;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes the calls of a file: of the tool, and of its method with what Jackson reads of the same arguments. */
class Calls {
    public static void main(String[] files) throws Exception {
        Tools tools = new Tools();
        for (String line : Files.readAllLines(Path.of(files[0]))) {
            String[] call = line.split(" ", 2);
            JsonNode arguments = RpcMapper.INSTANCE.readTree(call[1]);
            for (ToolDefinition tool : ToolDefinition.fromObject(tools)) {
                if (tool.name().equals(call[0])) {
                    Object answered = tool.handler()
                            .invoke(new ToolInvocation().setArguments(arguments))
                            .get();
                    String expected = expected(tools, call[0], arguments);
                    System.out.println(
                            answered.equals(expected) ? call[0] : call[0] + ": " + answered + ", but Jackson " + expected);
                }
            }
        }
    }

    private static String expected(Tools tools, String name, JsonNode arguments) throws Exception {
        ObjectMapper mapper = RpcMapper.INSTANCE;
        for (Method method : Tools.class.getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                Parameter[] parameters = method.getParameters();
                Object[] values = new Object[parameters.length];
                for (int i = 0; i < values.length; i++) {
                    CopilotToolParam named = parameters[i].getAnnotation(CopilotToolParam.class);
                    JsonNode value = arguments.get(named == null ? parameters[i].getName() : named.name());
                    values[i] = mapper.convertValue(
                            value, mapper.constructType(parameters[i].getParameterizedType()));
                }
                Object result = method.invoke(tools, values);
                return result instanceof String text ? text : mapper.writeValueAsString(result);
            }
        }
        throw new IllegalArgumentException(name);
    }
}
