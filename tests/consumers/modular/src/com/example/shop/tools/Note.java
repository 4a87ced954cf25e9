package com.example.shop.tools;

/** A class that Jackson reads. */
public class Note {
    /** The note's text. */
    public String text;

    /** Called by Jackson. */
    public Note() {}
}
