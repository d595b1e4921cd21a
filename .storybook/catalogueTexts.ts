import * as catalogue from '@aitours/domain/messages';

/** A file of stories: its title in Storybook, and its source. */
export interface StoryFile {
  readonly title: string;
  readonly source: string;
}

/** A text of the error catalogue. */
export interface CatalogueText {
  /** Its name there: `cartMessages.loadFailed`. */
  readonly key: string;
  /** Its words, a hole as "…". */
  readonly words: string;
  /** Titles of the files whose stories show it. */
  readonly shownBy: readonly string[];
}

/**
 * Every text of the catalogue, and who shows it: a file whose stories name it, by its name in the catalogue or by its
 * words.
 */
export function catalogueTexts(files: readonly StoryFile[]): readonly CatalogueText[] {
  return Object.entries(catalogue)
    .filter(([, members]) => typeof members === 'object')
    .flatMap(([group, members]) =>
      Object.entries(members).map(([name, text]: [string, unknown]) => {
        const key = `${group}.${name}`;
        const start = wordsOf(text, '\u0000').split('\u0000')[0]?.trim() ?? '';
        const shownBy = files.filter(({ source }) => source.includes(key) || source.includes(start));
        return { key, words: wordsOf(text, '…'), shownBy: shownBy.map(({ title }) => title) };
      }),
    );
}

/** A text's words; a function's, with this in each of its holes. */
function wordsOf(text: unknown, hole: string): string {
  return typeof text === 'function' ? String(text(...Array.from({ length: text.length }, () => hole))) : String(text);
}
