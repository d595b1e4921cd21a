import { listStaffDestinationRows } from '../../db/catalogue/staffDestinations.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the destinations in any state. */
export const listStaffDestinations = operation('listStaffDestinations', async ({ query, db }) => {
  const { rows, count } = await listStaffDestinationRows(db, query);
  return { status: 200, body: toPageBody('/api/v1/staff-destinations/', query, count, [...rows]) };
});
