import { sharedReads } from '@aitours/api/app';
import { LRUCache } from 'lru-cache';

/** What a page is asked for by. */
export interface PageAddress {
  /** Still escaped, as in the request. */
  readonly path: string;
  /** Without its question mark. */
  readonly search: string;
}

/** A page as it is sent. */
export interface MadePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Names the document. */
  readonly tag: string;
}

export type Made = MadePage | { readonly redirect: string };

/** An answer that a page was made of. */
interface Source {
  readonly url: string;
  readonly tag: string;
}

interface Kept {
  readonly made: Made;
  readonly sources: readonly Source[];
}

const mostKeptBytes = 64 * 1024 * 1024;
const bytesPerCharacter = 2;

/**
 * Makes pages, and keeps them for as long as each answer that they were made of is still the same, which it asks every
 * time (decision 0010). A page is nobody's own: who has signed in is known to the browser alone.
 *
 * @param make renders a page from what it asks of the given API
 */
export function keptPages(
  callApi: typeof fetch,
  make: (address: PageAddress, callApi: typeof fetch) => Promise<Made>,
): (address: PageAddress) => Promise<Made> {
  const together = sharedReads<Made>();
  const kept = new LRUCache<string, Kept>({ maxSize: mostKeptBytes, sizeCalculation: sizeOf });

  return (address) => {
    const name = `${address.path}?${address.search}`;
    return together(name, async () => {
      const known = kept.get(name);
      if (known && (await areTheSame(known.sources, callApi))) return known.made;
      const noted = noting(callApi);
      const made = await make(address, noted.callApi);
      if (noted.areAllTagged()) kept.set(name, { made, sources: noted.sources });
      else kept.delete(name);
      return made;
    });
  };
}

/** Bytes, nearly. Headers are the same for most pages. */
function sizeOf({ made, sources }: Kept, name: string): number {
  const sourceLengths = sources.reduce((length, { url, tag }) => length + url.length + tag.length, 0);
  const madeLength = 'redirect' in made ? made.redirect.length : made.html.length;
  return bytesPerCharacter * (name.length + sourceLengths + madeLength) + 1024;
}

async function areTheSame(sources: readonly Source[], callApi: typeof fetch): Promise<boolean> {
  const answers = await Promise.all(
    sources.map(({ url, tag }) => callApi(url, { headers: { 'if-none-match': tag } }).catch(() => null)),
  );
  return answers.every((answer) => answer?.status === 304);
}

/** The same API, with a note of what was asked of it. */
function noting(callApi: typeof fetch) {
  const sources: Source[] = [];
  let untagged = false;
  const note: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    try {
      const answer = await callApi(input, init);
      const tag = answer.headers.get('etag');
      if (method === 'GET' && answer.status === 200 && tag) sources.push({ url, tag });
      else untagged = true;
      return answer;
    } catch (error) {
      untagged = true;
      throw error;
    }
  };
  return { callApi: note, sources, areAllTagged: () => !untagged };
}
