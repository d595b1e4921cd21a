import { parseFils } from '@aitours/domain/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, rateLimits } from '../../src/db/schema.ts';
import type { TestAccount } from '../../src/testing/index.ts';
import { book, type PurchaseShop, quotePurchase } from './buy.ts';
import { checkEverywhere, readBooking } from './check.ts';
import { aPurchase, type Purchase, type Step } from './purchase.ts';
import { addActivityFor, dateOf, openShop, type Shop } from './shop.ts';

/** `FUZZ_RUNS` and `FUZZ_SEED` change number and seed of the purchases. */
const numRuns = process.env['FUZZ_RUNS'] === undefined ? 300 : 40 * Number(process.env['FUZZ_RUNS']);
const seed = Number(process.env['FUZZ_SEED'] ?? 2030);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.api.close());

test('amount, party, place, time and state of a purchase are the same everywhere, after changes and a cancellation as well', async () => {
  await fc.assert(
    fc.asyncProperty(aPurchase, async (purchase) => {
      const buyer = await shop.api.signIn();
      // Nobody buys so much in an hour, and each list has this purchase only.
      await shop.api.services.db.delete(rateLimits);
      await shop.api.services.db.delete(bookings);
      const own = { ...shop, activityId: purchase.kind === 'activity' ? await addActivityFor(shop) : '' };
      const offer = await quotePurchase(own, buyer, purchase);
      if (offer.lines.some(({ available }) => !available)) return;
      const number = await book(own, buyer, purchase, offer);
      const booked = await checkEverywhere(own, buyer, number);
      expect(booked.total_amount).toBe(offer.total);
      if (booked.booking_type !== 'transfer')
        expect(booked.cart_items.map(({ date, time, price }) => ({ date, time, amount: price }))).toEqual(
          offer.lines.map(({ date, time, amount }) => ({ date, time, amount })),
        );
      await follow(own, buyer, number, purchase);
    }),
    { numRuns, seed, endOnFailure: false },
  );
}, 3_600_000);

/** Takes the steps, and compares after the last of them. */
async function follow(own: PurchaseShop, buyer: TestAccount, number: string, purchase: Purchase): Promise<void> {
  for (const step of purchase.steps) {
    const before = await readBooking(buyer, number);
    if (before.booking_status === 'cancelled') break;
    // Of two mails at the same moment none is the newest.
    own.api.clock.advance(1);
    const isDone = await take(own, buyer, number, step, purchase);
    if (!isDone) expect(await readBooking(buyer, number)).toEqual(before);
  }
  if (purchase.steps.length > 0) await checkEverywhere(own, buyer, number);
}

async function take(
  own: PurchaseShop,
  buyer: TestAccount,
  number: string,
  step: Step,
  purchase: Purchase,
): Promise<boolean> {
  const before = await readBooking(buyer, number);
  switch (step.do) {
    case 'pay': {
      const { version } = (await own.staff.call('GET', `/staff-bookings/${number}/`)).json();
      const paid = { body: { is_paid: true }, headers: { 'if-match': `"${version}"` } };
      return (await own.staff.call('PUT', `/staff-bookings/${number}/cash-payment/`, paid)).statusCode === 204;
    }
    case 'cancel': {
      const response = await buyer.call('DELETE', `/bookings/${number}/`);
      expect([response.statusCode, before.refund_if_cancelled === null]).toEqual(
        before.refund_if_cancelled === null ? [400, true] : [200, false],
      );
      if (response.statusCode !== 200) return false;
      const { refund, refund_amount } = response.json();
      expect({ refund, amount: refund_amount }).toEqual({
        refund: before.refund_if_cancelled?.refund,
        amount: before.refund_if_cancelled?.amount,
      });
      return true;
    }
    default:
      return change(buyer, number, toChange(own, step, purchase, before));
  }
}

type Booking = Awaited<ReturnType<typeof readBooking>>;

function toChange(
  own: PurchaseShop,
  step: Exclude<Step, { do: 'pay' | 'cancel' }>,
  purchase: Purchase,
  booking: Booking,
): object {
  const { kind } = purchase;
  if (booking.booking_type === 'transfer')
    return step.do === 'move' ? { transfer: { date: dateOf(step.day), time: step.isLate ? '18:00' : '09:00' } } : {};
  const items = booking.cart_items;
  const item = items[step.line % items.length] ?? items[0];
  const line = item?.id ?? '1';
  if (step.do === 'remove') return { lines: [{ line, remove: true }] };
  if (step.do === 'move') {
    const slots = kind === 'activity' ? ['morning', 'evening'] : [own.deck.morningId, own.deck.eveningId];
    return { lines: [{ line, date: dateOf(step.day), time_slot_id: slots[Number(step.isLate)] }] };
  }
  const count = Math.max(0, (item?.[step.member] ?? 0) - 1);
  const member = kind === 'tour' && step.member === 'children' ? 'children512' : step.member;
  return { lines: [{ line, [member]: count }] };
}

/** Quotes a change and orders it; false: it isn't possible, or changes nothing. */
async function change(buyer: TestAccount, number: string, body: object): Promise<boolean> {
  const quoted = await buyer.call('POST', `/bookings/${number}/change-quotes/`, { body });
  if (quoted.statusCode !== 200) return false;
  const { token, total_before, total_after, to_pay, to_refund, settlement } = quoted.json();
  if (settlement !== 'pay_on_site')
    expect(parseFils(total_after) - parseFils(total_before)).toBe(parseFils(to_pay) - parseFils(to_refund));
  const order = { ...body, quote: token, total_amount: total_after };
  const response = await buyer.call('POST', `/bookings/${number}/changes/`, { body: order });
  if (response.statusCode !== 201 && response.statusCode !== 200) throw new Error(response.body);
  expect((await readBooking(buyer, number)).total_amount).toBe(total_after);
  return true;
}
