/** The texts of the error catalogue about the cart (CART-09 to CART-11, CART-15, CART-17 to CART-22). */
export const cartMessages = {
  loadFailed: (status: number): string => `Error fetching cart: ${status}`,
  addFailed: (status: number): string => `Error adding to cart: ${status}`,
  unsupportedType: 'Unsupported cart item type',
  removeFailed: (reason: string): string => `Failed to remove item: ${reason}`,
  removeFailedWithoutReason: 'Error removing from cart',
  clearFailed: 'Error clearing cart',
  quantityFailed: 'Error updating quantity',
  detailsFailed: 'Failed to load item details',
  edited: 'Cart item updated successfully',
  editFailed: 'Failed to update cart item',
} as const;
