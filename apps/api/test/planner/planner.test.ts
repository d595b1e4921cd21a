import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActivityFacts } from '@aitours/domain/activity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityStock, dayPlans, plannerSessions, ticketEvents, ticketStock } from '../../src/db/schema.ts';
import { type Call, startTestApi, type TestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, morning } from '../fixtures.ts';

const march = '2030-03-05';
const preferences = { destination: 'Dubai', start_date: march, group_size: 2 };
const creek = { latitude: 25.2637, longitude: 55.2972, locationName: 'Bur Dubai' };
const downtown = { latitude: 25.1972, longitude: 55.2744, locationName: 'Downtown Dubai' };
const afternoon = { ...morning, id: 'afternoon', startTime: '15:00' };
const anytime = { ...morning, id: 'anytime', startTime: null };

async function insertActivities(api: TestApi) {
  const { db } = api.services;
  const dunes = await insertActivity(db, { slug: 'dunes', title: 'Dunes', timeSlots: [afternoon], maxParticipants: 6 });
  const walk = await insertActivity(db, {
    ...creek,
    slug: 'walk',
    title: 'Creek walk',
    activityType: 'food',
    basePrice: 100_00,
    durationMinutes: 120,
    averageRating: 4.1,
    description: `Bread, tea and spices. ${'And more. '.repeat(60)}`,
  });
  const museum = await insertActivity(db, {
    ...downtown,
    slug: 'museum',
    title: 'Museum',
    activityType: 'cultural',
    basePrice: 0,
    durationMinutes: 60,
    averageRating: 4.2,
    timeSlots: [anytime],
    maxParticipants: null,
    facts: { step_free: true, min_age: 4 },
  });
  await insertActivity(db, {
    slug: 'mosque',
    title: 'Mosque',
    latitude: 24.41,
    longitude: 54.47,
    locationName: 'Abu Dhabi',
  });
  await insertActivity(db, { slug: 'nowhere', title: 'Nowhere', latitude: null, longitude: null });
  await insertActivity(db, { slug: 'gone', title: 'Gone', withdrawnAt: new Date() });
  await insertActivity(db, {
    ...creek,
    slug: 'sundays',
    title: 'Sundays',
    timeSlots: [{ ...morning, availableDays: [0] }],
  });
  return { dunes, walk, museum };
}

describe('with the built-in rules', () => {
  let api: TestApi;
  let fixtures: Awaited<ReturnType<typeof insertActivities>>;
  beforeAll(async () => {
    api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
    fixtures = await insertActivities(api);
  });
  afterAll(() => api.close());
  const generate = (body: object) => api.call('POST', '/day-planner/generate-itinerary/', { body });
  const listSlugs = (body: { itinerary: { days: { activities: { slug: string }[] }[] } }, index = 0) =>
    body.itinerary.days[index]!.activities.map(({ slug }) => slug);

  test('PLAN-07 PLAN-09 API-71 GAP-68 the planner replies and starts a conversation', async () => {
    const first = await api.call('POST', '/day-planner/chat/', { body: { message: '3 days trip to Dubai' } });
    expect(first.statusCode).toBe(200);
    const { response, session_id } = first.json();
    expect(response).toBe('Dubai 3 days. On which date does your trip begin?');
    await api.call('POST', '/day-planner/save-preferences/', {
      body: { session_id, preferences: { destination: 'Hatta' } },
    });
    const second = await api.call('POST', '/day-planner/chat/', {
      body: { message: 'from 2030-03-05, budget 500', session_id },
    });
    expect(second.json()).toMatchObject({
      session_id,
      response: expect.stringMatching(/^Hatta from Tue 5 March 2030, up to AED 500\./),
    });
  });

  test('PLAN-06 a blank message is rejected', async () => {
    expect((await api.call('POST', '/day-planner/chat/', { body: { message: '  \n ' } })).statusCode).toBe(400);
  });

  test('PLAN-14 API-73 API-74 GAP-67 ENTITY-43 preferences are stored and replaced; an unknown conversation has none', async () => {
    const save = (preferences: object) =>
      api.call('POST', '/day-planner/save-preferences/', { body: { session_id: 's-1', preferences } });
    const preferences = {
      destination: 'Dubai',
      start_date: march,
      end_date: null,
      interests: ['food'],
      budget_range: [0, 500],
      group_size: 2,
    };
    expect((await save({ ...preferences, shoe_size: 44 })).json()).toEqual({ session_id: 's-1', preferences });
    const read = async (id: string) => (await api.call('GET', `/day-planner/preferences/?session_id=${id}`)).json();
    expect(await read('s-1')).toEqual({ preferences });
    await save({ destination: 'Ajman' });
    expect(await read('s-1')).toEqual({ preferences: { destination: 'Ajman' } });
    expect(await read('s-2')).toEqual({ preferences: {} });
    const rows = await api.services.db.select().from(plannerSessions);
    expect(JSON.stringify(rows)).not.toContain('s-1');
  });

  test('API-72 PLAN-20 ENTITY-44 a plan has the shop’s activities, and reasons for those left out', async () => {
    const response = await generate({ ...preferences, end_date: null, session_id: 's-3' });
    expect(response.statusCode).toBe(200);
    const body = response.json();
    expect(body).toMatchObject({
      session_id: 's-3',
      day_plan_id: expect.any(String),
      itinerary: { destination: 'Dubai', group_size: 2, total: '600.00', days: [{ date: march }] },
    });
    expect(body.itinerary.days).toHaveLength(1);
    expect(listSlugs(body)).toEqual(['walk', 'museum', 'dunes']);
    expect(body.itinerary.days[0].activities[0]).toMatchObject({
      time: '09:00',
      end_time: '11:00',
      name: 'Creek walk',
      description: expect.stringMatching(/^Bread, tea and spices\..*…$/),
      location: 'Bur Dubai',
      duration: '2 h',
      cost: 'AED 200.00',
      activity_id: fixtures.walk.id,
      slug: 'walk',
      latitude: 25.2637,
    });
    expect(body.itinerary.days[0].activities[1]).toMatchObject({ cost: 'Free' });
    const reasons = body.itinerary.left_out.map(({ slug, reason }: { slug: string; reason: string }) => [slug, reason]);
    expect(Object.fromEntries(reasons)).toEqual({ mosque: 'elsewhere', nowhere: 'unknown', sundays: 'closed' });
  });

  test('GAP-68 the same preferences give the same plan', async () => {
    const [one, two] = await Promise.all([generate(preferences), generate(preferences)]);
    expect(one.json().itinerary).toEqual(two.json().itinerary);
    expect(one.json().day_plan_id).not.toBe(two.json().day_plan_id);
  });

  test('GAP-68 a plan respects what the group needs, and says what it lacks', async () => {
    const needs = await generate({ ...preferences, needs: ['wheelchair'], child_ages: [4], wanted: ['dunes', 'zoo'] });
    expect(listSlugs(needs.json())).toEqual(['museum']);
    expect(needs.json().itinerary).toMatchObject({
      party: { adults: 1, children: 1, infants: 0 },
      left_out: expect.arrayContaining([expect.objectContaining({ slug: 'walk', reason: 'notAccessible' })]),
      unmet_wishes: [
        { wish: 'dunes', reason: 'notAccessible', alternative: null },
        { wish: 'zoo', reason: 'noSuchPlace', alternative: null },
      ],
    });
    const diet = (await generate({ ...preferences, diets: ['vegan'], unwanted: ['Museum'] })).json();
    // The dunes have a dinner of which nothing is known.
    expect(listSlugs(diet)).toEqual([]);
    expect(diet.itinerary.left_out).toContainEqual(expect.objectContaining({ slug: 'dunes', reason: 'otherDiet' }));
    expect(diet.itinerary.left_out).toContainEqual(expect.objectContaining({ slug: 'walk', reason: 'otherDiet' }));
    expect(diet.itinerary.left_out).toContainEqual(expect.objectContaining({ slug: 'museum', reason: 'unwanted' }));
    const hours = (
      await generate({ ...preferences, earliest: '10:00', hotel: 'Dubai Marina', latest: '20:00' })
    ).json();
    expect(listSlugs(hours)).toEqual(['museum', 'dunes']);
    const unknown = (await generate({ ...preferences, hotel: 'The Moon' })).json();
    expect(unknown.itinerary.unmet_wishes).toEqual([{ wish: 'The Moon', reason: 'unknownHotel', alternative: null }]);
    const inDubai = (await generate({ ...preferences, hotel: 'Marina' })).json();
    expect(inDubai.itinerary.unmet_wishes).toEqual([]);
  });

  test('GAP-68 a budget for each person counts for all, and children pay their price', async () => {
    const each = (await generate({ ...preferences, budget_range: [0, 150], budget_per_person: true })).json();
    expect(listSlugs(each)).toEqual(['walk', 'museum']);
    const family = (await generate({ ...preferences, group_size: 3, child_ages: [1, 5] })).json();
    const walk = family.itinerary.days[0].activities.find(({ slug }: { slug: string }) => slug === 'walk');
    // An adult and a child with the discount for three people; the infant is free.
    expect(walk.cost).toBe('AED 216.00');
  });

  test('GAP-68 a wanted place is included from another emirate', async () => {
    const plan = (await generate({ ...preferences, wanted: ['the mosque'], interests: ['food'] })).json();
    expect(listSlugs(plan)).toContain('mosque');
    expect(plan.itinerary.unmet_wishes).toEqual([]);
  });

  test('GAP-68 the whole plan goes into the cart with its party and times, or nothing does', async () => {
    const { db } = api.services;
    const { day_plan_id: id, itinerary } = (await generate({ ...preferences, group_size: 3, child_ages: [5] })).json();
    const guest = { 'x-session-key': '6f1e8a52-1111-4f3a-9d2c-5d1f6f7c8e21' };
    const add = (body: object, headers: Readonly<Record<string, string>> = guest) =>
      api.call('POST', `/day-planner/plans/${id}/cart-items/`, { body, headers });
    const readCart = async () => (await api.call('GET', '/cart/', { headers: guest })).json().items;

    expect((await add({ pickup: 'dubai' }, {})).statusCode).toBe(400);
    expect((await add({ pickup: 'mars' })).statusCode).toBe(400);
    expect(
      (await api.call('POST', '/day-planner/plans/none/cart-items/', { body: { pickup: 'dubai' }, headers: guest }))
        .statusCode,
    ).toBe(404);

    const last = itinerary.days[0].activities.at(-1);
    const stock = { activityId: last.activity_id, date: march, timeSlotId: last.time_slot_id };
    await db.insert(activityStock).values({ ...stock, opening: 15, booked: 13 });
    const gone = await add({ pickup: 'dubai' });
    expect(gone.statusCode).toBe(409);
    expect(gone.json()).toMatchObject({ type: expect.stringMatching(/sold-out$/), item: { title: 'Dunes' } });
    expect(await readCart()).toEqual([]);

    await db.delete(activityStock);
    const added = await add({ pickup: 'dubai', pickup_address: 'Rove Downtown' });
    expect(added.statusCode).toBe(201);
    const items = await readCart();
    expect(added.json().items).toEqual(items);
    expect(items.map((item: { activity: { slug: string } }) => item.activity.slug)).toEqual(listSlugs({ itinerary }));
    for (const [index, item] of items.entries()) {
      const stop = itinerary.days[0].activities[index];
      expect(item).toMatchObject({
        date: march,
        time_slot_id: stop.time_slot_id,
        details: { adults: 2, children: 1, infants: 0, pickup: 'dubai', pickup_address: 'Rove Downtown' },
      });
      expect(stop.cost).toBe(item.price === '0.00' ? 'Free' : `AED ${item.price}`);
    }
    const more = await Promise.all(Array.from({ length: 30 }, () => add({ pickup: 'dubai' })));
    expect(more.map(({ statusCode }) => statusCode)).toContain(409);
    expect((await readCart()).length).toBe(Math.floor(50 / items.length) * items.length);
  });

  test('GAP-68 a plan respects budget, group size and places left', async () => {
    const cheap = (await generate({ ...preferences, budget_range: [0, 300] })).json();
    expect(listSlugs(cheap)).toEqual(['walk', 'museum']);
    expect(cheap.itinerary.left_out).toContainEqual(expect.objectContaining({ slug: 'dunes', reason: 'tooDear' }));
    const many = (await generate({ ...preferences, group_size: 8 })).json();
    expect(many.itinerary.left_out).toContainEqual(expect.objectContaining({ slug: 'dunes', reason: 'groupTooLarge' }));
    const date = '2030-03-20';
    await api.services.db
      .insert(activityStock)
      .values({ activityId: fixtures.walk.id, date, timeSlotId: morning.id, opening: 15, booked: 14 });
    const full = (await generate({ ...preferences, start_date: date })).json();
    expect(full.itinerary.left_out).toContainEqual(expect.objectContaining({ slug: 'walk', reason: 'full' }));
  });

  test('GAP-68 a plan for today has only activities that haven’t started', async () => {
    const body = (await generate({ ...preferences, start_date: '2030-03-01' })).json();
    expect(listSlugs(body)).toEqual(['museum', 'dunes']);
    expect(body.itinerary.days[0].activities[0].time).toBe('12:00');
  });

  test('PLAN-21 a plan can have several days; a destination without activities has empty days', async () => {
    const trip = (await generate({ ...preferences, end_date: '2030-03-07' })).json();
    expect(trip.itinerary.days.map(({ date }: { date: string }) => date)).toEqual([march, '2030-03-06', '2030-03-07']);
    const paris = (await generate({ ...preferences, destination: 'Paris' })).json();
    expect(listSlugs(paris)).toEqual([]);
  });

  test.each([
    ['a first day that has passed', { start_date: '2030-02-28' }, 'start_date'],
    ['a last day before the first', { end_date: '2030-03-04' }, 'end_date'],
    ['more than 60 days', { end_date: '2030-05-04' }, 'end_date'],
    ['a blank destination', { destination: '  ' }, 'destination'],
  ])('PLAN-18 %s is rejected', async (_, more, field) => {
    const response = await generate({ ...preferences, ...more });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toHaveProperty(field);
  });

  test('ENTITY-44 a plan can be read by its link, without the conversation', async () => {
    const { day_plan_id, itinerary } = (await generate(preferences)).json();
    expect((await api.call('GET', `/day-planner/plans/${day_plan_id}/`)).json()).toEqual({ day_plan_id, itinerary });
    expect((await api.call('GET', '/day-planner/plans/unknown/')).statusCode).toBe(404);
  });

  test('API-72 a retry with the same key creates no second plan', async () => {
    const before = await api.services.db.$count(dayPlans);
    const guest = api.asGuest();
    const key = { 'idempotency-key': 'one-plan-please' };
    const first = await guest('POST', '/day-planner/generate-itinerary/', { body: preferences, headers: key });
    const second = await guest('POST', '/day-planner/generate-itinerary/', { body: preferences, headers: key });
    expect(second.json()).toEqual(first.json());
    expect(await api.services.db.$count(dayPlans)).toBe(before + 1);
  });
});

describe('with a model', () => {
  let api: TestApi;
  let model: Server;
  let reply: (request: { messages: { content: string }[]; model: string }) => unknown = () => '';
  let status = 200;
  let requestCount = 0;
  let authorization: string | undefined;
  beforeAll(async () => {
    model = createServer(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      authorization = request.headers.authorization;
      requestCount++;
      const content = await reply(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
    await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
    const { port } = model.address() as AddressInfo;
    api = await startTestApi({
      now: '2030-03-01T08:00:00Z',
      environment: {
        PLANNER_URL: `http://127.0.0.1:${port}/v1/`,
        PLANNER_KEY: 'sesame',
        PLANNER_MODEL: 'camel-1',
        DATABASE_POOL: '2',
      },
    });
    await insertActivities(api);
  });
  afterAll(async () => {
    await api.close();
    model.close();
  });
  beforeEach(() => {
    reply = () => '';
    status = 200;
    requestCount = 0;
  });
  const generate = () => api.call('POST', '/day-planner/generate-itinerary/', { body: preferences });
  const createPlan = (time: string) => (request: { messages: { content: string }[] }) => {
    const { activities } = JSON.parse(request.messages[1]!.content) as {
      activities: { activity_id: string; name: string }[];
    };
    const museum = activities.find(({ name }) => name === 'Museum')!;
    return `\`\`\`json\n${JSON.stringify({ days: [{ date: march, activities: [{ activity_id: museum.activity_id, time }] }] })}\n\`\`\``;
  };

  test('GAP-68 the model’s plan is used if it follows the rules', async () => {
    reply = createPlan('10:00');
    const response = await generate();
    expect(response.statusCode).toBe(200);
    const { itinerary } = response.json();
    expect(itinerary.days[0].activities).toMatchObject([{ slug: 'museum', time: '10:00', end_time: '11:00' }]);
    const reasons = itinerary.left_out.map(({ slug, reason }: { slug: string; reason: string }) => [slug, reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      dunes: 'notChosen',
      walk: 'notChosen',
      mosque: 'elsewhere',
      nowhere: 'unknown',
      sundays: 'closed',
    });
    expect(itinerary.total).toBe('0.00');
    expect(authorization).toBe('Bearer sesame');
  });

  test.each([
    ['isn’t JSON', () => 'First, the museum.'],
    ['has no days', () => '{"days":[]}'],
    [
      'contains an unknown activity',
      () => JSON.stringify({ days: [{ date: march, activities: [{ activity_id: 'x', time: '10:00' }] }] }),
    ],
    ['is before the opening', createPlan('05:00')],
  ])('PLAN-22 a model’s plan that %s is rejected', async (_, content) => {
    reply = content;
    const rejected = await generate();
    expect(rejected.statusCode).toBe(502);
    expect(rejected.json()).toMatchObject({
      type: 'itinerary-invalid',
      detail: 'The generated itinerary has an invalid format. Please try again.',
    });
  });

  test.each([
    ['fails', 500],
    ['redirects to another address', 307],
  ])('PLAN-08 PLAN-23 a model that %s gives 503', async (_, failure) => {
    status = failure;
    expect((await generate()).statusCode).toBe(503);
    expect(requestCount).toBe(1);
    expect((await api.call('POST', '/day-planner/chat/', { body: { message: 'Hello' } })).statusCode).toBe(503);
  });

  test('PLAN-07 the model’s reply is returned', async () => {
    reply = ({ model: name }) => ` Welcome, says ${name}. `;
    expect((await api.call('POST', '/day-planner/chat/', { body: { message: 'Hello' } })).json().response).toBe(
      'Welcome, says camel-1.',
    );
    reply = () => ' ';
    expect((await api.call('POST', '/day-planner/chat/', { body: { message: 'Hello' } })).json().response).not.toBe('');
  });

  describe('that is slow', () => {
    let release = () => {};
    beforeEach(() => {
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      reply = async (request) => {
        await released;
        return createPlan('10:00')(request);
      };
    });
    const waitForRequests = (times: number) => expect.poll(() => requestCount).toBe(times);
    const keyed = (guest: Call, key: string, body: object = preferences) =>
      guest('POST', '/day-planner/generate-itinerary/', { body, headers: { 'idempotency-key': key } });
    const planCount = () => api.services.db.$count(dayPlans);

    test('GAP-68 waiting for the model holds no database connection', async () => {
      const plans = [generate(), keyed(api.asGuest(), 'slow-one'), keyed(api.asGuest(), 'slow-two')];
      await waitForRequests(3);
      // The pool has two connections, and three requests wait.
      expect((await api.call('GET', '/activities/')).statusCode).toBe(200);
      release();
      expect((await Promise.all(plans)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    });

    test('API-72 concurrent duplicates get one plan, and a retry doesn’t call the model', async () => {
      const [guest, before] = [api.asGuest(), await planCount()];
      const concurrent = [1, 2, 3].map(() => keyed(guest, 'slow-same-key'));
      await waitForRequests(3);
      release();
      const responses = await Promise.all(concurrent);
      const [first] = responses.map((response) => response.json());
      for (const response of responses) expect([response.statusCode, response.json()]).toEqual([200, first]);
      expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2);
      expect(await planCount()).toBe(before + 1);
      expect((await keyed(guest, 'slow-same-key')).json()).toEqual(first);
      expect(requestCount).toBe(3);
    });

    test('API-72 another request with the same key is rejected, also while the first is running', async () => {
      const [guest, before] = [api.asGuest(), await planCount()];
      const both = [keyed(guest, 'slow-pair'), keyed(guest, 'slow-pair', { ...preferences, group_size: 3 })];
      await waitForRequests(2);
      release();
      const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([200, 422]);
      expect(await planCount()).toBe(before + 1);
      expect((await keyed(guest, 'slow-pair', { ...preferences, group_size: 4 })).statusCode).toBe(422);
      expect(requestCount).toBe(2);
    });

    test('API-72 a failure stores nothing, so a retry calls the model again', async () => {
      const [guest, before] = [api.asGuest(), await planCount()];
      release();
      status = 500;
      expect((await keyed(guest, 'slow-failure')).statusCode).toBe(503);
      status = 200;
      const repeat = await keyed(guest, 'slow-failure');
      expect([repeat.statusCode, repeat.headers['idempotency-replayed']]).toEqual([200, undefined]);
      expect([requestCount, await planCount()]).toEqual([2, before + 1]);
    });
  });

  test('GAP-68 the model isn’t called without activities at the destination', async () => {
    const response = await api.call('POST', '/day-planner/generate-itinerary/', {
      body: { ...preferences, destination: 'Paris' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().itinerary.days).toEqual([{ date: march, activities: [] }]);
    expect(requestCount).toBe(0);
  });
});

describe('facts of attractions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
  });
  afterAll(() => api.close());

  /** @returns the start of the attraction in the plan, or the reason why it isn't in it */
  async function plan(facts: ActivityFacts, wishes: object, date = '2030-07-06'): Promise<string> {
    const stock = { dates: [date], capacity: 20 };
    const { id } = await insertEvent(api.services.db, stock, { title: 'Sky deck', venue: 'Burj Khalifa', facts });
    const body = { ...preferences, start_date: date, end_date: null, ...wishes };
    const { itinerary } = (await api.call('POST', '/day-planner/generate-itinerary/', { body })).json();
    await api.services.db.delete(ticketStock).where(eq(ticketStock.eventId, id));
    await api.services.db.delete(ticketEvents).where(eq(ticketEvents.id, id));
    return itinerary.days[0]?.activities[0]?.time ?? itinerary.left_out[0]?.reason;
  }

  test.each<[ActivityFacts, object, string]>([
    [{}, {}, '10:00'],
    [{ outdoors: true }, {}, '18:00'],
    [{ outdoors: false }, {}, '10:00'],
    [{}, { needs: ['wheelchair'] }, 'notAccessible'],
    [{ step_free: true }, { needs: ['wheelchair'] }, '10:00'],
    [{ step_free: true }, { needs: ['stroller'] }, 'notAccessible'],
    [{ stroller: true }, { needs: ['stroller'] }, '10:00'],
    [{ min_age: 8 }, { child_ages: [7] }, 'tooYoung'],
    [{ min_age: 8 }, { child_ages: [8] }, '10:00'],
    [{ min_age: 0 }, { child_ages: [2] }, 'tooYoung'],
  ])('an attraction with %j in summer, for %j: %s', async (facts, wishes, expected) =>
    expect(await plan(facts, wishes)).toBe(expected),
  );

  const inRamadan = '2031-01-06';
  test.each([
    ['14:00', '23:00', inRamadan, '18:00'],
    ['20:00', '02:00', inRamadan, 'closed'],
    ['14:00', '23:00', '2030-07-06', '10:00'],
  ])('an attraction that opens from %s to %s in Ramadan, on %s: %s', async (opens, closes, date, expected) =>
    expect(await plan({ ramadan_hours: { opens, closes } }, {}, date)).toBe(expected),
  );

  test('an activity at any time is planned within its hours in Ramadan', async () => {
    const hours = { ramadan_hours: { opens: '13:00', closes: '15:00' } };
    const values = { timeSlots: [{ ...anytime, endDate: '2031-12-31' }], durationMinutes: 60, facts: hours };
    const { slug } = await insertActivity(api.services.db, { ...downtown, title: 'Gallery', ...values });
    const start = async (date: string) => {
      const body = { ...preferences, start_date: date, end_date: null };
      const { itinerary } = (await api.call('POST', '/day-planner/generate-itinerary/', { body })).json();
      return itinerary.days[0].activities.find((stop: { slug: string }) => stop.slug === slug)?.time;
    };
    expect(await start(inRamadan)).toBe('13:00');
    expect(await start('2030-11-06')).toBe('09:00');
  });
});
