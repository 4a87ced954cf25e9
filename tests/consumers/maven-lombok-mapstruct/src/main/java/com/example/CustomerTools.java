package com.example;

import com.github.copilot.tool.CopilotTool;
import lombok.RequiredArgsConstructor;

@RequiredArgsConstructor
public class CustomerTools {
    private final PersonMapper mapper;

    public CustomerTools() {
        this(new PersonMapperImpl());
    }

    /**
     * Greets a customer.
     *
     * @param customer whom to greet
     * @param loud whether to shout
     */
    @CopilotTool("")
    String greet(Customer customer, boolean loud) {
        return (loud ? "HELLO " : "hello ") + mapper.person(customer);
    }

    /** Finds the last customer. */
    @CopilotTool("")
    Customer lastCustomer() {
        Customer last = new Customer();
        last.setName("Bob");
        return last;
    }

    /**
     * Prints labels.
     *
     * @param address for the parcel
     * @param copies how many
     */
    @CopilotTool("")
    String print(Address address, int copies) {
        return copies + " x " + address.getStreet() + " " + address.getNumber();
    }
}
