import { useEffect, useState } from 'react';
import { splitName } from './rows.ts';

/** A story in the index that Storybook serves. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly rows: readonly string[];
  readonly tags: readonly string[];
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, { id: string; type: string; title: string; name: string; tags: string[] }>>;
}

/** Returns all stories in the order of the sidebar; none until the index is loaded. */
export function useStoryIndex(): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((response): Promise<StoryIndex> => response.json())
      .then(({ entries }) =>
        setStories(
          Object.values(entries)
            .filter(({ type }) => type === 'story')
            .map(({ id, title, name, tags }) => ({ id, title, tags, ...splitName(name) })),
        ),
      );
  }, []);
  return stories;
}
