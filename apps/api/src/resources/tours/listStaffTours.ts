import { formatWireAmount } from '@aitours/domain/money';
import { listStaffTourRows } from '../../db/catalogue/staffTours.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the tours in any state. */
export const listStaffTours = operation('listStaffTours', async ({ query, db }) => {
  const { rows, count } = await listStaffTourRows(db, query);
  const results = rows.map(({ id, slug, title, tourType, location, durationDays, basePrice, state }) => ({
    id,
    slug,
    title,
    location,
    state,
    tour_type: tourType,
    duration_days: durationDays,
    base_price: formatWireAmount(basePrice),
  }));
  return { status: 200, body: toPageBody('/api/v1/staff-tours/', query, count, results) };
});
