import { operation } from '../../contract/operation.ts';
import { listActivityCardRows, listActivityRows } from '../../db/catalogue/activities.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { cappedPageBody } from '../page.ts';
import { activityBody, activityCardBody } from './activityBody.ts';

const path = '/api/v1/activities/';

/** Lists a page of the activities on sale, filtered, searched and ordered (API-31, API-37). */
export const listActivities = operation(
  'listActivities',
  async ({ query, db, clock }) => {
    requireFreeQuery(query);
    if (query.view === 'card') {
      const page = await listActivityCardRows(db, query, clock.now());
      const cards = cappedPageBody(path, query, page, page.rows.map(activityCardBody));
      return { status: 200, body: { view: 'card', ...cards } };
    }
    const page = await listActivityRows(db, query, clock.now());
    return { status: 200, body: cappedPageBody(path, query, page, page.rows.map(activityBody)) };
  },
  {
    readsOnlyCatalogue: true,
    readsStock: ({ query }) => query.free_on !== undefined || query.free_cancellation === true,
  },
);
