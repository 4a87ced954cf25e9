public @interface Override {}
