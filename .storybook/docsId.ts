import { sanitize } from 'storybook/internal/csf';

/** Returns the id of the docs page of a title. */
export const getDocsId = (title: string): string => `${sanitize(title)}--docs`;
