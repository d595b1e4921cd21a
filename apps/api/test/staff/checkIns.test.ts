import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, bookings, checkIns } from '../../src/db/schema.ts';
import { minute } from '../../src/lib/durations.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertVehicle } from '../fixtures.ts';

const day = '2030-03-10';
/** 10:00 in Dubai on the day of the passes. */
const morning = new Date('2030-03-10T06:00:00.000Z');

let layla: TestAccount;
let gate: TestAccount;
let owner: TestAccount;
const api = await startTestApi();
const bookedAt = api.clock.now();
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.advance(bookedAt.getTime() - api.clock.now().getTime());
  layla = await api.signIn();
  gate = await api.signIn({ staffRole: 'gate' });
  owner = await api.signIn({ isStaff: true });
});

interface Booked {
  readonly number: string;
  readonly productId: string;
  readonly codes: readonly string[];
}

/** Books an activity for two adults and a child. */
async function bookActivity(date = day): Promise<Booked> {
  const { id } = await insertActivity(api.services.db);
  const body = createOrder([await addActivity(layla, id, { date })], { adults: 2, children: 1, infants: 0 });
  const { booking_number: number } = (await layla.call('POST', '/bookings/', { body })).json();
  return { number, productId: id, codes: await readCodes(number) };
}

async function readCodes(number: string): Promise<string[]> {
  const { passes } = (await layla.call('GET', `/bookings/${number}/passes/`)).json();
  return passes.map(({ code }: { code: string }) => code);
}

/** Moves the clock to the day of the passes. The accounts sign in again, because tokens are short-lived. */
async function openGate(now = morning): Promise<void> {
  api.clock.advance(now.getTime() - api.clock.now().getTime());
  gate = await api.signIn({ staffRole: 'gate' });
  owner = await api.signIn({ isStaff: true });
  layla = await api.signIn();
}

interface SentScan {
  readonly pass: string;
  readonly id?: string;
  /** Before it is sent, in minutes. */
  readonly minutesAgo?: number;
  readonly gate?: string;
}

async function scan(sent: readonly SentScan[], { clockAhead = 0, as = gate } = {}) {
  const sentAt = api.clock.now().getTime() + clockAhead * minute;
  const scans = sent.map(({ minutesAgo = 0, pass, id = randomUUID(), gate: name = 'North gate' }) => ({
    id,
    pass,
    scanned_at: new Date(sentAt - minutesAgo * minute).toISOString(),
    gate: name,
  }));
  const response = await as.call('POST', '/check-ins/', { body: { sent_at: new Date(sentAt).toISOString(), scans } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results as {
    id: string;
    result: string;
    pass: { title: string };
    check_in: { id: string; at: string; gate: string };
  }[];
}

const listResults = (results: readonly { readonly result: string }[]) => results.map(({ result }) => result);
const expected = async (query: string) =>
  (await gate.call('GET', `/expected-bookings/?date=${day}&page_size=100${query}`)).json();

describe('a scan at the gate', () => {
  test('checks a pass in; a second one learns when and where the first was', async () => {
    const { number, codes } = await bookActivity();
    await openGate();
    const [first] = await scan([{ pass: codes[0]! }]);
    expect(first).toMatchObject({
      result: 'admitted',
      pass: { number: `${number}-1`, title: 'Evening in the red dunes', date: day, time: '09:00', kind: 'adult' },
      customer_name: 'Layla Haddad',
      check_in: { id: first!.id, at: morning.toISOString(), gate: 'North gate' },
    });
    api.clock.advance(5 * minute);
    const [second] = await scan([{ pass: codes[0]!, gate: 'South gate' }]);
    expect(second).toMatchObject({ result: 'already', check_in: { at: morning.toISOString(), gate: 'North gate' } });
    // The number is enough, and another pass of the booking isn't affected.
    expect(listResults(await scan([{ pass: `${number}-1` }, { pass: `${number}-2` }]))).toEqual([
      'already',
      'admitted',
    ]);
  });

  test('is recorded once, however often it is sent', async () => {
    const { number, codes } = await bookActivity();
    await openGate();
    const sent = { id: randomUUID(), pass: codes[0]! };
    const responses = [await scan([sent]), await scan([sent, sent]), await scan([{ ...sent, minutesAgo: 3 }])];
    expect(responses.flatMap(listResults)).toEqual(['admitted', 'admitted', 'admitted', 'admitted']);
    expect(await api.services.db.$count(auditEntries, eq(auditEntries.objectId, `${number}-1`))).toBe(1);
  });

  test('of a cancelled, unpaid, changed or unknown pass, or on another day, admits no one and is not stored', async () => {
    const cancelled = await bookActivity();
    const unpaid = await bookActivity();
    const changed = await bookActivity();
    const tomorrow = await bookActivity('2030-03-11');
    await layla.call('DELETE', `/bookings/${cancelled.number}/`);
    const update = (number: string, set: Partial<typeof bookings.$inferInsert>) =>
      api.services.db.update(bookings).set(set).where(eq(bookings.number, number));
    await update(unpaid.number, { status: 'pending' });
    const [row] = await api.services.db.select().from(bookings).where(eq(bookings.number, changed.number));
    const { details } = row!;
    if (!('items' in details)) throw new Error('A booking of an activity has items');
    const items = details.items.map((item) => ({ ...item, time: '16:00' }));
    await update(changed.number, { details: { ...details, items } as typeof details });
    await openGate();
    const before = await api.services.db.$count(checkIns);
    const forged = `${changed.codes[0]!.slice(0, 30)}AAAA${changed.codes[0]!.slice(34)}`;
    const passes = [cancelled, unpaid, changed, tomorrow].map(({ codes }) => codes[0]!);
    const results = await scan([...passes, forged, `${tomorrow.number}-4`, 'AB99999999-1'].map((pass) => ({ pass })));
    expect(listResults(results)).toEqual([
      'cancelled',
      'unpaid',
      'changed',
      'wrong-day',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(results[3]).toMatchObject({ pass: { date: '2030-03-11' }, check_in: null });
    expect(await api.services.db.$count(checkIns)).toBe(before);
    // The number of a changed booking's pass is its present pass.
    expect(listResults(await scan([{ pass: `${changed.number}-1` }]))).toEqual(['admitted']);
  });

  test('names the activity of the pass, not the first of the booking', async () => {
    const activities = [
      await insertActivity(api.services.db),
      await insertActivity(api.services.db, { title: 'Kayaks' }),
    ];
    const items = [];
    for (const { id } of activities) items.push(await addActivity(layla, id, { date: day }));
    const body = createOrder(items, { adults: 2, children: 1, infants: 0 });
    const { booking_number: number } = (await layla.call('POST', '/bookings/', { body })).json();
    await openGate();
    const results = await scan([{ pass: `${number}-1` }, { pass: `${number}-4` }]);
    expect(results.map(({ pass }) => pass.title)).toEqual([expect.not.stringContaining('Kayaks'), 'Kayaks']);
  });

  test('that a gate says it will make later counts as of now', async () => {
    const { codes } = await bookActivity();
    await openGate();
    const [result] = await scan([{ pass: codes[0]!, minutesAgo: -5 }]);
    expect(result).toMatchObject({ result: 'admitted', check_in: { at: api.clock.now().toISOString() } });
  });

  test('of a pass that is in already isn’t in the audit log', async () => {
    const { number, codes } = await bookActivity();
    await openGate();
    await scan([{ pass: codes[0]!, minutesAgo: 1 }]);
    expect(listResults(await scan([{ pass: codes[0]! }]))).toEqual(['already']);
    expect(await api.services.db.$count(auditEntries, eq(auditEntries.objectId, `${number}-1`))).toBe(1);
  });

  test('is on the day of the scan, not of its sending', async () => {
    const { codes } = await bookActivity();
    // 00:30 in Dubai on the next day.
    await openGate(new Date('2030-03-10T20:30:00.000Z'));
    const results = await scan([{ pass: codes[0]! }, { pass: codes[1]!, minutesAgo: 45 }]);
    expect(listResults(results)).toEqual(['wrong-day', 'admitted']);
    expect(results.map(({ check_in }) => check_in?.at ?? null)).toEqual([null, '2030-03-10T19:45:00.000Z']);
  });

  test('isn’t accepted with the id of another pass', async () => {
    const { codes } = await bookActivity();
    const other = await bookActivity();
    await openGate();
    const id = (await scan([{ pass: codes[0]! }]))[0]!.id;
    const sentAt = api.clock.now().toISOString();
    for (const pass of [codes[1], other.codes[0]]) {
      const scans = [{ id, pass, scanned_at: sentAt, gate: 'North gate' }];
      const response = await gate.call('POST', '/check-ins/', { body: { sent_at: sentAt, scans } });
      expect([response.statusCode, response.json().errors]).toEqual([
        400,
        { scans: ['Another pass was scanned with one of these ids.'] },
      ]);
    }
  });
});

describe('scans of two gates without a network', () => {
  test.each([
    ['the earlier first', [20, 10]],
    ['the later first', [10, 20]],
  ])('are one check-in at the earlier time, sent %s', async (_, [one, other]) => {
    const { number, codes } = await bookActivity();
    await openGate();
    const ids = new Map([20, 10].map((minutesAgo) => [minutesAgo, randomUUID()]));
    const send = (minutesAgo: number) =>
      scan([{ pass: codes[0]!, id: ids.get(minutesAgo)!, minutesAgo, gate: `Gate ${minutesAgo}` }]);
    const [first] = await send(one!);
    expect(first!.result).toBe('admitted');
    await send(other!);
    // Sent again, each gets its result: the later one is a duplicate.
    const [[early], [late]] = [await send(20), await send(10)];
    const counted = { id: ids.get(20), at: new Date(morning.getTime() - 20 * minute).toISOString(), gate: 'Gate 20' };
    expect(early).toMatchObject({ result: 'admitted', check_in: counted });
    expect(late).toMatchObject({ result: 'already', check_in: counted });
    const { results } = await expected(`&search=${number}`);
    expect(results[0].passes[0].check_in).toEqual(counted);
  });

  test('that come together in one request, and at the same time, are one check-in', async () => {
    const { codes } = await bookActivity();
    await openGate();
    const both = await scan([{ pass: codes[0]! }, { pass: codes[0]!, minutesAgo: 5 }]);
    expect(listResults(both)).toEqual(['already', 'admitted']);
    const many = await Promise.all(Array.from({ length: 8 }, () => scan([{ pass: codes[1]! }, { pass: codes[2]! }])));
    expect(many.flatMap(listResults).filter((result) => result === 'admitted').length).toBeGreaterThanOrEqual(2);
    const admitted = await api.services.db.select().from(checkIns).where(eq(checkIns.state, 'admitted'));
    const passes = admitted.map(({ bookingId, ordinal }) => `${bookingId} ${ordinal}`);
    expect(new Set(passes).size).toBe(passes.length);
  });

  test('of several gates at the same moment admit one person', async () => {
    const { codes } = await bookActivity();
    await openGate();
    const pass = codes[0]!;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => scan([{ pass, gate: `Gate ${index}` }])),
    );
    const results = answers.map(([answer]) => answer?.result);
    expect(results.filter((result) => result === 'admitted')).toHaveLength(1);
    expect(results.filter((result) => result === 'already')).toHaveLength(19);
    // A later one of the same millisecond doesn't win by its id either.
    expect(await scan([{ pass, id: '00000000-0000-4000-8000-000000000000' }])).toMatchObject([{ result: 'already' }]);
  });

  test('are compared by the shop’s clock: a gate whose clock is wrong doesn’t win', async () => {
    const { codes } = await bookActivity();
    await openGate();
    await scan([{ pass: codes[0]!, minutesAgo: 10 }]);
    // This gate's clock is an hour late; it scans five minutes after the other.
    const [late] = await scan([{ pass: codes[0]!, minutesAgo: 5 }], { clockAhead: -60 });
    expect(late).toMatchObject({
      result: 'already',
      check_in: { at: new Date(morning.getTime() - 10 * minute).toISOString() },
    });
    const [ahead] = await scan([{ pass: codes[1]!, minutesAgo: 5 }], { clockAhead: 60 });
    expect(ahead!.check_in.at).toBe(new Date(morning.getTime() - 5 * minute).toISOString());
  });
});

describe('undoing', () => {
  const undo = (id: string, as = gate) => as.call('DELETE', `/check-ins/${id}/`);

  test('lets the pass check in again, at any gate', async () => {
    const { number, codes } = await bookActivity();
    await openGate();
    const [first] = await scan([{ pass: codes[0]! }]);
    expect((await undo(first!.id)).statusCode).toBe(204);
    expect((await undo(first!.id)).statusCode).toBe(204);
    expect((await expected(`&search=${number}`)).results[0].passes[0].check_in).toBeNull();
    // Sent again, the undone scan stays undone.
    expect(await scan([{ pass: codes[0]!, id: first!.id }])).toMatchObject([{ result: 'admitted', check_in: null }]);
    expect(listResults(await scan([{ pass: codes[0]! }, { pass: codes[0]! }]))).toContain('admitted');
    expect((await undo(randomUUID())).statusCode).toBe(404);
  });

  test('a duplicate doesn’t change the check-in', async () => {
    const { number, codes } = await bookActivity();
    await openGate();
    const [first] = await scan([{ pass: codes[0]!, minutesAgo: 1 }]);
    const [second] = await scan([{ pass: codes[0]! }]);
    expect((await undo(second!.id)).statusCode).toBe(204);
    expect((await expected(`&search=${number}`)).results[0].passes[0].check_in.id).toBe(first!.id);
  });

  test('and check-ins are in the audit log, also a check-in that an earlier scan replaces', async () => {
    const { number, codes } = await bookActivity();
    await openGate();
    const [late] = await scan([{ pass: codes[0]! }]);
    const [early] = await scan([{ pass: codes[0]!, minutesAgo: 9, gate: 'South gate' }]);
    await undo(early!.id);
    await undo(late!.id);
    const { results } = (
      await owner.call('GET', `/audit-entries/?page_size=3&search=${encodeURIComponent(gate.email)}`)
    ).json();
    const entries = results.map(({ operation, object_id, user_id, before, after }: Record<string, string>) => [
      operation,
      object_id,
      user_id,
      JSON.parse(before ?? 'null')?.gate,
      JSON.parse(after ?? 'null')?.gate,
    ]);
    expect(entries).toEqual([
      ['undoCheckIn', `${number}-1`, gate.id, 'South gate', undefined],
      ['recordCheckIns', `${number}-1`, gate.id, 'North gate', 'South gate'],
      ['recordCheckIns', `${number}-1`, gate.id, undefined, 'North gate'],
    ]);
  });
});

describe('the expected bookings of a day', () => {
  test('have their passes, with the customer and what is checked in, and no contact', async () => {
    const { number, productId, codes } = await bookActivity();
    const other = await bookActivity('2030-03-11');
    await openGate();
    await scan([{ pass: codes[2]! }]);
    const response = await gate.call('GET', `/expected-bookings/?date=${day}&product_id=${productId}`);
    expect(response.json()).toMatchObject({ count: 1, results: [{ booking_number: number, status: 'valid' }] });
    const [{ customer_name, passes }] = response.json().results;
    expect(customer_name).toBe('Layla Haddad');
    expect(
      passes.map(({ kind, check_in }: { kind: string; check_in: object | null }) => [kind, check_in !== null]),
    ).toEqual([
      ['adult', false],
      ['adult', false],
      ['child', true],
    ]);
    expect(response.body).not.toMatch(/example\.com|971/);
    expect((await gate.call('GET', `/expected-bookings/?date=${day}&product_id=${other.productId}`)).json().count).toBe(
      0,
    );
  });

  test('are found by words of number and name, and by the complete number on any day', async () => {
    const { number } = await bookActivity('2030-03-11');
    const today = await bookActivity();
    await openGate();
    const found = async (search: string) =>
      (await expected(`&search=${encodeURIComponent(search)}`)).results.map(
        ({ booking_number }: { booking_number: string }) => booking_number,
      );
    expect(await found('haddad lay')).toContain(today.number);
    expect(await found('haddad lay')).not.toContain(number);
    expect(await found(today.number.slice(0, 9))).toContain(today.number);
    expect(await found('Haddád')).toContain(today.number);
    expect(await found('٠١٤٢')).toContain(today.number);
    expect(await found('Nobody')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found(` ${number.toLowerCase()} `)).toEqual([number]);
    expect((await expected(`&search=${number}`)).results[0].passes[0].date).toBe('2030-03-11');
  });

  test('include tickets, both rides of a transfer, and cancelled bookings with their status', async () => {
    const event = await insertEvent(api.services.db);
    const tickets = (await layla.call('POST', '/bookings/', { body: ticketOrder(event) })).json().booking_number;
    const vehicle = await insertVehicle(api.services.db);
    const journey = { return_journey: true, return_date: '2030-03-12', return_time: '10:00', total_amount: '192.50' };
    const body = { ...transferOrder(vehicle), ...journey };
    const created = await layla.call('POST', '/transfers/bookings/', { body });
    const ride = created.json().booking_number;
    expect(created.statusCode, created.body).toBe(201);
    await layla.call('DELETE', `/bookings/${tickets}/`);
    await openGate();
    const { results } = await expected(`&product_id=${event.id}`);
    expect(results).toMatchObject([{ booking_number: tickets, status: 'cancelled' }]);
    const ofRides = async (date: string) =>
      (await gate.call('GET', `/expected-bookings/?date=${date}&product_id=transfer&page_size=100`))
        .json()
        .results.filter(({ booking_number }: { booking_number: string }) => booking_number === ride)
        .flatMap(({ passes }: { passes: { number: string }[] }) => passes.map(({ number }) => number));
    expect([await ofRides(day), await ofRides('2030-03-12'), await ofRides('2030-03-11')]).toEqual([
      [`${ride}-1`],
      [`${ride}-2`],
      [],
    ]);
  });
});
