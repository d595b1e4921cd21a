/** What the filter panel's choices say; it comes when the panel is opened. */
export const filterMessages = {
  any: 'Any',
  names: { price: 'Price', duration: 'Duration', rating: 'Rating' },
} as const;
