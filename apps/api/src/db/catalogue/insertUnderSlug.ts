import { randomUUID } from 'node:crypto';

interface Slugs {
  /** Made from a name. */
  readonly slug: string;
  /** Those that other pages have. */
  readonly reserved?: readonly string[];
}

/**
 * Inserts a row whose id is a slug; if the slug is taken, with eight digits more.
 *
 * @param insert inserts the row, or returns no row when the id is taken
 */
export async function insertUnderSlug<Row>(
  { slug, reserved = [] }: Slugs,
  insert: (id: string) => PromiseLike<readonly Row[]>,
): Promise<readonly Row[]> {
  const longer = `${slug.slice(0, 55)}-${randomUUID().slice(0, 8)}`;
  for (const id of [slug, longer].filter((one) => !reserved.includes(one))) {
    const rows = await insert(id);
    if (rows.length > 0) return rows;
  }
  throw new Error('Eight random digits are never taken');
}
