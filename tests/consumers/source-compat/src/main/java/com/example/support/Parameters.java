package com.example.support;

import com.github.copilot.tool.Param;

/** The parameters of tools from lambdas. */
final class Parameters {
    static final Param<String> CITY = Param.of(String.class, "city", "The city");
    static final Param<Integer> DAYS = Param.of(Integer.class, "days", "How many days", false, "3");

    private Parameters() {}

    static Param<String> country() {
        return CITY.name("country").description("The country").defaultValue("France");
    }

    static Param<Object> point() {
        return Param.of(Object.class, "point", "Where").schema("{\"type\": \"array\"}");
    }

    static String print(Param<?> param) {
        return param.type().getSimpleName() + " " + param.name() + ": " + param.description()
                + (param.required() ? ", required" : "")
                + (param.hasDefaultValue() ? ", default " + param.defaultValue() : "")
                + (param.schema().isEmpty() ? "" : ", schema " + param.schema());
    }
}
