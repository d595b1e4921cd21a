import { type LineDiscount, spreadDiscount } from '@aitours/domain/booking';
import { type Fils, formatWireAmount, parseFils } from '@aitours/domain/money';
import type { BookingDetails, LineMembers, StoredLinePrice } from '../db/bookings/bookingDetails.ts';

type ItemsDetails = Exclude<BookingDetails, { kind: 'transfer' }>;

/** What a line cost when it was booked or moved. */
export interface LineBase {
  readonly amount: Fils;
  /** Its share of the discount. */
  readonly discount: Fils;
  /** For whom; null: for those that it is booked for now. */
  readonly members: LineMembers | null;
}

export interface LinePrice {
  /** Its price less its share of the discount. */
  readonly paid: Fils;
  readonly base: LineBase;
}

/** Returns what is paid for each line of a booking, and what its price follows from. */
export function readLinePrices({ items, discount, promo, line_prices: stored }: ItemsDetails): LinePrice[] {
  const prices = items.map(({ price }) => parseFils(price));
  const isCovered = ({ id }: { readonly id: string }) => promo?.covered?.items.includes(id) ?? true;
  const rate = promo?.rate;
  const taken = rate && 'amount' in rate ? rate.amount : -parseFils(discount?.amount ?? '0');
  const shares = spreadDiscount(
    taken,
    items.map((item, index) => (isCovered(item) ? (prices[index] ?? 0) : 0)),
  );
  return items.map(({ id }, index) => {
    const known = stored?.[id];
    if (known) return fromStored(known);
    const [amount = 0, share = 0] = [prices[index], shares[index]];
    return { paid: amount - Math.min(amount, share), base: { amount, discount: share, members: null } };
  });
}

const fromStored = ({ paid, base }: StoredLinePrice): LinePrice => ({
  paid: parseFils(paid),
  base: { amount: parseFils(base.amount), discount: parseFils(base.discount), members: base.members },
});

/** Returns the form in which a booking stores the price of a line. @param members those that it is booked for now */
export const toStoredLinePrice = (paid: Fils, { amount, discount, members }: LineBase, now: LineMembers) => ({
  paid: formatWireAmount(paid),
  base: { amount: formatWireAmount(amount), discount: formatWireAmount(discount), members: members ?? now },
});

/** Returns the discount of a line of a booking. @param id of its item; of a transfer, null */
export function findLineDiscount(
  { discount, promo }: Pick<BookingDetails, 'discount' | 'promo'>,
  id: string | null,
  { amount: base, discount: amount }: Pick<LineBase, 'amount' | 'discount'>,
): LineDiscount | null {
  const isCovered = id === null || (promo?.covered?.items.includes(id) ?? true);
  const rate = promo?.rate ?? (discount && { percent: discount.percent ?? 0 });
  if (!isCovered || !rate) return null;
  return 'percent' in rate ? rate : { amount, base };
}
