/**
 * Spring Boot's auto-configuration of tools: {@link io.github.copilottool.spring.CopilotToolBeans} has the tools of the
 * application's beans.
 */
package io.github.copilottool.spring;
