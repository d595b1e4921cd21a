export const notLoaded = (part: string): string =>
  `${part} could not be loaded. Check your connection and load the page again.`;

export const partNotLoaded = notLoaded('This part of the page');
