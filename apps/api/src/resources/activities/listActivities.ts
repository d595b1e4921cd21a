import { operation } from '../../contract/operation.ts';
import { listActivityRows } from '../../db/catalogue/activities.ts';
import { pageBody } from '../page.ts';
import { activityBody } from './activityBody.ts';

/** Lists a page of the activities on sale, filtered, searched and ordered (API-31, API-37). */
export const listActivities = operation(
  'listActivities',
  async ({ query, db }) => {
    const { rows, count } = await listActivityRows(db, query);
    return { status: 200, body: pageBody('/api/v1/activities/', query, count, rows.map(activityBody)) };
  },
  { readsOnlyCatalogue: true },
);
