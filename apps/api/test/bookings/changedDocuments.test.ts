import { extractText } from 'unpdf';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from '../promo-codes/promoCode.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from './orders.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
const api = await startTestApi({ payments: bank.provider, environment: { PUBLIC_URL: 'https://shop.example.com' } });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
});
afterAll(() => api.close());

/** Pays a booking by card. Returns its number. */
async function pay(response: { json(): unknown }): Promise<string> {
  const json = response.json();
  const { booking_number: number, payment } = Array.isArray(json) ? json[0] : json;
  await layla.call('GET', `/payments/${payment.id}/`);
  bank.settle(payment.id, 'paid');
  await receivePaymentEvent(api.services, createEvent(payment.id, { type: 'paid' }));
  return number;
}

/** Books and pays falcons on 10 March and dunes on 12 March, each for two adults and a child. */
async function bookBoth(): Promise<string> {
  const { db } = api.services;
  const falcons = await insertActivity(db, { title: 'Morning with falcons' });
  const dunes = await insertActivity(db, { title: 'Evening in the red dunes' });
  const items = [await addActivity(layla, falcons.id), await addActivity(layla, dunes.id, { date: '2030-03-12' })];
  const body = { ...createOrder(items, { adults: 2, children: 1, infants: 0 }), payment_method: 'card' };
  return pay(await layla.call('POST', '/bookings/', { body }));
}

async function change(number: string, body: object): Promise<void> {
  const quoted = await layla.call('POST', `/bookings/${number}/change-quotes/`, { body });
  const { token: quote, total_after: total_amount } = quoted.json();
  const response = await layla.call('POST', `/bookings/${number}/changes/`, { body: { ...body, quote, total_amount } });
  expect(response.statusCode).toBe(200);
}
const removeFalcons = (number: string) => change(number, { lines: [{ line: '1', remove: true }] });
const moveDunes = (number: string, date: string) => change(number, { lines: [{ line: '2', date }] });

async function readVoucher(number: string): Promise<string> {
  const { rawPayload } = await layla.call('GET', `/bookings/${number}/voucher/`);
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** A mail as its parts, decoded. */
interface ReadMail {
  readonly text: string;
  readonly html: string;
  readonly calendar: string;
}

/** Returns the mails with this subject, oldest first. */
async function readMails(subject: string): Promise<ReadMail[]> {
  const mails = (await api.outbox.mails()).filter((eml) => eml.includes(`Subject: ${subject}`));
  return mails.map((eml) => ({
    text: getPart(eml, 'text/plain'),
    html: getPart(eml, 'text/html'),
    calendar: getPart(eml, 'text/calendar'),
  }));
}

function getPart(eml: string, type: string): string {
  const boundaries = [...eml.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary);
  const parts = boundaries.reduce<string[]>(
    (texts, boundary) => texts.flatMap((text) => text.split(`--${boundary}`)),
    [eml],
  );
  const part = parts.find((text) => text.trimStart().startsWith(`Content-Type: ${type}`)) ?? '';
  const [, headers = '', content = ''] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(part) ?? [];
  if (/base64/i.test(headers)) return Buffer.from(content, 'base64').toString();
  const joined = content.replaceAll(/=\r\n/g, '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

/** Returns the entries of a calendar file as [UID, SEQUENCE, STATUS, start, alarms], in their order. */
const listEntries = (file: string) =>
  file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => {
      const value = (name: string) => new RegExp(`^${name}[:;](.*?)\r?$`, 'm').exec(entry)?.[1];
      const alarms = entry.split('BEGIN:VALARM').length - 1;
      return [value('UID'), Number(value('SEQUENCE')), value('STATUS'), value('DTSTART'), alarms];
    });

async function readFeed(): Promise<string> {
  const { url } = (await layla.call('PUT', '/users/me/calendar-feed/')).json();
  return (await layla.call('GET', new URL(url).pathname)).body;
}

const readReservations = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    JSON.parse(json),
  );

/** Returns the prices of the reservations in a mail's structured data. */
const listPrices = (html: string): (string | undefined)[] => readReservations(html).map(({ totalPrice }) => totalPrice);

/** Returns the names and starts of the reservations in a mail's structured data. */
const listReservations = (html: string) => {
  return readReservations(html).map(({ reservationFor, pickupTime, reservationStatus }) => [
    reservationFor.name,
    reservationFor.startDate ?? pickupTime,
    reservationStatus,
  ]);
};

/** Nine in Dubai. */
const formatMorning = (day: string) => `203003${day}T050000Z`;

test('before a change, the confirmation’s calendar file and the feed have each line, in its first version', async () => {
  const number = await bookBoth();
  const first = [
    [`${number}-1@aitours`, 0, 'CONFIRMED', formatMorning('10'), 2],
    [`${number}-2@aitours`, 0, 'CONFIRMED', formatMorning('12'), 2],
  ];
  const [confirmation] = await readMails(`Your booking ${number} is confirmed`);
  expect(listEntries(confirmation!.calendar)).toEqual(first);
  expect(listEntries(await readFeed())).toEqual(first);
});

describe('after a line was removed', () => {
  test('the voucher has the other line and its passes only', async () => {
    const number = await bookBoth();
    const before = await readVoucher(number);
    for (const part of ['Morning with falcons', 'Evening in the red dunes', `${number}-6`])
      expect(before).toContain(part);
    await removeFalcons(number);
    const after = await readVoucher(number);
    for (const part of ['Evening in the red dunes', 'Tue 12 March 2030, 9:00 AM', `${number}-3`, 'AED 486.00'])
      expect(after).toContain(part);
    for (const part of ['falcons', 'Sun 10 March 2030', `${number}-4`, 'AED 972.00']) expect(after).not.toContain(part);
  });

  test('the mail’s calendar file cancels its entry, and the feed has it no longer; no entry changes its UID', async () => {
    const number = await bookBoth();
    await removeFalcons(number);
    const [mail] = await readMails(`Your booking ${number} has changed`);
    const other = [`${number}-2@aitours`, 1, 'CONFIRMED', formatMorning('12'), 2];
    expect(listEntries(mail!.calendar)).toEqual([
      other,
      [`${number}-1@aitours`, 1, 'CANCELLED', formatMorning('10'), 0],
    ]);
    expect(listEntries(await readFeed())).toEqual([other]);
  });

  test('the mail says so, and describes the other line only', async () => {
    const number = await bookBoth();
    await removeFalcons(number);
    const [mail] = await readMails(`Your booking ${number} has changed`);
    expect(mail!.text).toContain('Morning with falcons is removed.');
    expect(mail!.text.split('Morning with falcons')).toHaveLength(2);
    expect(mail!.text).toMatch(/Activity: Evening in the red dunes\nTue 12 March 2030, 9:00 AM\n2 adults, 1 child\n/);
    expect(mail!.text).toContain('We refund AED 486.00');
    expect(mail!.text).toContain('Total before: AED 972.00');
    expect(mail!.text).not.toContain('Sun 10 March 2030');
    expect(listReservations(mail!.html)).toEqual([
      ['Evening in the red dunes', '2030-03-12T09:00:00+04:00', 'https://schema.org/ReservationConfirmed'],
    ]);
  });

  test('a later change and the cancellation have higher sequences, and nothing of the removed line', async () => {
    const number = await bookBoth();
    await removeFalcons(number);
    await moveDunes(number, '2030-03-13');
    const [, moved] = await readMails(`Your booking ${number} has changed`);
    expect(listEntries(moved!.calendar)).toEqual([[`${number}-2@aitours`, 2, 'CONFIRMED', formatMorning('13'), 2]]);
    expect((await layla.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(200);
    expect(listEntries(await readFeed())).toEqual([[`${number}-2@aitours`, 3, 'CANCELLED', formatMorning('13'), 0]]);
    const [cancelled] = await readMails(`Your booking ${number} is cancelled`);
    expect(cancelled!.text).not.toContain('falcons');
    expect(listEntries(cancelled!.calendar)).toEqual([[`${number}-2@aitours`, 3, 'CANCELLED', formatMorning('13'), 0]]);
    expect(cancelled!.text).toContain('AED 486.00');
  });
});

describe('after a date change', () => {
  test('the voucher has the new date only', async () => {
    const number = await bookBoth();
    await moveDunes(number, '2030-03-14');
    const text = await readVoucher(number);
    for (const part of ['Sun 10 March 2030, 9:00 AM', 'Thu 14 March 2030, 9:00 AM', `${number}-6`])
      expect(text).toContain(part);
    expect(text).not.toContain('12 March 2030');
  });

  test('each entry keeps its UID with a higher sequence, and none is cancelled', async () => {
    const number = await bookBoth();
    await moveDunes(number, '2030-03-14');
    const once = [
      [`${number}-1@aitours`, 1, 'CONFIRMED', formatMorning('10'), 2],
      [`${number}-2@aitours`, 1, 'CONFIRMED', formatMorning('14'), 2],
    ];
    expect(listEntries(await readFeed())).toEqual(once);
    await moveDunes(number, '2030-03-15');
    const mails = await readMails(`Your booking ${number} has changed`);
    expect(mails.map(({ calendar }) => listEntries(calendar))).toEqual([
      once,
      [
        [`${number}-1@aitours`, 2, 'CONFIRMED', formatMorning('10'), 2],
        [`${number}-2@aitours`, 2, 'CONFIRMED', formatMorning('15'), 2],
      ],
    ]);
  });

  test('the mail names the new date, in its structured data too', async () => {
    const number = await bookBoth();
    await moveDunes(number, '2030-03-14');
    const [mail] = await readMails(`Your booking ${number} has changed`);
    expect(mail!.text).toContain('Evening in the red dunes moves to Thu 14 March 2030, 9:00 AM.');
    expect(mail!.text).toContain('Nothing is charged or refunded.');
    expect(mail!.text).not.toContain('12 March 2030');
    expect(listReservations(mail!.html).map(([, start]) => start)).toEqual([
      '2030-03-10T09:00:00+04:00',
      '2030-03-14T09:00:00+04:00',
    ]);
  });

  test('XFER-25 a transfer has both rides in the voucher, the calendar and the mail', async () => {
    const body = transferOrder(await insertVehicle(api.services.db), {
      payment_method: 'card',
      return_journey: true,
      return_date: '2030-03-12',
      return_time: '18:00',
      total_amount: '192.50',
    });
    const number = await pay(await layla.call('POST', '/transfers/bookings/', { body }));
    const times = { pickup_date: '2030-03-17', pickup_time: '10:00', return_date: '2030-03-19', return_time: '19:00' };
    await change(number, { transfer: times });
    const voucher = await readVoucher(number);
    for (const part of ['Sun 17 March 2030, 10:00 AM', 'Tue 19 March 2030, 7:00 PM']) expect(voucher).toContain(part);
    for (const part of ['10 March 2030', '12 March 2030']) expect(voucher).not.toContain(part);
    const [mail] = await readMails(`Your booking ${number} has changed`);
    expect(listEntries(mail!.calendar)).toEqual([
      [`${number}-1@aitours`, 1, 'CONFIRMED', '20300317T060000Z', 2],
      [`${number}-2@aitours`, 1, 'CONFIRMED', '20300319T150000Z', 2],
    ]);
    for (const part of ['10 March 2030', '12 March 2030']) expect(mail!.text).not.toContain(part);
  });
});

describe('the structured data of mails states what was paid, after the discount', () => {
  const { db } = api.services;
  const inCash = (kind: string, item: object) => ({
    booking_type: kind,
    payment_method: 'cash',
    cart_items: [{ type: kind, date: '2030-03-10', quantity: 1, ...item }],
  });
  const send = (body: object, path = '/bookings/') => layla.call('POST', path, { body });
  const kinds = [
    [
      'an activity',
      ['90.00'],
      async (promo_code: string) => {
        const { id } = await insertActivity(db, { basePrice: 100_00 });
        return send({ ...createOrder([await addActivity(layla, id, { adults: 1, children: 0 })]), promo_code });
      },
    ],
    [
      'two activities, each with its share',
      ['30.00', '29.99'],
      async (promo_code: string) => {
        const ids = [await insertActivity(db, { basePrice: 33_33 }), await insertActivity(db, { basePrice: 33_33 })];
        const items = [];
        for (const { id } of ids) items.push(await addActivity(layla, id, { adults: 1, children: 0 }));
        return send({ ...createOrder(items), promo_code });
      },
    ],
    ['tickets', ['90.00'], async (promo_code: string) => send({ ...ticketOrder(await insertEvent(db)), promo_code })],
    [
      'a tour',
      ['1800.00'],
      async (promo_code: string) => {
        const { id } = await insertTour(db);
        const item = { id, price: '2000.00', details: { ...contact, adults: 2 } };
        return send({ ...inCash('tour', item), promo_code });
      },
    ],
    [
      'a transfer with a return, once',
      ['173.25', undefined],
      async (promo_code: string) => {
        const journey = { return_journey: true, return_date: '2030-03-12', return_time: '18:00' };
        const rest = { ...journey, payment_method: 'cash', promo_code, total_amount: '173.25' };
        return send(transferOrder(await insertVehicle(db), rest), '/transfers/bookings/');
      },
    ],
  ] as const;

  test.each(kinds)('%s', async (_, prices, book) => {
    const manager = await api.signIn({ staffRole: 'manager' });
    const response = await book(await addPromoCode(manager, { percent: 10 }));
    expect(response.statusCode, response.body).toBe(201);
    const { booking_number: number } = [response.json()].flat()[0];
    expect((await layla.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(200);
    for (const what of ['confirmed', 'cancelled']) {
      const [mail] = await readMails(`Your booking ${number} is ${what}`);
      expect(listPrices(mail!.html)).toEqual(prices);
    }
  });

  test('after a change', async () => {
    const manager = await api.signIn({ staffRole: 'manager' });
    const promo_code = await addPromoCode(manager, { percent: 10 });
    const response = await send({ ...ticketOrder(await insertEvent(db), { adults: 2, price: '200.00' }), promo_code });
    const { booking_number: number } = response.json();
    await change(number, { lines: [{ line: '1', adults: 1 }] });
    const [mail] = await readMails(`Your booking ${number} has changed`);
    expect(listPrices(mail!.html)).toEqual(['90.00']);
  });
});
