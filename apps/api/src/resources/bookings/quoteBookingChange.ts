import { formatWireAmount } from '@aitours/domain/money';
import { operation } from '../../contract/operation.ts';
import { findOwnBooking } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { type Places, placesLeft } from '../../db/stock.ts';
import { notFound } from '../../problems/problems.ts';
import { toShortageProblem } from './changePlaces.ts';
import { planChange, settleChange } from './planChange.ts';

/** Returns what a change of a booking would cost or refund (GAP-30). */
export const quoteBookingChange = operation(
  'quoteBookingChange',
  async ({ path, body, user, db, clock, config, payments, refundQuotes }) => {
    const row = await findOwnBooking(db, user.id, path.ref);
    if (!row) throw notFound('booking');
    const now = clock.now();
    const { after, price, taken, lines } = await planChange(db, row, body, { config, now, quotedAt: now });
    const shortage = await findShortage(db, taken);
    if (shortage) throw toShortageProblem(after, shortage);
    const { token, validUntil } = refundQuotes.issue(row.number, now);
    const { discount } = after.details;
    return {
      status: 200,
      body: {
        lines: [...lines],
        total_before: formatWireAmount(row.total),
        kept_amount: formatWireAmount(price.kept),
        ...(discount && { discount }),
        total_after: formatWireAmount(price.total),
        to_pay: formatWireAmount(price.toPay),
        to_refund: formatWireAmount(price.toRefund),
        settlement: settleChange(row, price, payments !== null),
        token,
        valid_until: validUntil.toISOString(),
      },
    };
  },
  { limits: ({ user }) => [{ bucket: `change-quotes user ${user.id}`, max: 120, seconds: 3600 }] },
);

async function findShortage(db: Database, taken: readonly Places[]) {
  for (const requested of taken) {
    const left = await placesLeft(db, requested);
    if (left < requested.count) return { requested, left };
  }
  return null;
}
