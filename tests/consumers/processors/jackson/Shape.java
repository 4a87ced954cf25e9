package com.example;

public interface Shape {}
