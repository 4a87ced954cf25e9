package com.example.orders;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;

/** How an order travels. The model knows the constants by their names in JSON. */
public enum Shipping {
    STANDARD(3, "4.20"),
    @JsonProperty("next-day")
    EXPRESS(1, "9.50");

    final int days;
    final BigDecimal pricePerKilogram;

    Shipping(int days, String pricePerKilogram) {
        this.days = days;
        this.pricePerKilogram = new BigDecimal(pricePerKilogram);
    }
}
