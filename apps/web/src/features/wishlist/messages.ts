export const messages = {
  heart: (title: string): string => `Keep in wishlist: ${title}`,
};
