class Heir extends Undone<Integer> {}
