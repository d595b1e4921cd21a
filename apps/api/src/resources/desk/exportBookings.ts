import { toDubaiDate } from '@aitours/domain/dates';
import { listExportedBookings } from '../../db/bookings/bookingLists.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { getSheetHeaders, type Sheet, toDirhams, writeSheet } from '../../exports/sheet.ts';
import { operation } from '../../http/operation.ts';
import { conflict, invalidRequest } from '../../problems/problems.ts';

/** Writing a workbook of so many takes a second and about 150 MB in its thread. */
const maxRows = 20_000;

/** Returns bookings of all users as a file for spreadsheets. */
export const exportBookings = operation(
  'exportBookings',
  async (context) => {
    const { path, query, db, clock } = context;
    if (query.start && query.end && query.end < query.start)
      throw invalidRequest(null, { end: ['must not be before the start'] });
    const rows = await listExportedBookings(db, query, maxRows + 1);
    if (rows.length > maxRows)
      throw conflict(
        'There are more than 20,000 such bookings. Choose fewer by their dates, and export them in parts.',
      );
    const file = await writeSheet(path.format, toSheet(rows));
    const after = { format: path.format, count: rows.length, ...query };
    const change = { operation: 'exportBookings', objectId: 'bookings', before: null, after } as const;
    await recordChange(db, context, change, clock.now());
    return {
      status: 200,
      body: file,
      headers: getSheetHeaders(path.format, `bookings-${toDubaiDate(clock.now())}`),
    };
  },
  { limits: ({ user }) => [{ bucket: `export user ${user.id}`, max: 20, seconds: 3600 }] },
);

const columns = [
  ...['booking_number', 'type', 'title', 'start_date', 'start_time', 'created_at', 'booking_status'],
  ...['payment_method', 'payment_status', 'total_aed', 'refund_aed', 'first_name', 'last_name', 'email', 'phone'],
];

const toSheet = (rows: Awaited<ReturnType<typeof listExportedBookings>>): Sheet => ({
  name: 'Bookings',
  columns,
  rows: rows.map((row) => [
    row.number,
    row.kind,
    row.title,
    row.date,
    row.time,
    row.createdAt.toISOString(),
    row.status,
    row.paymentMethod,
    row.paymentStatus,
    toDirhams(row.total),
    row.refund === null ? null : toDirhams(row.refund),
    ...[row.firstName, row.lastName, row.email, row.phone],
  ]),
});
