class MyOrders extends shop.Orders {
    @Override
    public String ship(long number) {
        return "mine " + super.ship(number);
    }
}
