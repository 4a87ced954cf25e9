package com.example.orders;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;

/** The way in which an order is shipped. The model sees the constants by their JSON names. */
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
