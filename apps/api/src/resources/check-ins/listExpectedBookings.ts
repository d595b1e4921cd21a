import { formatPassNumber, getPassStatus, listPasses } from '@aitours/domain/passes';
import type { components } from '@aitours/openapi/schema';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import { type CheckInRow, findCheckIns } from '../../db/bookings/checkIns.ts';
import { listExpectedRows, parseSearchedNumber } from '../../db/bookings/expectedBookings.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { getCustomerName, toCheckInBody } from './checkInBody.ts';

/** Lists a page of the bookings that are expected on a day, with the check-ins of their passes. */
export const listExpectedBookings = operation('listExpectedBookings', async ({ query, db, clock }) => {
  const { rows, count } = await listExpectedRows(db, query);
  const bookingIds = rows.map(({ id }) => id);
  const known = Map.groupBy(await findCheckIns(db, bookingIds), ({ bookingId }) => bookingId);
  const isAnyDay = parseSearchedNumber(query.search) !== undefined;
  const isShown = ({ date, productId }: { readonly date: string; readonly productId: string }) =>
    (isAnyDay || date === query.date) && (query.product_id ?? productId) === productId;
  const results = rows.map((row) => toExpectedBooking(row, known.get(row.id) ?? [], isShown, clock.now()));
  return { status: 200, body: toPageBody('/api/v1/expected-bookings/', query, { count }, results) };
});

function toExpectedBooking(
  row: BookingRow,
  checkIns: readonly CheckInRow[],
  isShown: (pass: { readonly date: string; readonly productId: string }) => boolean,
  now: Date,
): components['schemas']['ExpectedBooking'] {
  const passes = listPasses(toBookingBody(row, now)).filter(isShown);
  return {
    booking_number: row.number,
    customer_name: getCustomerName(row),
    status: getPassStatus(row.status),
    passes: passes.map(({ ordinal, productId, title, date, time, kind }) => ({
      number: formatPassNumber(row.number, ordinal),
      product_id: productId,
      title,
      date,
      time,
      kind,
      check_in: toCheckInBody(checkIns.find((checkIn) => checkIn.ordinal === ordinal)),
    })),
  };
}
