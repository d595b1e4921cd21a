export const notLoaded = (part: string): string =>
  `${part} couldn’t be loaded. Check your connection and load the page again.`;

export const partNotLoaded = notLoaded('This part of the page');
