import { formatWireAmount } from '@aitours/domain/money';
import { listStaffActivityRows } from '../../db/catalogue/staffActivities.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the activities in any state. */
export const listStaffActivities = operation('listStaffActivities', async ({ query, db }) => {
  const { rows, count } = await listStaffActivityRows(db, query);
  const results = rows.map(({ id, slug, title, activityType, locationName, basePrice, state }) => ({
    id,
    slug,
    title,
    state,
    activity_type: activityType,
    location_name: locationName,
    base_price: formatWireAmount(basePrice),
  }));
  return { status: 200, body: toPageBody('/api/v1/staff-activities/', query, count, results) };
});
