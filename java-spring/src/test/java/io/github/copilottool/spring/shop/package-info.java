/** Beans with tools, for the tests. */
package io.github.copilottool.spring.shop;
