import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createSummaryJob } from '../../src/jobs/summaryJob.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { activityChoices, addActivity, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const layla = await api.signIn();
const desk = await api.signIn({ staffRole: 'gate' });
afterAll(() => api.close());

const list = async (date: string) => {
  const response = await desk.call('GET', `/departures/?date=${date}`);
  expect(response.statusCode).toBe(200);
  return response.json().results;
};

async function book(path: string, body: object): Promise<string> {
  const response = await layla.call('POST', path, { body });
  expect(response.statusCode).toBe(201);
  const created = response.json();
  return (Array.isArray(created) ? created[0] : created).booking_number;
}

test('a day lists the parties of each product and time, with pickup and what is to be paid in cash', async () => {
  const { id: activityId } = await insertActivity(api.services.db, { title: 'Dune Drive' });
  const event = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 20 });
  const item = await addActivity(layla, activityId);
  const visit = {
    ...createOrder([item], { ...activityChoices, activity_id: activityId }),
    special_requests: 'No meat',
  };
  const activity = await book('/bookings/', visit);
  const tickets = await book('/bookings/', ticketOrder(event, { adults: 2, price: '200.00' }));
  const results = await list('2030-03-10');
  expect(results.map(({ type, adults }: { type: string; adults: number }) => [type, adults])).toEqual([
    ['activity', 2],
    ['ticket', 2],
  ]);
  expect(results[0]).toMatchObject({
    title: 'Dune Drive',
    children: 1,
    infants: 0,
    tour_day: null,
    parties: [
      {
        booking_number: activity,
        full_name: 'Layla Haddad',
        pickup_area: 'dubai',
        special_requests: 'No meat',
        unpaid_amount: item.price,
      },
    ],
  });
  expect(results[1].parties[0]).toMatchObject({ booking_number: tickets, pickup_area: null, unpaid_amount: '200.00' });
  expect(await list('2030-03-11')).toEqual([]);
});

test('a cancelled booking is no departure', async () => {
  const event = await insertEvent(api.services.db, { dates: ['2030-03-12'], capacity: 20 });
  const number = await book('/bookings/', ticketOrder(event, { date: '2030-03-12' }));
  expect(await list('2030-03-12')).toHaveLength(1);
  await layla.call('DELETE', `/bookings/${number}/`);
  expect(await list('2030-03-12')).toEqual([]);
});

test('a transfer departs on its day, and its return on another one, in the other direction', async () => {
  const vehicleId = await insertVehicle(api.services.db);
  const back = { return_journey: true, return_date: '2030-03-16', return_time: '18:00', total_amount: '192.50' };
  const number = await book('/transfers/bookings/', transferOrder(vehicleId, { journey_date: '2030-03-14', ...back }));
  const [there] = await list('2030-03-14');
  const [return_] = await list('2030-03-16');
  expect(there).toMatchObject({ type: 'transfer', time: '09:00', adults: 2, parties: [{ booking_number: number }] });
  // The id is in the audit log once a driver is assigned.
  expect([there.id, return_.id]).toEqual([`transfer ${number} 09:00`, `transfer ${number} return 18:00`]);
  expect(there.title).toBe('Dubai International Airport (DXB) → Dubai Marina');
  expect(return_).toMatchObject({ time: '18:00', title: 'Dubai Marina → Dubai International Airport (DXB)' });
  expect(await list('2030-03-15')).toEqual([]);
});

test('a tour is listed on each of its days', async () => {
  const tour = await insertTour(api.services.db, { title: 'Three Days' });
  const line = { id: tour.id, type: 'tour', date: '2030-03-20', price: '1000.00', quantity: 1 };
  const number = await book('/bookings/', createOrder([line], { adults: 1, children: 0, infants: 0 }));
  const [first] = await list('2030-03-20');
  expect(first).toMatchObject({
    type: 'tour',
    title: 'Three Days',
    tour_day: 1,
    parties: [{ booking_number: number }],
  });
  expect(await list('2030-03-19')).toEqual([]);
});

test('other transfers of the days before leave room for those of the day', async () => {
  const vehicleId = await insertVehicle(api.services.db);
  const number = await book('/transfers/bookings/', transferOrder(vehicleId, { journey_date: '2030-03-28' }));
  await api.services.db.execute(sql`
    insert into bookings (number, kind, user_id, first_name, last_name, email, phone, total, payment_method,
      payment_status, status, starts_at, details)
    select 'FT9' || lpad(n::text, 7, '0'), kind, user_id, first_name, last_name, email, phone, total, payment_method,
      payment_status, status, starts_at - interval '2 days', jsonb_set(details, '{date}', '"2030-03-26"')
    from bookings, generate_series(1, 2000) n where number = ${number}`);
  const results = await list('2030-03-28');
  expect(results).toHaveLength(1);
  expect(results[0].parties[0].booking_number).toBe(number);
});

test('a missing or malformed day is rejected, and customers are', async () => {
  for (const query of ['', '?date=tomorrow', '?date=2030-02-30'])
    expect((await desk.call('GET', `/departures/${query}`)).statusCode).toBe(400);
  expect((await layla.call('GET', '/departures/?date=2030-03-10')).statusCode).toBe(403);
});

test('a day with more than 2,000 bookings says that not all are listed', async () => {
  const number = await book(
    '/bookings/',
    ticketOrder(await insertEvent(api.services.db, { dates: ['2030-04-10'], capacity: 9 }), { date: '2030-04-10' }),
  );
  const copy = (from: number, to: number) =>
    api.services.db.execute(sql`
      with copied as (
        insert into bookings (number, kind, user_id, first_name, last_name, email, phone, total, payment_method,
          payment_status, status, starts_at, details)
        select 'EB8' || lpad(n::text, 7, '0'), kind, user_id, first_name, last_name, email, phone, total,
          payment_method, payment_status, status, starts_at, details
        from bookings, generate_series(${from}::int, ${to}::int) n where number = ${number} returning id
      )
      insert into booking_lines (booking_id, title, date, places, amount)
      select copied.id, title, date, places, amount
      from copied, booking_lines line join bookings on bookings.id = line.booking_id where number = ${number}`);
  const read = async () => (await desk.call('GET', '/departures/?date=2030-04-10')).json();
  await copy(2, 2000);
  const all = await read();
  expect([all.is_complete, all.results[0].parties.length]).toEqual([true, 2000]);
  await copy(2001, 2001);
  const first = await read();
  expect([first.is_complete, first.results[0].parties.length]).toEqual([false, 2000]);
  api.clock.set('2030-04-10T02:00:00Z');
  const { config } = api.services;
  const mail = { ...config.mail, bookingNotices: 'staff@example.com' };
  await createSummaryJob(api.services.db, api.clock, { ...config, mail })();
  const sent = (await api.outbox.mails()).find((text) => text.includes('more than 2,000 bookings today'));
  expect(sent).toContain('To collect in cash from the first of them');
});
