import { addDays } from '@aitours/domain/dates';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityStock, ticketTimeSlots } from '../../src/db/schema.ts';
import { seedOnStart } from '../../src/seed/seedShop.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { everyDay, insertActivity, insertEvent, morning } from '../fixtures.ts';

/** A time slot with its places left, as an availability operation returns it. */
interface FreeSlot {
  readonly product: string;
  readonly date: string;
  /** Null: any time of the day. */
  readonly time: string | null;
  readonly left: number;
  readonly maxGroup: number | null;
}

const today = '2026-12-18';
const nineInDubai = `${today}T05:00:00Z`;
const lists = ['activities', 'tickets'] as const;
type List = (typeof lists)[number];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: nineInDubai });
  await seedOnStart(api.services.db, { now: api.clock.now(), password: 'try-me-out' });
  await insertProducts();
  await randomiseStock();
}, 60_000);
afterAll(() => api.close());

/** What the seeded catalogue has few of: starts at each hour, no start time, a small group, one weekday, one day. */
async function insertProducts(): Promise<void> {
  const { db } = api.services;
  const slot = { ...morning, startDate: '2026-01-01' };
  const hours = ['09:00', '12:00', '17:00'].map((startTime, index) => ({ ...slot, id: `slot-${index}`, startTime }));
  await insertActivity(db, { slug: 'hourly', timeSlots: hours, maxParticipants: null });
  await insertActivity(db, { slug: 'all-day', timeSlots: [{ ...slot, startTime: null }], maxParticipants: null });
  await insertActivity(db, { slug: 'small-group', timeSlots: [slot], maxParticipants: 3 });
  await insertActivity(db, { slug: 'sundays', timeSlots: [{ ...slot, availableDays: [0] }] });
  await insertActivity(db, {
    slug: 'one-day',
    timeSlots: [{ ...slot, startDate: '2026-12-20', endDate: '2026-12-20', availableDays: everyDay }],
  });
  await insertActivity(db, { slug: 'withdrawn', timeSlots: [slot], withdrawnAt: new Date(0) });
  const dates = [0, 1, 2, 7].map((days) => addDays(today, days));
  await insertEvent(db, { dates, capacity: 6 }, { slug: 'deck' });
}

/** Books, enlarges and closes time slots, the same ones in each run. */
async function randomiseStock(): Promise<void> {
  const { db } = api.services;
  await db.execute(sql`select setseed(0.5)`);
  await db.execute(sql`
    insert into activity_stock (activity_id, date, time_slot_id, opening, booked, closed)
    select activities.id, day::date, slot ->> 'id', 20, floor(random() * 21)::integer, random() < 0.2
    from activities, jsonb_array_elements(time_slots) as slot,
      generate_series(${today}::date, ${today}::date + 14, interval '1 day') as day
    where random() < 0.5
    on conflict (activity_id, date, time_slot_id) do update set opening = 20, booked = excluded.booked, closed = excluded.closed`);
  await db.execute(sql`
    update ticket_stock set booked = greatest(booked, capacity - floor(random() * 8)::integer), closed = random() < 0.2
    where date between ${today}::date and ${today}::date + 14 and random() < 0.8`);
}

const readAll = async <Item>(path: string): Promise<Item[]> => {
  const { next, results } = (await api.call('GET', path)).json();
  return next === null ? results : [...results, ...(await readAll<Item>(next.replace('/api/v1', '')))];
};

const readSlugs = async (list: List, query: string) =>
  (await readAll<{ slug: string }>(`/${list}/?page_size=100&ordering=title${query}`))
    .map(({ slug }) => slug)
    .toSorted();

/** Returns all time slots of a month by the availability operation of each product. */
async function readSlots(list: List): Promise<FreeSlot[]> {
  const products = await readAll<{ id: string; slug: string; max_participants?: number | null }>(
    `/${list}/?page_size=100`,
  );
  const times = new Map(
    (await api.services.db.select().from(ticketTimeSlots)).map(({ id, time }) => [id, time] as const),
  );
  const range = `start=${today}&end=${addDays(today, 31)}`;
  const perProduct = await Promise.all(
    products.map(async ({ id, slug, max_participants: maxGroup = null }) => {
      const slots = (await api.call('GET', `/${list}/${id}/availability/?${range}`)).json();
      return slots.map(
        (each: { date: string; spots: number; available: number; start_time: string; time_slot_id: string }) => ({
          product: slug,
          date: each.date,
          maxGroup,
          time: list === 'activities' ? each.start_time : times.get(each.time_slot_id),
          left: list === 'activities' ? each.spots : each.available,
        }),
      );
    }),
  );
  return perProduct.flat();
}

interface Wish {
  readonly days: number;
  readonly places: number | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const fits = (slot: FreeSlot, { days, places = 1, from = '00:00', until = '23:59' }: Wish): boolean =>
  slot.date === addDays(today, days) &&
  slot.left >= places &&
  (slot.maxGroup === null || slot.maxGroup >= places) &&
  (slot.time === null || (slot.time >= from && slot.time <= until));

const formatQuery = ({ days, places, from, until }: Wish): string =>
  Object.entries({ free_on: addDays(today, days), places, starts_from: from, starts_until: until })
    .map(([name, value]) => (value === undefined ? '' : `&${name}=${value}`))
    .join('');

const hours = ['09:00', '10:00', '12:00', '16:59', '17:00', '18:00'];
const anHour = fc.option(fc.constantFrom(...hours), { nil: undefined });
const aWish = fc
  .record({
    days: fc.constantFrom(0, 0, 1, 2, 2, 7, 13, 20, 30),
    places: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    from: anHour,
    until: anHour,
  })
  .filter(({ from = '00:00', until = '23:59' }) => from <= until);

const instants = [nineInDubai, `${today}T04:59:59.999Z`, `${today}T12:10:00Z`, `${today}T19:59:59Z`];

describe.each(lists)('%s with free_on', (list) => {
  test.each(instants)(
    'are those that the availability operations offer, at %s',
    async (instant) => {
      api.clock.set(instant);
      const slots = await readSlots(list);
      const sizes = new Set<number>();
      await fc.assert(
        fc.asyncProperty(aWish, async (wish) => {
          const expected = [...new Set(slots.filter((slot) => fits(slot, wish)).map(({ product }) => product))];
          sizes.add(expected.length);
          expect(await readSlugs(list, formatQuery(wish))).toEqual(expected.toSorted());
        }),
        { numRuns: 40, seed: 7 },
      );
      // Otherwise the dates, places and times would make no difference.
      expect(sizes.size).toBeGreaterThan(4);
    },
    60_000,
  );

  test('a past date has none', async () => {
    api.clock.set(nineInDubai);
    expect(await readSlugs(list, `&free_on=${addDays(today, -1)}`)).toEqual([]);
  });

  test('count and pages are of what is free, also with a search', async () => {
    api.clock.set(nineInDubai);
    const free = await readSlugs(list, `&free_on=${addDays(today, 2)}&places=4`);
    const page = (await api.call('GET', `/${list}/?page_size=1&free_on=${addDays(today, 2)}&places=4`)).json();
    expect(page).toMatchObject({ count: free.length, previous: null });
    expect(page.next).toContain(`free_on=${addDays(today, 2)}&places=4`);
    const found = await readSlugs(list, '&search=dubai');
    const both = await readSlugs(list, `&search=dubai&free_on=${addDays(today, 2)}&places=4`);
    expect(both.length).toBeGreaterThan(0);
    expect(both).toEqual(found.filter((slug) => free.includes(slug)));
  });

  test.each([
    ['places=2', 'places'],
    ['starts_from=09:00', 'starts_from'],
    ['starts_until=09:00', 'starts_until'],
    [`free_on=${today}&places=0`, 'places'],
    [`free_on=${today}&places=21`, 'places'],
    [`free_on=2026-02-30`, 'free_on'],
    [`free_on=${today}&starts_from=9:00`, 'starts_from'],
    [`free_on=${today}&starts_from=12:00&starts_until=11:59`, 'starts_until'],
  ])('%s is an invalid %s', async (query, field) => {
    const response = await api.call('GET', `/${list}/?${query}`);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });
});

test('a booking changes the response at once, though the catalogue and its cache don’t change', async () => {
  api.clock.set(nineInDubai);
  const { db } = api.services;
  const { id, slug } = await insertActivity(db, { timeSlots: [{ ...morning, startDate: '2026-01-01' }] });
  const date = addDays(today, 20);
  const isFree = async () => (await readSlugs('activities', `&free_on=${date}&places=4`)).includes(slug);
  expect([await isFree(), await isFree()]).toEqual([true, true]);
  await db.insert(activityStock).values({ activityId: id, date, timeSlotId: 'morning', opening: 15, booked: 12 });
  expect(await isFree()).toBe(false);
});

test('time changes the response, too', async () => {
  api.clock.set(`${today}T04:59:00Z`);
  const before = await readSlugs('activities', `&free_on=${today}&starts_until=09:00`);
  api.clock.set(nineInDubai);
  const after = await readSlugs('activities', `&free_on=${today}&starts_until=09:00`);
  expect(after.length).toBeLessThan(before.length);
});
