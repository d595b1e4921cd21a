import type { CartItemType } from '../cart/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import { type Fils, sum } from '../money/index.ts';
import { type DiscountRate, discountPrice } from '../pricing/index.ts';

/** A product that a promo code can be for. */
export interface PromoProduct {
  readonly type: CartItemType | 'transfer';
  /** Of a transfer, the vehicle. */
  readonly id: string;
}

/** What a promo code takes off, and of what. */
export interface PromoOffer {
  readonly rate: DiscountRate;
  /** Empty: all products. */
  readonly products: readonly PromoProduct[];
}

/** When and how often a promo code can be used. */
export interface PromoTerms {
  readonly isActive: boolean;
  /** The first and the last day in Dubai; null: no limit. */
  readonly validFrom: CalendarDate | null;
  readonly validUntil: CalendarDate | null;
  /** The number of bookings, of all customers and of one; null: no limit. */
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
}

/** The bookings with a promo code, without those that were cancelled and refunded in full or not paid. */
export interface PromoUses {
  readonly total: number;
  /** Of the customer; 0 for a guest. */
  readonly byCustomer: number;
}

/** A line of a booking, as far as a promo code depends on it. */
export interface PromoLine {
  readonly product: PromoProduct;
  readonly amount: Fils;
}

/**
 * Returns whether a text can be a promo code, in upper or lower case: 3 to 24 letters, digits and hyphens between them.
 *
 * @example isPromoCodeText('Spring-10') // true
 * @example isPromoCodeText('ten percent') // false
 */
export const isPromoCodeText = (text: string): boolean => /^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$/i.test(text);

/**
 * Returns whether a promo code is for a product.
 *
 * @example coversProduct({ products: [{ type: 'ticket', id: '201' }] }, { type: 'ticket', id: '201' }) // true
 * @example coversProduct({ products: [{ type: 'ticket', id: '201' }] }, { type: 'activity', id: '201' }) // false
 */
export const coversProduct = ({ products }: Pick<PromoOffer, 'products'>, { type, id }: PromoProduct): boolean =>
  products.length === 0 || products.some((product) => product.type === type && product.id === id);

/**
 * Returns why a promo code can't be used on a day, as a sentence for the traveller; null if it can.
 *
 * @param code null: there is none with this text
 * @example findPromoCodeError(null, { total: 0, byCustomer: 0 }, '2026-12-18') // 'We don’t know this promo code. Please check it.'
 */
export function findPromoCodeError(code: PromoTerms | null, uses: PromoUses, today: CalendarDate): string | null {
  if (!code) return promoCodeMessages.unknown;
  const { isActive, validFrom, validUntil, maxUses, maxUsesPerCustomer } = code;
  if (!isActive || (validUntil !== null && today > validUntil)) return promoCodeMessages.ended;
  if (validFrom !== null && today < validFrom) return promoCodeMessages.notStarted;
  if (maxUsesPerCustomer !== null && uses.byCustomer >= maxUsesPerCustomer) return promoCodeMessages.usedByCustomer;
  return maxUses !== null && uses.total >= maxUses ? promoCodeMessages.usedUp : null;
}

/** Why a promo code can't be used. */
export const promoCodeMessages = {
  unknown: 'We don’t know this promo code. Please check it.',
  notStarted: 'This promo code can’t be used yet.',
  ended: 'This promo code has ended.',
  usedUp: 'This promo code is used up.',
  usedByCustomer: 'You have already used this promo code.',
  otherProducts: 'This promo code is not for what is in your order.',
  smaller: 'The discount of your first booking is larger. Keep this promo code for a later booking.',
} as const;

/** The discount of a booking by a promo code, and what it was computed from. */
export interface PromoDiscount {
  /** The position of the booking in the order. */
  readonly index: number;
  readonly subtotal: Fils;
  /** Negative. */
  readonly amount: Fils;
  readonly total: Fils;
  /** The price of the lines that the code is for. */
  readonly covered: Fils;
}

/**
 * Finds the booking of an order that a promo code saves the most on. A booking has one discount: on the first one, the
 * code must save more than the discount of a first booking, and counts with the difference.
 *
 * @param bookings the lines of each booking, in the order in which they are made
 * @param firstBookingPercent the discount that the first booking has without the code; 0: none
 * @returns a sentence for the traveller if there is no such booking
 * @example applyPromoCode({ rate: { percent: 10 }, products: [] }, [[{ product, amount: 615_00 }]], 0) // { index: 0, subtotal: 615_00, amount: -61_50, total: 553_50, covered: 615_00 }
 * @example applyPromoCode({ rate: { percent: 10 }, products: [] }, [[{ product, amount: 615_00 }]], 10) // 'The discount of your first booking is larger. Keep this promo code for a later booking.'
 */
export function applyPromoCode(
  offer: PromoOffer,
  bookings: readonly (readonly PromoLine[])[],
  firstBookingPercent: number,
): PromoDiscount | string {
  const found = bookings.flatMap((lines, index) => discountLines(offer, lines, index) ?? []);
  if (found.length === 0) return promoCodeMessages.otherProducts;
  const gains = found.map((discount) => {
    const replaced = discount.index === 0 ? discountPrice(discount.subtotal, { percent: firstBookingPercent }) : null;
    return { discount, gain: -discount.amount + (replaced?.amount ?? 0) };
  });
  const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one));
  return best.gain > 0 ? best.discount : promoCodeMessages.smaller;
}

function discountLines(offer: PromoOffer, lines: readonly PromoLine[], index: number): PromoDiscount | null {
  const covered = sum(lines.filter(({ product }) => coversProduct(offer, product)).map(({ amount }) => amount));
  const price = discountPrice(sum(lines.map(({ amount }) => amount)), offer.rate, covered);
  return price && { index, ...price, covered };
}
