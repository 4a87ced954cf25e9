package lib;

import com.fasterxml.jackson.annotation.JsonProperty;

public class Named {
    @JsonProperty("\ud83d")
    public String name;
}
