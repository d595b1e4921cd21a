import { addDays } from '@aitours/domain/dates';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import {
  everyDay,
  insertActivity,
  insertEvent,
  insertTour,
  insertVehicle,
  morning,
  type TestEvent,
  type TestTour,
} from '../fixtures.ts';
import { addPromoCode } from '../promo-codes/promoCode.ts';
import { lastDay } from './purchase.ts';

export const today = '2030-03-01';
export const dateOf = (day: number): string => addDays(today, day);

/** A shop with products, and codes of 15 %, of AED 150 and of the whole price. */
export interface Shop {
  readonly api: TestApi;
  readonly staff: TestAccount;
  readonly deck: TestEvent;
  readonly tour: TestTour;
  readonly vehicleId: string;
  readonly codes: readonly string[];
}

const terms = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
];
const evening = { ...morning, id: 'evening', startTime: '16:00', availableDays: everyDay };

export async function openShop(): Promise<Shop> {
  const api = await startTestApi({ now: `${today}T08:00:00Z`, environment: { BEHAVIOUR: 'improved' } });
  const { db } = api.services;
  const staff = await api.signIn({ staffRole: 'owner' });
  const dates = Array.from({ length: lastDay }, (_, index) => dateOf(index + 1));
  const codes = [];
  for (const rate of [{ percent: 15 }, { percent: null, amount: '150.00' }, { percent: 100 }])
    codes.push(await addPromoCode(staff, rate));
  return {
    api,
    staff,
    deck: await insertEvent(db, { dates, capacity: 100_000 }, { cancellationTerms: terms }),
    tour: await insertTour(db, { cancellationTerms: terms, maxGroupSize: 30 }),
    vehicleId: await insertVehicle(db, { maxPassengers: 8, cancellationTerms: terms }),
    codes,
  };
}

/** Adds an activity for one purchase: a private visit takes all places of its time. */
export async function addActivityFor({ api }: Shop): Promise<string> {
  const slots = { timeSlots: [morning, evening], capacity: 200, maxParticipants: null };
  return (await insertActivity(api.services.db, { ...slots, cancellationTerms: terms })).id;
}
