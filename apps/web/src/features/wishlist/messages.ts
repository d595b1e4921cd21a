export const messages = {
  heart: (title: string): string => `Add to wishlist: ${title}`,
};
