/** Messages of the filter panel, loaded with it. */
export const filterMessages = {
  any: 'Any',
  names: { price: 'Price', duration: 'Duration', rating: 'Rating' },
} as const;
