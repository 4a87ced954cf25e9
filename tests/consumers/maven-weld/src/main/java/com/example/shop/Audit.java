package com.example.shop;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

@Audited
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class Audit {
    @AroundInvoke
    public Object note(InvocationContext call) throws Exception {
        System.out.println("Audit: " + call.getMethod().getName());
        return call.proceed();
    }
}
