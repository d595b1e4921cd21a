import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createCatalogueVersionReader } from './catalogueVersion.ts';

interface Vocabulary {
  readonly version: string;
  readonly words: Promise<readonly string[]>;
}

/** What is on sale. The limit bounds the time for a large catalogue. */
const products = [
  'activities where withdrawn_at is null',
  'ticket_events where withdrawn_at is null',
  'tours where withdrawn_at is null',
]
  .map((rows) => `(select search from ${rows} limit 2000)`)
  .join(' union all ');

const vocabularies = new WeakMap<Database, { readVersion: () => Promise<string>; latest?: Vocabulary }>();

/** Returns the words of the catalogue, the most frequent ones first; cached until the catalogue changes. */
export async function readVocabulary(db: Database): Promise<readonly string[]> {
  const cache = vocabularies.get(db) ?? { readVersion: createCatalogueVersionReader(db) };
  vocabularies.set(db, cache);
  const version = await cache.readVersion();
  if (cache.latest?.version !== version) cache.latest = { version, words: selectWords(db) };
  const { latest } = cache;
  return latest.words.catch((error: unknown) => {
    if (cache.latest === latest) delete cache.latest;
    throw error;
  });
}

async function selectWords(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ts_stat(${products}) where length(word) > 3 order by ndoc desc, word`,
  );
  return rows.map(({ word }) => word);
}
