import { isPersonalComplete } from '@aitours/domain/checkout';
import type { SignedInUser } from '../../auth/signedInUser.ts';
import { operation } from '../../contract/operation.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { bookLines } from '../bookings/bookLines.ts';
import { ticketOf } from '../bookings/lineFromDetails.ts';
import type { FieldName } from '../lines/line.ts';

const names: Partial<Record<string, string>> = { slot: 'date_time_slot_id' };
const nameOf: FieldName = (field) => names[field] ?? field;

/** Books tickets at once, without the cart, in the name of the account (API-57, GAP-12). */
export const bookTicket = operation('bookTicket', async ({ path, body, user, db, clock }) => {
  const now = clock.now();
  const buyer = { ...contactOf(user), userId: user.id, specialRequests: '', paymentMethod: body.payment_method };
  const wish = {
    event: path.id,
    ticketTypeId: body.ticket_type_id,
    timeSlotId: body.date_time_slot_id,
    date: body.date,
    adults: body.adults,
    children: body.children ?? 0,
  };
  const row = await inTransaction(db, async (tx) => {
    const line = await ticketOf(tx, wish, now);
    const wanted = { line, id: line.product.id, nameOf, shown: null };
    return bookLines(tx, buyer, [wanted], (items) => ({ kind: 'ticket', items }), now);
  });
  return {
    status: 201,
    body: { booking_number: row.number },
    headers: { location: `/api/v1/bookings/${row.number}/` },
  };
});

/** Nothing is asked for here, so the account must know whom the tickets are for. */
function contactOf({ firstName, lastName, email, phone }: SignedInUser) {
  const contact = { firstName, lastName, email, phone };
  if (!isPersonalComplete(contact))
    throw invalidRequest('Please complete your name and phone number in the settings first.');
  return contact;
}
