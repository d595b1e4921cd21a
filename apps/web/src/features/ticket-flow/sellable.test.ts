import { examples } from '@aitours/api-client/mocks';
import { formatPrice } from '@aitours/domain/money';
import { describe, expect, it } from 'vitest';
import {
  describeChoice,
  describeMissing,
  formatTicketQuote,
  getFares,
  getTicketLimits,
  isInCart,
  openDates,
} from './sellable.ts';
import { createTicketPayload } from './ticketPayload.ts';

const { event } = examples.getTicket;
const [type, vip] = event.ticket_types;
const [early, , sunset] = examples.listTicketTimeSlots.timeSlots;
if (!type || !vip || !early || !sunset) throw new Error('The examples have two types and three times');

it('TICKET-22 only dates of the event from today on', () => {
  expect(openDates(['2030-03-04', '2030-02-28', '2030-03-01'], '2030-03-01')).toEqual(['2030-03-01', '2030-03-04']);
});

describe('the price', () => {
  const dollars = (amount: number) => formatPrice(amount, '$');

  it('CONST-15 CONST-16 TICKET-34 the adjustment applies to adults', () => {
    const { lines, total } = formatTicketQuote(
      getFares(type, '2030-03-01', sunset),
      { adults: 2, children: 1 },
      dollars,
    );
    expect(lines).toEqual([
      { label: '2 adults', detail: '$229.00 each', amount: '$458.00' },
      { label: '1 child', detail: '$145.00 each', amount: '$145.00' },
    ]);
    expect(total).toBe('$603.00');
    expect(formatTicketQuote(getFares(type, '2030-03-01', early), { adults: 1, children: 0 }, dollars).total).toBe(
      '$169.00',
    );
    const free = { ...getFares(type, '2030-03-01'), child: 0 };
    expect(formatTicketQuote(free, { adults: 0, children: 2 }, dollars).lines).toEqual([
      { label: '2 children', amount: 'Free' },
    ]);
  });

  it('TICKET-32 an empty party costs nothing', () => {
    expect(formatTicketQuote(getFares(type, '2030-03-01'), { adults: 0, children: 0 }, dollars)).toEqual({
      lines: [],
      total: '$0.00',
    });
  });

  it('a price season replaces the prices of its dates, and the adjustment is added to them', () => {
    const dates = { name: 'High season', start_date: '2030-03-01', end_date: '2030-03-07' };
    const seasonal = { ...type, price_seasons: [{ ...dates, adult_price: '240.00', child_price: '180.00' }] };
    const both = { adults: 1, children: 1 };
    expect(formatTicketQuote(getFares(seasonal, '2030-03-07', sunset), both, dollars).total).toBe('$460.00');
    expect(formatTicketQuote(getFares(seasonal, '2030-03-08', sunset), both, dollars).total).toBe('$374.00');
    expect(getFares(seasonal, '2030-03-07').season).toBe('High season');
    expect(getFares(seasonal, '2030-03-08').season).toBeUndefined();
    const chosen = { event, type: seasonal, slot: sunset, ...both };
    const sent = (date: string) => createTicketPayload({ ...chosen, date }).details;
    expect(sent('2030-03-07')).toMatchObject({ adultPrice: '280.00', childPrice: '180.00' });
    expect(sent('2030-03-08')).toMatchObject({ adultPrice: '229.00', childPrice: '145.00' });
  });

  it('TICKET-33 a type without child tickets has no child price', () => {
    expect(getFares({ ...type, child_price: null }, '2030-03-01').child).toBeNull();
  });
});

describe('tickets in the cart', () => {
  const items = [examples.addCartItem.ticketCartItem, examples.addCartItem.activityCartItem];
  const [{ service_date: date, details }] = [examples.addCartItem.ticketCartItem];
  const choice = { type: { ...type, id: String(details.ticket_type_id) }, date, slot: sunset };

  it('TICKET-37 the same type, date and time', () => expect(isInCart(items, choice)).toBe(true));

  it('TICKET-38 another date, time or type is another ticket', () => {
    expect(isInCart(items, { ...choice, date: '2030-04-01' })).toBe(false);
    expect(isInCart(items, { ...choice, slot: early })).toBe(false);
    expect(isInCart(items, { ...choice, type: vip })).toBe(false);
    expect(isInCart([], choice)).toBe(false);
  });
});

describe('the cart item’s payload', () => {
  const payload = createTicketPayload({ event, type: vip, date: '2030-03-03', slot: sunset, adults: 2, children: 1 });

  it('ENTITY-21 TICKET-40 contains event, type, date, time and quantities', () => {
    expect(payload).toMatchObject({
      event_id: event.id,
      ticket_type_id: vip.id,
      event_date: '2030-03-03',
      date_time_slot_id: sunset.id,
      adults: 2,
      children: 1,
      quantity: 3,
    });
  });

  it('TICKET-41 QUIRK-22 has details as strings', () => {
    expect(payload.details).toMatchObject({
      ticketName: event.title,
      adultQty: '2',
      childQty: '1',
      adultPrice: '439.00',
      childPrice: '325.00',
      ticket_type_id: vip.id,
      date_time_slot_id: sunset.id,
    });
  });

  it('TICKET-42 has exactly the features that are set', () => {
    expect(payload.details?.features).toEqual(['Fast Track Entry', 'Meal Package']);
    const plain = createTicketPayload({ event, type, date: '2030-03-03', slot: sunset, adults: 1, children: 0 });
    expect(plain.details?.features).toEqual([]);
    const all = { ...vip, includes_transfer: true };
    const complete = createTicketPayload({
      event,
      type: all,
      date: '2030-03-03',
      slot: sunset,
      adults: 1,
      children: 0,
    });
    expect(complete.details?.features).toEqual(['Fast Track Entry', 'Transfer Service', 'Meal Package']);
  });
});

it('describes the choice', () => {
  expect(describeChoice('2030-03-03', type, sunset)).toBe('Sun 3 March 2030 · Levels 124 and 125 · 5:30 PM');
  expect(describeChoice(null, undefined, undefined)).toBe('');
});

describe('ages', () => {
  const only = 'Only for people from 13 years';

  it.each([
    [undefined, { adults: ['from 13 years', false], children: ['4 to 12 years', false] }],
    [7, { adults: ['from 13 years', false], children: ['7 to 12 years', false] }],
    [13, { adults: ['from 13 years', false], children: [only, true] }],
    [18, { adults: ['from 18 years', false], children: ['Only for people from 18 years', true] }],
  ] as const)('TICKET-33 of the tickets of an attraction from %o years', (minAge, { adults, children }) =>
    expect(getTicketLimits(type, minAge)).toEqual({
      adults: { text: adults[0], isExcluded: adults[1] },
      children: { text: children[0], isExcluded: children[1] },
    }),
  );

  it('TICKET-33 a type without child tickets says nothing about children', () =>
    expect(getTicketLimits({ ...type, child_price: null }, 13).children).toBeUndefined());

  it('people without a ticket of a type, or of the attraction, are told', () => {
    const adultsOnly = { ...vip, adult_min_age: 18, child_price: null };
    const describe = (ticket_types: (typeof type)[], min_age: number) => {
      const { ofType, ofAll } = describeMissing({ ...event, ticket_types, facts: { min_age } });
      return [...ticket_types.map(ofType), ofAll];
    };
    expect(describe([type, adultsOnly], 4)).toEqual([[], ['This ticket is not for ages 4 to 17.'], []]);
    expect(describe([{ ...type, adult_min_age: 18 }, adultsOnly], 4)).toEqual([
      [],
      ['This ticket is not for ages 4 to 17.'],
      ['There is no ticket for ages 13 to 17.'],
    ]);
    expect(describeMissing({ ...event, facts: undefined }).ofAll).toEqual(['There is no ticket for children under 4.']);
  });
});
