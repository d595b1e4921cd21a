import { isMain } from '../.storybook/mainStories.ts';
import { splitName } from '../.storybook/rows.ts';

/** The fields of an entry in Storybook's index on which a selection depends. */
export interface SelectableStory {
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** No other test proves how a component of the library behaves, and its stories take a tenth of a second. */
const isOfLibrary = (importPath: string): boolean => importPath.startsWith('./packages/ui/');

/**
 * Returns the stories of a quick run: the main one of each file; of the library each one with a play function; of pages,
 * for each requirement that stories of a file prove the first one with a play function, as if those without a
 * requirement proved one. The others of pages prove the same of the same part in one more state.
 */
export function selectStories<Story extends SelectableStory>(stories: readonly Story[]): readonly Story[] {
  const proven = new Set<string>();
  const prove = ({ name, importPath }: Story): boolean => {
    const before = proven.size;
    const { rows } = splitName(name);
    for (const row of rows.length > 0 ? rows : ['none']) proven.add(`${importPath} ${row}`);
    return proven.size > before;
  };
  const mains = new Set(stories.filter(({ tags }) => isMain(tags)));
  for (const story of mains) if (story.tags.includes('play-fn') || splitName(story.name).rows.length > 0) prove(story);
  return stories.filter(
    (story) => mains.has(story) || (story.tags.includes('play-fn') && (isOfLibrary(story.importPath) || prove(story))),
  );
}
