import { inArray, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { seedId } from './seedId.ts';

type SluggedTable = PgTable & Readonly<Record<'id' | 'slug', PgColumn>>;

interface Slugged {
  readonly slug: string;
}

/**
 * Returns which seeds the seed may write, and the ids of all by the slugs of the files. A seed whose slug staff have
 * changed is theirs: it isn't updated, and not inserted a second time.
 *
 * @param kind the kind in the ids of these seeds
 */
export async function findSeeded<Seed extends Slugged>(
  db: Database,
  table: SluggedTable,
  kind: string,
  seeds: readonly Seed[],
): Promise<{ readonly own: readonly Seed[]; readonly ids: ReadonlyMap<string, string> }> {
  const getId = ({ slug }: Slugged) => seedId(kind, slug);
  const { id, slug } = table;
  const named = inArray(
    slug,
    seeds.map((seed) => seed.slug),
  );
  const stored = await db
    .select({ id, slug })
    .from(table as PgTable)
    .where(or(named, inArray(id, seeds.map(getId))));
  const slugs = new Map(stored.map((row) => [String(row.id), String(row.slug)]));
  const idsBySlug = new Map(stored.map((row) => [String(row.slug), String(row.id)]));
  const own = seeds.filter((seed) => (slugs.get(getId(seed)) ?? seed.slug) === seed.slug);
  const ids = seeds.map((seed) => {
    const known = slugs.has(getId(seed)) ? undefined : idsBySlug.get(seed.slug);
    return [seed.slug, known ?? getId(seed)] as const;
  });
  return { own, ids: new Map(ids) };
}
