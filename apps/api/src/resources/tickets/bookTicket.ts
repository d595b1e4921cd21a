import { isPersonalComplete } from '@aitours/domain/checkout';
import { parsePhone } from '@aitours/domain/phone';
import { bookLines } from '../../bookings/bookLines.ts';
import { completeBooking, prepareCompletion } from '../../bookings/completeBooking.ts';
import { readTickets } from '../../bookings/lineFromDetails.ts';
import type { FieldName } from '../../bookings/lines/line.ts';
import type { SignedInUser } from '../../db/people/signedInUser.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';

const names: Partial<Record<string, string>> = { slot: 'date_time_slot_id' };
const nameField: FieldName = (field) => names[field] ?? field;

/** Books tickets without a cart for the account's owner (API-57, GAP-12). */
export const bookTicket = operation('bookTicket', async ({ path, body, user, db, clock, ...services }) => {
  const now = clock.now();
  const buyer = { ...toContact(user), userId: user.id, specialRequests: '', paymentMethod: body.payment_method };
  const request = {
    event: path.id,
    ticketTypeId: body.ticket_type_id,
    timeSlotId: body.date_time_slot_id,
    date: body.date,
    adults: body.adults,
    children: body.children,
  };
  const row = await inTransaction(db, async (tx) => {
    const line = await readTickets(tx, request, { now, quirks: services.config.quirks });
    const requested = { line, id: line.product.id, nameField, shownAmount: null };
    const completion = prepareCompletion(services, body.payment_method, now);
    const terms = { now, quirks: services.config.quirks, paymentId: completion.paymentId, channel: 'direct' } as const;
    const booked = await bookLines(tx, buyer, [requested], (items) => ({ kind: 'ticket', items }), terms);
    return completeBooking(tx, booked, completion);
  });
  return {
    status: 201,
    body: { booking_number: row.number },
    headers: { location: `/api/v1/bookings/${row.number}/` },
  };
});

/** The request has no contact details, so the account must have them. */
function toContact({ firstName, lastName, email, phone }: SignedInUser) {
  // An account from before numbers were checked may have another text.
  const contact = { firstName, lastName, email, phone: parsePhone(phone) ?? '' };
  if (!isPersonalComplete(contact))
    throw invalidRequest('Please complete your name and phone number in the settings first.');
  return contact;
}
