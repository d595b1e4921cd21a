import { toTransferBookingBody } from '../../bookings/bookingBody.ts';
import { listBookingRows } from '../../db/bookings/bookingLists.ts';
import { operation } from '../../http/operation.ts';
import { toCappedPageBody } from '../page.ts';

/** Lists a page of the caller's transfers, or for staff of all transfers (API-45, GAP-58). */
export const listTransferBookings = operation('listTransferBookings', async ({ query, user, db, clock }) => {
  const userId = query.scope === 'all' ? undefined : user.id;
  const page = await listBookingRows(db, { ...query, kind: 'transfer', userId });
  const now = clock.now();
  const results = page.rows.map(({ booking }) => toTransferBookingBody(booking, now));
  return { status: 200, body: toCappedPageBody('/api/v1/transfers/bookings/', query, page, results) };
});
