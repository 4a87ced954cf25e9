package lib;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;

public enum Mode {
    plain,
    a_dash,
    a_blank,
    a_class,
    a_true,
    a_var,
    a_letter,
    crafted,
    @JsonProperty("wire")
    @JsonAlias("other")
    a_digit
}
