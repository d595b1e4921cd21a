import { array, is, number, type as shape, string } from 'superstruct';

/** The displayed fields of an activity library record (ENTITY-46). */
export interface LibraryActivity {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly location: string;
  readonly lat: number;
  readonly lng: number;
}

const Rows = array(
  shape({ id: string(), name: string(), category: string(), location: string(), lat: number(), lng: number() }),
);

interface LibraryOptions {
  /** Base URL including `/rest/v1`. */
  readonly url: string;
  /** Public key; blank if not required. */
  readonly key: string;
  readonly fetch: typeof fetch;
}

/** The external table `activities`, accessed in PostgREST's syntax (PLAN-32, ruling on GAP-71). */
export interface ActivityLibrary {
  /** Reads all rows. @throws {Error} when the table can't be read */
  readonly all: () => Promise<readonly LibraryActivity[]>;
  /** Returns whether a row with this id exists. @throws {Error} when the table can't be read */
  readonly has: (id: string) => Promise<boolean>;
}

/**
 * @example createActivityLibrary({ url: '/rest/v1', key: '', fetch }).has('sample-1') // true
 * @example createActivityLibrary({ url: 'https://library.example/rest/v1', key: 'public', fetch }).all() // its rows
 */
export function createActivityLibrary({ url, key, fetch: fetcher }: LibraryOptions): ActivityLibrary {
  const headers: Readonly<Record<string, string>> = key ? { apikey: key, authorization: `Bearer ${key}` } : {};
  const read = async (query: string): Promise<readonly LibraryActivity[]> => {
    const response = await fetcher(`${url}/activities?${query}`, { headers });
    const rows: unknown = response.ok ? await response.json() : undefined;
    if (!is(rows, Rows)) throw new Error(`The activity library responded with ${response.status}`);
    return rows;
  };
  return {
    all: () => read('select=*&order=id.asc'),
    has: async (id) => (await read(`select=*&id=eq.${encodeURIComponent(id)}`)).length > 0,
  };
}
