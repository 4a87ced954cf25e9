package com.example.support;

/** A class that inherits its tool from an interface. */
public class MailTools implements Answering {
    @Override
    public String answer(String text) {
        return "mailed: " + text;
    }
}
