package com.example.shop.tools;

/** A class that Jackson reads. */
public class Note {
    // Properties of classes in other files than the tools are not described by Javadoc.
    public String text;

    /** Called by Jackson. */
    public Note() {}
}
