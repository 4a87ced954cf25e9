import shop.Orders;

class Tools extends Orders {
    @Override
    protected int countOrders() {
        return super.countOrders();
    }
}
