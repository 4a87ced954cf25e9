package com.fasterxml.jackson.mine;

public record Point(int x, int y) {}
