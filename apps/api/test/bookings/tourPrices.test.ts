import { randomUUID } from 'node:crypto';
import { toBookingPayload } from '@aitours/domain/checkout';
import { formatWireAmount, parseFils } from '@aitours/domain/money';
import { quoteTour } from '@aitours/domain/pricing';
import { toTourCartItem } from '@aitours/domain/tour-booking';
import { type DayChoice, pickDay, priceDay } from '@aitours/domain/tour-plan';
import type { components } from '@aitours/openapi/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transferTypes } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { insertTour } from '../fixtures.ts';
import { contact } from './orders.ts';

type Schemas = components['schemas'];

let api: TestApi;
let layla: TestAccount;
let tour: Schemas['Tour'];
let offers: Awaited<ReturnType<typeof readOffers>>;

async function readOffers() {
  const list = async <Offer>(path: string): Promise<Offer[]> =>
    (await api.call('GET', `/tours/${path}/?page_size=100`)).json().results;
  return {
    hotels: await list<Schemas['Hotel']>('hotels'),
    rooms: await list<Schemas['RoomType']>('room-types'),
    vehicles: await list<Schemas['TransferType']>('transfer-types'),
    meals: await list<Schemas['MealType']>('meal-types'),
  };
}

beforeAll(async () => {
  api = await startTestApi();
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  const { db } = api.services;
  await insertTour(db);
  const { slug } = await insertTour(db, { basePrice: 1234_57, maxGroupSize: null });
  await db.insert(transferTypes).values([
    { id: randomUUID(), name: 'Coach', pricePerKm: 1_37, basePrice: 0 },
    { id: randomUUID(), name: 'Vintage Land Rover', pricePerKm: null, basePrice: 450_05 },
  ]);
  tour = (await api.call('GET', `/tours/tours/${slug}/`)).json();
  offers = await readOffers();
});
afterAll(() => api.close());

const oneOf = <Offer extends { id: string }>(offered: readonly Offer[]) =>
  fc.option(fc.constantFrom(...offered.map(({ id }) => id)), { nil: undefined });

/** Any combination of offers; combinations that don't fit are dropped before booking. */
const arbitraryChoice = (): fc.Arbitrary<DayChoice> =>
  fc
    .record({
      hotel: oneOf(offers.hotels),
      room: oneOf(offers.rooms),
      vehicle: oneOf(offers.vehicles),
      meal: oneOf(offers.meals),
      activities: fc.subarray(tour.days.flatMap(({ activities }) => activities.map(({ id }) => id))),
    })
    .map(({ hotel, room, vehicle, meal, activities }) => ({
      ...(hotel && { hotel }),
      ...(room && { room }),
      ...(vehicle && { vehicle }),
      ...(meal && { meal }),
      activities,
    }));

test('TOUR-24 TOUR-42 GAP-26 CONST-02 CONST-04 CONST-05 CONST-06 CONST-07 ENTITY-13 the price on the page is the booked price', async () => {
  const count = fc.integer({ min: 0, max: 9 });
  const someTravellers = fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    children512: count,
    children25: count,
    infants: count,
  });
  const plans = fc.record({
    travellers: someTravellers,
    choices: fc.array(arbitraryChoice(), { minLength: 2, maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(plans, async ({ travellers, choices }) => {
      const picks = tour.days.map((day, index) => pickDay(day, choices[index] ?? {}, offers));
      const { total: amount } = quoteTour(parseFils(tour.base_price), { travellers, days: picks.map(priceDay) });
      const order = toTourCartItem({ tour, startDate: '2030-04-01', travellers, picks, amount });
      const buyer = { ...contact, paymentMethod: 'cash', specialRequests: '' } as const;
      const body = toBookingPayload({ type: 'tour', items: [order] }, buyer);
      const response = await layla.call('POST', '/bookings/', { body });
      expect(response.json()).toMatchObject([{ total_amount: formatWireAmount(amount), ...travellers }]);
    }),
    { numRuns: 40 },
  );
});
