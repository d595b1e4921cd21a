import { LRUCache } from 'lru-cache';
import { catalogueEdition } from '../db/catalogue/edition.ts';
import type { Database } from '../db/database.ts';
import { sharedReads } from '../sharedReads.ts';

/** An answer that is the same for everybody who asks now, as it is sent. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Names the text. */
  readonly tag: string;
}

interface Kept {
  readonly edition: string;
  readonly answer: PublicAnswer;
}

const mostKeptBytes = 64 * 1024 * 1024;
const bytesPerCharacter = 2;

/**
 * Makes the function that gives answers that everybody may have, with as little work as the truth permits (decision 0010).
 *
 * Those who ask for the same at the same time share one reading, begun after they asked. What comes from the catalogue
 * alone is kept for as long as the database says that the catalogue is still the same one.
 */
export function publicAnswers(db: Database) {
  const edition = catalogueEdition(db);
  const together = sharedReads<PublicAnswer>();
  const kept = new LRUCache<string, Kept>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ answer }, url) => bytesPerCharacter * (url.length + answer.text.length) + 1024,
  });

  const ofCatalogue = async (url: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> => {
    const present = await edition();
    const found = kept.get(url);
    if (found?.edition === present) return found.answer;
    return together(url, async () => {
      // Named before it is read: what changes meanwhile is kept under a name that is over.
      const named = await edition();
      const sooner = kept.get(url);
      if (sooner?.edition === named) return sooner.answer;
      const answer = await make();
      kept.set(url, { edition: named, answer });
      return answer;
    });
  };

  return (url: string, readsOnlyCatalogue: boolean, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> =>
    readsOnlyCatalogue ? ofCatalogue(questionOf(url), make) : together(questionOf(url), make);
}

/** An address without what is there to pass by caches (API-21, GAP-14): this one is never out of date. */
export const questionOf = (url: string): string => url.replace(/(?<=[?&])_t=[^&]*&?/, '').replace(/[?&]$/, '');
