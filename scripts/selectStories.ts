import { isMain } from '../.storybook/mainStories.ts';
import { splitName } from '../.storybook/rows.ts';

/** The fields of an entry in Storybook's index on which a selection depends. */
export interface SelectableStory {
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/**
 * Returns the stories of a quick run: the main one of each file, and for each requirement that stories of a file prove
 * the first one with a play function. The others, two thirds, prove the same requirement of the same part in one more
 * state.
 */
export function selectStories<Story extends SelectableStory>(stories: readonly Story[]): readonly Story[] {
  const proven = new Set<string>();
  const prove = ({ name, importPath }: Story): boolean => {
    const before = proven.size;
    for (const row of splitName(name).rows) proven.add(`${importPath} ${row}`);
    return proven.size > before;
  };
  const mains = new Set(stories.filter(({ tags }) => isMain(tags)));
  for (const story of mains) prove(story);
  return stories.filter((story) => mains.has(story) || (story.tags.includes('play-fn') && prove(story)));
}
