import * as catalogue from '@aitours/domain/messages';

/** A story file: its title in Storybook and its source. */
export interface StoryFile {
  readonly title: string;
  readonly source: string;
}

export interface CatalogueText {
  /** Its key: `cartMessages.loadFailed`. */
  readonly key: string;
  /** The text; parameters are "…". */
  readonly text: string;
  /** The titles of the story files that show it. */
  readonly shownBy: readonly string[];
}

/**
 * Returns every text of the error catalogue with the story files that mention its key or its text.
 */
export function catalogueTexts(files: readonly StoryFile[]): readonly CatalogueText[] {
  return Object.entries(catalogue)
    .filter(([, members]) => typeof members === 'object')
    .flatMap(([group, members]) =>
      Object.entries(members).map(([name, message]: [string, unknown]) => {
        const key = `${group}.${name}`;
        const start = formatText(message, '\u0000').split('\u0000')[0]?.trim() ?? '';
        const shownBy = files.filter(({ source }) => source.includes(key) || source.includes(start));
        return { key, text: formatText(message, '…'), shownBy: shownBy.map(({ title }) => title) };
      }),
    );
}

/** Returns the text of a message; a function is called with `placeholder` as each argument. */
function formatText(message: unknown, placeholder: string): string {
  if (typeof message !== 'function') return String(message);
  return String(message(...Array.from({ length: message.length }, () => placeholder)));
}
