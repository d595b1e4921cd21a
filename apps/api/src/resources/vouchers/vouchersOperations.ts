import { randomBytes } from 'node:crypto';
import { formatCalendar, toCalendarEvents } from '@aitours/domain/calendar';
import { hashSecret } from '../../auth/sessions.ts';
import { addFacts } from '../../bookings/addFacts.ts';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import {
  findBookingsOfFeed,
  findCalendarFeed,
  removeCalendarFeed as remove,
  replaceCalendarFeed as replace,
} from '../../db/bookings/calendarFeeds.ts';
import { operation } from '../../http/operation.ts';
import { createEntityTag, matchesEntityTag } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';
import { toBookingPassesBody } from '../../vouchers/bookingPasses.ts';
import { describeVoucher } from '../../vouchers/voucherContent.ts';
import { checkPass } from './checkPass.ts';

export const vouchersOperations = {
  /** Returns the passes of one of the caller's bookings. */
  listPasses: operation('listPasses', async ({ path, user, db, clock, passCodes }) => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    if (!booking) throw notFound('booking');
    return { status: 200, body: toBookingPassesBody(booking, passCodes, clock.now()) };
  }),

  /** Returns the voucher of one of the caller's bookings as PDF. */
  getVoucher: operation(
    'getVoucher',
    async ({ path, user, db, clock, passCodes, voucherPdfs }) => {
      const row = await findOwnBooking(db, user.id, path.ref);
      if (!row) throw notFound('booking');
      const now = clock.now();
      const passes = toBookingPassesBody(row, passCodes, now);
      const booking = await addFacts(db, toBookingBody(row, now));
      const pdf = await voucherPdfs.render(describeVoucher(booking, passes));
      return {
        status: 200,
        body: pdf,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${row.number}.pdf"`,
          'cache-control': 'private, no-store',
        },
      };
    },
    { limits: ({ user }) => [{ bucket: `voucher user ${user.id}`, max: 30, seconds: 15 * 60 }] },
  ),
  checkPass,

  /** Returns the public keys with which a gate verifies passes offline. */
  listVoucherKeys: operation('listVoucherKeys', async ({ passCodes }) => ({
    status: 200,
    body: { keys: [...passCodes.publicKeys] },
  })),

  /** Returns whether the caller's calendar has an address. */
  getCalendarFeed: operation('getCalendarFeed', async ({ user, db }) => {
    const createdAt = await findCalendarFeed(db, user.id);
    return { status: 200, body: { created_at: createdAt?.toISOString() ?? null } };
  }),

  /** Creates the address of the caller's calendar. Only its hash is stored, so it can't be shown again. */
  replaceCalendarFeed: operation(
    'replaceCalendarFeed',
    async ({ user, db, clock, config }) => {
      const token = randomBytes(16).toString('base64url');
      const now = clock.now();
      await replace(db, user.id, hashSecret(token), now);
      return {
        status: 200,
        body: { created_at: now.toISOString(), url: `${config.publicUrl}/api/v1/calendar/${token}.ics` },
      };
    },
    { limits: ({ user }) => [{ bucket: `calendar-feed user ${user.id}`, max: 20, seconds: 15 * 60 }] },
  ),

  /** Ends the address of the caller's calendar. */
  removeCalendarFeed: operation('removeCalendarFeed', async ({ user, db }) => {
    await remove(db, user.id);
    return { status: 204 };
  }),

  /** Returns the bookings of the customer whose calendar has this address. */
  getCalendar: operation(
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
  ),
};
