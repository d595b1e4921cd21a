import { synonymWords } from '@aitours/domain/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createCatalogueVersionReader } from './catalogueVersion.ts';

/** The words of the catalogue. */
export interface Vocabulary {
  /** Those of more than three letters, the most frequent ones first. */
  readonly words: readonly string[];
  /** Those of at least one product in a hundred. */
  readonly frequent: readonly string[];
}

interface VersionedVocabulary {
  readonly version: string;
  readonly vocabulary: Promise<Vocabulary>;
}

/** What is on sale. The limit bounds the time for a large catalogue. */
const products = [
  'activities where withdrawn_at is null',
  'ticket_events where withdrawn_at is null',
  'tours where withdrawn_at is null',
]
  .map((rows) => `(select search from ${rows} limit 2000)`)
  .join(' union all ');

const vocabularies = new WeakMap<Database, { readVersion: () => Promise<string>; latest?: VersionedVocabulary }>();

/** Returns the words of the catalogue; cached until it changes. */
export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const cache = vocabularies.get(db) ?? { readVersion: createCatalogueVersionReader(db) };
  vocabularies.set(db, cache);
  const version = await cache.readVersion();
  if (cache.latest?.version !== version) cache.latest = { version, vocabulary: selectWords(db) };
  const { latest } = cache;
  return latest.vocabulary.catch((error: unknown) => {
    if (cache.latest === latest) delete cache.latest;
    throw error;
  });
}

/** Returns the words to which misspelt ones of a search are corrected. */
export const readSearchVocabulary = async (db: Database): Promise<string[]> => [
  ...(await readVocabulary(db)).words,
  ...synonymWords,
];

async function selectWords(db: Database): Promise<Vocabulary> {
  const { rows } = await db.execute<{ word: string; isFrequent: boolean }>(
    sql`select word, ndoc >= (select count(*) from (${sql.raw(products)}) as product) / 100.0 as "isFrequent"
      from ts_stat(${products}) order by ndoc desc, word`,
  );
  const words = rows.map(({ word }) => word);
  return {
    words: words.filter((word) => word.length > 3),
    frequent: words.filter((_word, at) => rows[at]?.isFrequent),
  };
}
