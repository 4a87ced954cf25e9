package com.example.shop.tools;

/** What Jackson reads. */
public class Note {
    /** Its words. */
    public String text;

    /** Made by Jackson. */
    public Note() {}
}
