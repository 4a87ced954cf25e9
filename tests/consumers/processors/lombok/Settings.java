package com.example;

import lombok.Data;
import lombok.experimental.Accessors;

@Data
@Accessors(chain = true)
public class Settings {
    private boolean dark;
    private String language;
}
