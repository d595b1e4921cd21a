import { listCruiseRequestRows } from '../../db/bookings/cruiseRequests.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { toCruiseRequestBody } from './cruiseRequestBody.ts';

/** Lists a page of the caller's cruise requests, or for staff of all. */
export const listCruiseRequests = operation('listCruiseRequests', async ({ query, user, db }) => {
  const { rows, count } = await listCruiseRequestRows(db, query, query.scope === 'all' ? undefined : user.id);
  return { status: 200, body: toPageBody('/api/v1/cruises/requests/', query, count, rows.map(toCruiseRequestBody)) };
});
