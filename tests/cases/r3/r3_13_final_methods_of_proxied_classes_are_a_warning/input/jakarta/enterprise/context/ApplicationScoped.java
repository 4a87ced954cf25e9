package jakarta.enterprise.context;

public @interface ApplicationScoped {}
