import { listBookingActions } from '@aitours/domain/staff';
import { queueConfirmationMail } from '../../bookings/queueConfirmation.ts';
import { lockStaffBooking, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { toHandledBooking } from './toHandledBooking.ts';

/** Sends the confirmation of a booking with its voucher again. */
export const resendConfirmation = operation(
  'resendConfirmation',
  async (context) => {
    const { path, headers, db, clock, config } = context;
    const booking = await lockStaffBooking(db, path.ref);
    if (!booking) throw notFound('booking');
    await requireBookingVersion(db, booking, headers['if-match']);
    if (!listBookingActions(toHandledBooking(booking)).includes('send-confirmation'))
      throw conflict('Only a confirmed booking has a confirmation with a voucher.');
    await queueConfirmationMail(db, booking, config, clock.now());
    const change = { objectId: booking.number, before: null, after: { booking_status: booking.status } };
    await recordChange(db, context, { operation: 'resendConfirmation', ...change }, clock.now());
    return { status: 204 };
  },
  { limits: ({ user }) => [getConfirmationLimit(user)] },
);

/** The limit of confirmations that a staff member sends again, one by one or in bulk. */
export const getConfirmationLimit = (user: { readonly id: string }) => ({
  bucket: `resend-confirmation user ${user.id}`,
  max: 300,
  seconds: 3600,
});
