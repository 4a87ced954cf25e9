package com.example;

/** The mapper's implementation is a part of it. */
public class Base {
    final PersonMapper mapper = new PersonMapperImpl();
}
