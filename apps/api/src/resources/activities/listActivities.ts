import { listActivityVersions } from '../../db/catalogue/activities.ts';
import { operation } from '../../http/operation.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { toProductPageBody } from '../page.ts';
import { readActivityBodies, readActivityCards } from './listedActivities.ts';

const path = '/api/v1/activities/';

/** Lists a page of the activities on sale, filtered, searched and ordered (API-31, API-37). */
export const listActivities = operation(
  'listActivities',
  async ({ query, db, clock, listCursors }) => {
    requireFreeQuery(query);
    const page = await listActivityVersions(db, query, listCursors.read(path, query), clock.now());
    const reusesResults = query.free_on === undefined;
    if (query.view === 'card') {
      const cards = await readActivityCards(db, page.rows);
      const body = { view: 'card' as const, ...toProductPageBody(listCursors, path, query, page, cards) };
      return { status: 200, body, reusesResults };
    }
    const activities = await readActivityBodies(db, page.rows);
    return { status: 200, body: toProductPageBody(listCursors, path, query, page, activities), reusesResults };
  },
  {
    readsOnlyCatalogue: true,
    readsStock: ({ query }) => query.free_on !== undefined || query.free_cancellation === true,
  },
);
