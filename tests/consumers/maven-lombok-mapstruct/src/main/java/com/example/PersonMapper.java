package com.example;

import org.mapstruct.Mapper;

@Mapper
public interface PersonMapper {
    Person person(Customer customer);
}
