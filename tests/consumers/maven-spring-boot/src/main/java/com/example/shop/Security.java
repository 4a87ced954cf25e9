package com.example.shop;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.method.configuration.EnableMethodSecurity;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.oauth2.jwt.BadJwtException;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.web.SecurityFilterChain;

@Configuration(proxyBeanMethods = false)
@EnableMethodSecurity
public class Security {
    @Bean
    SecurityFilterChain mcp(HttpSecurity http) throws Exception {
        return http.securityMatcher("/mcp")
                .authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
                .oauth2ResourceServer(server -> server.jwt(Customizer.withDefaults()))
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .csrf(AbstractHttpConfigurer::disable)
                .build();
    }

    /** Accepts two tokens. An application sets {@code spring.security.oauth2.resourceserver.jwt.issuer-uri} instead. */
    @Bean
    JwtDecoder tokens() {
        return token -> {
            if (!token.equals("clerk") && !token.equals("manager")) {
                throw new BadJwtException(token);
            }
            return Jwt.withTokenValue(token)
                    .header("alg", "none")
                    .claim("scope", token)
                    .build();
        };
    }
}
