import { toDubaiDate } from '@aitours/domain/dates';
import { categoryWords, suggest, toSearchWords } from '@aitours/domain/search';
import { findSuggestions } from '../../db/catalogue/findSuggestions.ts';
import { correctWords } from '../../db/catalogue/searchTerms.ts';
import { readVocabulary } from '../../db/catalogue/vocabulary.ts';
import type { Database } from '../../db/database.ts';
import { operation } from '../../http/operation.ts';

/** Many travellers in one hotel have one address; each types a few letters a second at most. */
const getSuggestionLimit = (address: string) => ({ bucket: `suggestions address ${address}`, max: 600, seconds: 60 });

/** Suggests what a partly typed search may mean. */
export const listSearchSuggestions = operation(
  'listSearchSuggestions',
  async ({ query, db, clock }) => {
    const typed = toSearchWords(query.q);
    const find = async (words: readonly string[]) =>
      suggest(await findSuggestions(db, words, toDubaiDate(clock.now())), words);
    const exact = await find(typed);
    const corrected = isEmpty(exact) ? await correctTyped(db, typed) : null;
    const { lists, products } = corrected ? await find(corrected) : exact;
    const suggestions = [...lists, ...products.map(({ kind, slug, title, place }) => ({ kind, slug, title, place }))];
    return {
      status: 200,
      body: { corrected: suggestions.length > 0 ? (corrected?.join(' ') ?? null) : null, suggestions },
    };
  },
  { limits: ({ address }) => [getSuggestionLimit(address)] },
);

const isEmpty = ({ lists, products }: ReturnType<typeof suggest>): boolean => lists.length + products.length === 0;

/** Corrects misspelt words; the last one may be the misspelt beginning of a word. */
async function correctTyped(db: Database, typed: readonly string[]): Promise<string[] | null> {
  const known = [...categoryWords, ...(await readVocabulary(db)).words];
  const length = typed.at(-1)?.length ?? 0;
  return correctWords(typed, [...known, ...known.map((word) => word.slice(0, length))]);
}
