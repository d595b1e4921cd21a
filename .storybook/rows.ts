/** Precedes the requirements' IDs in the name of a story in the index, where Storybook's search finds them. */
const separator = ' · ';

/** Whether a tag is the ID of a requirement. */
export const isRow = (tag: string): boolean => /^[A-Z]+-\d{2,}$/.test(tag);

/** Returns the IDs of the requirements that a story proves: those among its tags. */
export const listRows = (tags: readonly string[]): readonly string[] => tags.filter(isRow);

/** Moves the IDs from the tags of an index entry, which search ignores and the tag filter would list, to its name. */
export function nameRows<Entry extends { name?: string | undefined; tags?: string[] | undefined }>(
  entry: Entry,
): Entry {
  const rows = listRows(entry.tags ?? []);
  if (rows.length === 0) return entry;
  return {
    ...entry,
    name: `${entry.name}${separator}${rows.join(' ')}`,
    tags: entry.tags?.filter((tag) => !isRow(tag)) ?? [],
  };
}

/** Splits the name of an index entry into the story's name and the IDs. */
export function splitName(indexed: string): { readonly name: string; readonly rows: readonly string[] } {
  const [name = '', rows] = indexed.split(separator);
  return { name, rows: rows?.split(' ') ?? [] };
}
