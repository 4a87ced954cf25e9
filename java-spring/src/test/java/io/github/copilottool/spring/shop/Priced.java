package io.github.copilottool.spring.shop;

import org.springframework.cache.annotation.Cacheable;

/** An interface without tools. */
public interface Priced {
    /**
     * Returns a price.
     *
     * @return the price
     */
    @Cacheable("prices")
    int price();
}
