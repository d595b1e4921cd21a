/** The tag of the story that shows what a component or a page looks like. */
const main = 'main';

interface Tagged {
  tags?: string[] | undefined;
}

/** Whether a story is the main one of its file. */
export const isMain = (tags: readonly string[]): boolean => tags.includes(main);

/** Adds the tag `main` to the first story of a file that leaves its state. */
export function tagMain<Entry extends Tagged>(entries: readonly Entry[]): Entry[] {
  const first = entries.find(({ tags = [] }) => !tags.includes('test-only'));
  return entries.map((entry) => (entry === first ? { ...entry, tags: [...(entry.tags ?? []), main] } : entry));
}
