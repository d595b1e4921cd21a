import { formatCalendar, toCalendarEvents } from '@aitours/domain/calendar';
import { hashSecret } from '../../auth/sessions.ts';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { findBookingsOfFeed } from '../../db/bookings/calendarFeeds.ts';
import { operation } from '../../http/operation.ts';
import { createEntityTag, matchesEntityTag } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns the bookings of the customer whose calendar has this address. */
export const getCalendar = operation(
  'getCalendar',
  async ({ path, headers, db, clock, config }) => {
    const rows = await findBookingsOfFeed(db, hashSecret(path.file.replace(/\.ics$/, '')));
    if (!rows) throw notFound('calendar');
    const events = rows.flatMap((row) => {
      const url = `${config.publicUrl}/customer/${row.number}/voucher`;
      return toCalendarEvents(toBookingBody(row, clock.now())).map((event) => ({ ...event, url }));
    });
    const text = formatCalendar(events, 'aiTours');
    const tag = createEntityTag(text);
    const caching = { etag: tag, 'cache-control': 'private, no-cache' };
    if (matchesEntityTag(headers['if-none-match'], tag)) return { status: 304, headers: caching };
    return {
      status: 200,
      body: Buffer.from(text),
      headers: { ...caching, 'content-type': 'text/calendar; charset=utf-8' },
    };
  },
  // A token of 128 bits can't be guessed: this limits the work. Services that read calendars share their addresses.
  { limits: ({ address }) => [{ bucket: `calendar address ${address}`, max: 3000, seconds: 15 * 60 }] },
);
