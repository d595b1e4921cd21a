import type { ChangePrice } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { toShortageProblem } from '../../bookings/changePlaces.ts';
import { planChange } from '../../bookings/planChange.ts';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import type { Database } from '../../db/database.ts';
import { countPlacesLeft, type Places } from '../../db/stock/stock.ts';
import type { Context } from '../../http/operation.ts';

type Schemas = components['schemas'];
type QuoteContext = Pick<Context<'quoteBookingChange'>, 'body' | 'db' | 'clock' | 'config' | 'refundQuotes'>;

/**
 * Returns the quote of a change in the contract's form.
 *
 * @param settle returns what happens with the difference
 * @throws {Problem} not-changeable, invalid-request, sold-out
 */
export async function quoteChange(
  { body, db, clock, config, refundQuotes }: QuoteContext,
  row: BookingRow,
  settle: (price: ChangePrice) => Schemas['ChangeSettlement'],
): Promise<Schemas['BookingChangeQuote']> {
  const now = clock.now();
  const { after, price, taken, lines } = await planChange(db, row, body, { config, now, quotedAt: now });
  const shortage = await findShortage(db, taken);
  if (shortage) throw toShortageProblem(after, shortage);
  const { token, validUntil } = refundQuotes.issue(row.number, now);
  const { discount } = after.details;
  return {
    lines: [...lines],
    total_before: formatWireAmount(row.total),
    kept_amount: formatWireAmount(price.kept),
    ...(discount && { discount }),
    total_after: formatWireAmount(price.total),
    to_pay: formatWireAmount(price.toPay),
    to_refund: formatWireAmount(price.toRefund),
    settlement: settle(price),
    token,
    valid_until: validUntil.toISOString(),
  };
}

async function findShortage(db: Database, taken: readonly Places[]) {
  for (const requested of taken) {
    const left = await countPlacesLeft(db, requested);
    if (left < requested.count) return { requested, left };
  }
  return null;
}
