/** Copilot tools for the AI services of langchain4j. */
package io.github.copilottool.langchain4j;
