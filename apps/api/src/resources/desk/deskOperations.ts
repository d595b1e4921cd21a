import { formatWireAmount } from '@aitours/domain/money';
import { performChange, planQuotedChange, takeChangedPlaces } from '../../changes/performChange.ts';
import { lockBookingPayments } from '../../db/bookings/bookingChanges.ts';
import { findBooking } from '../../db/bookings/bookings.ts';
import { replacePickupDriver } from '../../db/bookings/pickupDrivers.ts';
import { lockStaffBooking, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { quoteChange } from '../bookings/quoteChange.ts';
import { applyBulkAction } from './applyBulkAction.ts';
import { cancelStaffBooking } from './cancelStaffBooking.ts';
import { requireChangeable, settleForStaff } from './changeForStaff.ts';
import { exportBookings } from './exportBookings.ts';
import { getStaffBooking } from './getStaffBooking.ts';
import { insertNote } from './insertNote.ts';
import { listDepartures } from './listDepartures.ts';
import { overrideCancellation } from './overrideCancellation.ts';
import { quoteBulkAction } from './quoteBulkAction.ts';
import { readDepartures } from './readDepartures.ts';
import { resendConfirmation } from './resendConfirmation.ts';
import { sendBookingMessage } from './sendBookingMessage.ts';
import { setCashPayment } from './setCashPayment.ts';

export const deskOperations = {
  /** Adds a note to a booking. The audit log gets only its id: notes are deleted with the customer's account. */
  addBookingNote: operation('addBookingNote', async (context) => {
    const { booking, noteId } = await insertNote(context, 'Please write a note.', (text) => text);
    const change = { objectId: booking.number, before: null, after: { note_id: noteId } };
    await recordChange(context.db, context, { operation: 'addBookingNote', ...change }, context.clock.now());
    return { status: 204 };
  }),
  sendBookingMessage,
  quoteBulkAction,
  applyBulkAction,
  cancelStaffBooking,

  /** Changes dates or travellers of a booking of any user as quoted, and records it. */
  changeStaffBooking: operation('changeStaffBooking', async (context) => {
    const { path, headers, body, db, clock } = context;
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      const booking = await lockStaffBooking(tx, path.ref);
      if (!booking) throw notFound('booking');
      await requireBookingVersion(tx, booking, headers['if-match']);
      requireChangeable(booking);
      const locked = { tx, booking, payments: await lockBookingPayments(tx, booking), now };
      const plan = await planQuotedChange(locked, body, context);
      settleForStaff(booking, plan.price);
      await takeChangedPlaces(locked, plan);
      const { changed } = await performChange(locked, plan, context);
      const before = { total_amount: formatWireAmount(booking.total) };
      const after = { total_amount: formatWireAmount(changed.total), change: plan.description };
      const operation = 'changeStaffBooking';
      await recordChange(tx, context, { operation, objectId: booking.number, before, after }, now);
    });
    return { status: 204 };
  }),
  exportBookings,
  getStaffBooking,
  listDepartures,

  /** Streams an event for each change of a day's departures. */
  streamDepartureEvents: operation('streamDepartureEvents', async ({ query: { date }, user, departureEvents }) => ({
    status: 200,
    body: await departureEvents.open(date, user.id),
    // nginx buffers responses unless this header is present.
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  })),
  overrideCancellation,

  /** Returns what a change of a booking of any user would refund. */
  quoteStaffBookingChange: operation('quoteStaffBookingChange', async (context) => {
    const booking = await findBooking(context.db, context.path.ref);
    if (!booking) throw notFound('booking');
    requireChangeable(booking);
    return { status: 200, body: await quoteChange(context, booking, (price) => settleForStaff(booking, price)) };
  }),
  resendConfirmation,
  setCashPayment,

  /** Sets who drives a pickup of a day. */
  setPickupDriver: operation('setPickupDriver', async (context) => {
    const { headers, body, db, clock } = context;
    const { date, departure_id: departureId, pickup_area: area } = body;
    const driver = body.driver?.trim().replaceAll(/\s+/g, ' ') ?? null;
    const { departures } = await readDepartures(db, date);
    if (!departures.find(({ id }) => id === departureId)?.areas.includes(area)) throw notFound('pickup on this day');
    await inTransaction(db, async (tx) => {
      const before = await replacePickupDriver(tx, { date, departureId, area }, driver, headers['if-match']);
      if (before === undefined) return;
      const describe = (name: string | null) => ({ date, pickup_area: area, driver: name });
      const change = { objectId: departureId, before: describe(before), after: describe(driver) };
      await recordChange(tx, context, { operation: 'setPickupDriver', ...change }, clock.now());
    });
    return { status: 204 };
  }),
};
