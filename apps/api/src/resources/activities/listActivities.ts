import { operation } from '../../contract/operation.ts';
import { listActivityCardRows, listActivityRows } from '../../db/catalogue/activities.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { productPageBody } from '../page.ts';
import { activityBody, activityCardBody } from './activityBody.ts';

const path = '/api/v1/activities/';

/** Lists a page of the activities on sale, filtered, searched and ordered (API-31, API-37). */
export const listActivities = operation(
  'listActivities',
  async ({ query, db, clock, listCursors }) => {
    requireFreeQuery(query);
    const after = listCursors.read(path, query);
    if (query.view === 'card') {
      const page = await listActivityCardRows(db, query, after, clock.now());
      const cards = productPageBody(listCursors, path, query, page, page.rows.map(activityCardBody));
      return { status: 200, body: { view: 'card', ...cards } };
    }
    const page = await listActivityRows(db, query, after, clock.now());
    return { status: 200, body: productPageBody(listCursors, path, query, page, page.rows.map(activityBody)) };
  },
  {
    readsOnlyCatalogue: true,
    readsStock: ({ query }) => query.free_on !== undefined || query.free_cancellation === true,
  },
);
