import { sanitize } from 'storybook/internal/csf';

/** Where Storybook shows all stories of a title together. */
export const docsId = (title: string): string => `${sanitize(title)}--docs`;
