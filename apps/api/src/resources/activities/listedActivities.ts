import { formatWireAmount } from '@aitours/domain/money';
import { LRUCache } from 'lru-cache';
import { findActivities, findActivityCards, type ListedActivity } from '../../db/catalogue/activities.ts';
import type { Database } from '../../db/database.ts';
import { toActivityBody, toActivityCardBody } from './activityBody.ts';

type Identified = Pick<ListedActivity, 'id' | 'version'>;

/** About 20 MB. */
const maxCards = 5_000;
/** About 10 MB. */
const maxActivities = 1_000;

/** Returns listed activities with all details, in the contract's form. */
export const readActivityBodies = createBodyReader(maxActivities, findActivities, toActivityBody);

/** Returns the cards of listed activities, in the contract's form. */
export const readActivityCards = createBodyReader(maxCards, findActivityCards, toActivityCardBody);

/**
 * Creates the function that returns listed activities in the contract's form. An activity that hasn't changed isn't read
 * again: it is the same object each time, unless it has the price of a date.
 */
function createBodyReader<Row extends Identified, Body extends { readonly from_price: string }>(
  max: number,
  find: (db: Database, ids: readonly string[]) => Promise<Row[]>,
  toBody: (row: Row) => Body,
) {
  const caches = new WeakMap<Database, LRUCache<string, { readonly version: string; readonly body: Body }>>();
  return async (db: Database, listed: readonly ListedActivity[]): Promise<Body[]> => {
    const cache = caches.get(db) ?? new LRUCache({ max });
    caches.set(db, cache);
    const bodies = new Map<string, Body>();
    for (const { id, version } of listed) {
      const cached = cache.get(id);
      if (cached?.version === version) bodies.set(id, cached.body);
    }
    const missing = listed.map(({ id }) => id).filter((id) => !bodies.has(id));
    for (const row of missing.length > 0 ? await find(db, missing) : []) {
      const body = toBody(row);
      bodies.set(row.id, body);
      cache.set(row.id, { version: row.version, body });
    }
    return listed.flatMap(({ id, price }) => {
      const body = bodies.get(id);
      if (!body) return [];
      return [price === null ? body : { ...body, from_price: formatWireAmount(price) }];
    });
  };
}
