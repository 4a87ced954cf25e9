package io.github.copilottool.spring;

import java.security.Principal;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.util.ClassUtils;

/**
 * Who asks for tools.
 *
 * @param principal the authentication of Spring Security, otherwise the principal of the request; null if there is
 *     neither
 * @param authorities the authorities that Spring Security has granted, such as {@code ROLE_ADMIN} and {@code SCOPE_read}
 */
public record ToolCaller(Principal principal, Set<String> authorities) {
    private static final ThreadLocal<Principal> OF_REQUEST = new ThreadLocal<>();
    private static final boolean HAS_SECURITY = ClassUtils.isPresent(
            "org.springframework.security.core.context.SecurityContextHolder", ToolCaller.class.getClassLoader());

    /**
     * Copies the authorities.
     *
     * @param principal the authentication, or the principal of the request; may be null
     * @param authorities the authorities
     */
    public ToolCaller {
        authorities = Set.copyOf(authorities);
    }

    /** Sets the principal of the request that this thread answers; null after it. */
    static void answer(Principal principal) {
        if (principal == null) {
            OF_REQUEST.remove();
        } else {
            OF_REQUEST.set(principal);
        }
    }

    /** Returns the caller for whom this thread works. */
    static ToolCaller current() {
        ToolCaller authenticated = HAS_SECURITY ? Security.caller() : null;
        return authenticated == null ? new ToolCaller(OF_REQUEST.get(), Set.of()) : authenticated;
    }

    /** The part that needs Spring Security, which is optional. */
    private static final class Security {
        static ToolCaller caller() {
            Authentication authentication = SecurityContextHolder.getContext().getAuthentication();
            if (authentication == null) {
                return null;
            }
            Set<String> authorities = new TreeSet<>();
            authentication.getAuthorities().forEach(each -> {
                if (each.getAuthority() != null) {
                    authorities.add(each.getAuthority());
                }
            });
            return new ToolCaller(authentication, authorities);
        }
    }
}
