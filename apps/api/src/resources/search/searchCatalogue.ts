import { toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { rankMatches, toSearchWords } from '@aitours/domain/search';
import type { components } from '@aitours/openapi/schema';
import { or } from 'drizzle-orm';
import { type Found, type SearchMoment, searchEverything } from '../../db/catalogue/searchEverything.ts';
import { correctWords, listCorrections } from '../../db/catalogue/searchTerms.ts';
import { readSearchVocabulary } from '../../db/catalogue/vocabulary.ts';
import type { Database } from '../../db/database.ts';
import { operation } from '../../http/operation.ts';

const maxBest = 5;

/** Searches the whole catalogue. */
export const searchCatalogue = operation('searchCatalogue', async ({ query, db, clock }) => {
  const now = clock.now();
  const { found, words, corrected, matchesAll } = await search(db, toSearchWords(query.q), {
    now,
    today: toDubaiDate(now),
  });
  const ranked = rankMatches(found, words);
  const kinds = [...new Set(ranked.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({
    kind,
    results: ranked
      .filter((result) => result.kind === kind)
      .slice(0, query.limit)
      .map(toResultBody),
  }));
  const best = ranked.slice(0, maxBest).map(toResultBody);
  return {
    status: 200,
    body: { corrected: corrected?.join(' ') ?? null, matches_all_words: matchesAll, best, groups },
  };
});

/** Fewer matches of all words are completed by matches of some. */
const enough = 5;

/** Searches for all words; if nothing has them, with misspelt ones corrected. */
async function search(db: Database, words: readonly string[], moment: SearchMoment) {
  if (words.length === 0) return { found: [], words, corrected: null, matchesAll: true };
  const exact = await searchEverything(db, words, moment);
  const { wanted, all } = exact.length > 0 ? { wanted: words, all: exact } : await searchCorrected(db, words, moment);
  const isPartial = all.length < enough && wanted.length > 1;
  const found = isPartial ? await searchEverything(db, wanted, moment, or) : all;
  return {
    found,
    words: wanted,
    corrected: found.length > 0 && wanted !== words ? wanted : null,
    matchesAll: all.length > 0 || found.length === 0,
  };
}

/** Searches for the first correction that has results; without one, for some of the words as corrected at first. */
async function searchCorrected(db: Database, words: readonly string[], moment: SearchMoment) {
  const corrections = listCorrections(words, await readSearchVocabulary(db));
  for (const wanted of corrections) {
    const all = await searchEverything(db, wanted, moment);
    if (all.length > 0) return { wanted, all };
  }
  return { wanted: correctWords(words, await readSearchVocabulary(db)) ?? words, all: [] };
}

const toResultBody = ({
  kind,
  id,
  slug,
  title,
  place,
  image,
  price,
}: Found): components['schemas']['SearchResult'] => ({
  kind,
  id,
  slug,
  title,
  place: kind === 'transfer' || place === '' ? null : place,
  image,
  price: price === null ? null : formatWireAmount(price),
});
