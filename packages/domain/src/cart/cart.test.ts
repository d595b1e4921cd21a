import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { quoteActivity } from '../pricing/index.ts';
import { anActivityChoice, anAddon, anAmount, someFares } from '../testing/arbitraries.ts';
import { formatAddon } from './addonText.ts';
import {
  type CartItemType,
  checkCartEdit,
  hasSameTicket,
  listTicketFeatures,
  parseActivityDetails,
  parseAddon,
  parseCartItem,
  parseTicketDetails,
  sumCart,
  toWireActivityDetails,
  toWireTicketDetails,
} from './index.ts';
import { sumTickets } from './ticketDetails.ts';
import { countCartItems } from './totals.ts';

const couple = { adults: 2, children: 0, infants: 0 };
const photos = { title: 'Photos', quantity: 2, price: 25_00 };

describe('add-ons as text', () => {
  it.each([
    ['ACT-28 title, quantity, price', photos, 'Photos:2:25.00'],
    [
      'ENTITY-19 a title with colons',
      { title: 'Ride: quad: 1:2', quantity: 1, price: 40_00 },
      'Ride: quad: 1:2:1:40.00',
    ],
    [
      'ENTITY-19 a title of two lines',
      { title: 'Dinner\nunder stars', quantity: 3, price: 5 },
      'Dinner\nunder stars:3:0.05',
    ],
  ])('%s', (_, addon, text) => {
    expect(formatAddon(addon)).toBe(text);
    expect(parseAddon(text)).toEqual(addon);
  });

  it('ENTITY-19 accepts a price without decimals', () => {
    expect(parseAddon('Photos:2:25')).toEqual(photos);
    expect(parseAddon('Photos:12:25.5')).toEqual({ title: 'Photos', quantity: 12, price: 25_50 });
  });

  it.each([
    '',
    'Photos',
    'Photos:2',
    ':2:25.00',
    'Photos:two:25.00',
    'Photos:2:-25.00',
    'Photos:2:25.00x',
    'Photos:2:25.',
  ])('ENTITY-19 %o is no add-on', (text) => expect(parseAddon(text)).toBeUndefined());

  it('ACT-28 parsing restores any title', () => {
    fc.assert(
      fc.property(anAddon, (addon) => {
        expect(parseAddon(formatAddon(addon))).toEqual(addon);
      }),
    );
  });
});

describe('details of an activity', () => {
  const details = { party: { adults: 2, children: 1, infants: 0 }, isPrivate: true, addons: [photos], pickup: 'dubai' };
  const wire = { adults: 2, children: 1, infants: 0, pickup: 'dubai', isPrivate: 'yes', addons: ['Photos:2:25.00'] };

  it('ACT-28 formatting and parsing are inverse', () => {
    expect(toWireActivityDetails(details)).toEqual(wire);
    expect(parseActivityDetails(wire)).toEqual(details);
    expect(toWireActivityDetails({ ...details, isPrivate: false }).isPrivate).toBe('no');
  });

  it('ACT-21 the hotel or address is optional, and trimmed', () => {
    const address = 'Rove Downtown';
    expect(toWireActivityDetails({ ...details, pickupAddress: address })).toEqual({ ...wire, pickup_address: address });
    expect(parseActivityDetails({ ...wire, pickup_address: ` ${address} ` })).toEqual({
      ...details,
      pickupAddress: address,
    });
    expect(parseActivityDetails({ ...wire, pickup_address: '   ' })).toEqual(details);
  });

  it('ACT-09 an add-on that was not chosen is not sent', () => {
    expect(toWireActivityDetails({ ...details, addons: [{ ...photos, quantity: 0 }, photos] }).addons).toEqual(
      wire.addons,
    );
  });

  it('ENTITY-19 accepts numbers as text, and defaults for missing values', () => {
    expect(parseActivityDetails({ adults: '2', other: 'ignored' })).toEqual({
      party: couple,
      isPrivate: false,
      addons: [],
      pickup: '',
    });
  });

  it.each([
    null,
    'text',
    {},
    { adults: 'two' },
    { adults: ' ' },
    { adults: -1 },
    { adults: 1.5 },
    { adults: 2, isPrivate: 'perhaps' },
    { adults: 2, addons: ['Photos'] },
    { adults: 2, addons: ['Photos', 'Photos:2:25.00'] },
  ])('ENTITY-19 rejects %o', (unreadable) => expect(parseActivityDetails(unreadable)).toBeUndefined());

  it('CART-28 a price made from the details is the price that was shown', () => {
    fc.assert(
      fc.property(someFares, anActivityChoice, (fares, choice) => {
        const parsed = parseActivityDetails(toWireActivityDetails({ ...choice, pickup: 'ajman' }));
        const prices = [parsed!, choice].map((one) => quoteActivity(fares, one, 'everyone').total);
        expect(prices[0]).toBe(prices[1]);
      }),
    );
  });
});

const sunset = {
  ticketName: 'Sunset',
  adults: 2,
  children: 1,
  adultPrice: 120_00,
  childPrice: 60_00,
  features: ['Meal Package'],
  ticketTypeId: 4,
  slotId: 9,
};
const wireSunset = {
  ticketName: 'Sunset',
  adultQty: '2',
  childQty: '1',
  adultPrice: '120.00',
  childPrice: '60.00',
  features: ['Meal Package'],
  ticket_type_id: 4,
  date_time_slot_id: 9,
};

describe('details of tickets', () => {
  it('TICKET-41 QUIRK-22 numbers and prices are text on the wire', () => {
    expect(toWireTicketDetails(sunset)).toEqual(wireSunset);
    expect(parseTicketDetails(wireSunset)).toEqual(sunset);
  });

  it('ENTITY-20 accepts numbers too, and defaults for missing values', () => {
    expect(parseTicketDetails({ adultQty: 2, adultPrice: 120.5, other: 'ignored' })).toEqual({
      ticketName: '',
      adults: 2,
      children: 0,
      adultPrice: 120_50,
      childPrice: 0,
      features: [],
      ticketTypeId: undefined,
      slotId: undefined,
    });
  });

  it.each([
    null,
    { adults: 2 },
    { adultQty: '2' },
    { adultQty: 'two', adultPrice: '1' },
    { adultQty: '2x', adultPrice: '1' },
    { adultQty: 'x2', adultPrice: '1' },
    { adultQty: '-1', adultPrice: '1' },
    { adultQty: 1.5, adultPrice: '1' },
    { adultQty: '1', adultPrice: '1.' },
    { adultQty: '1', adultPrice: 'x1.00' },
    { adultQty: '1', adultPrice: '1.00x' },
  ])('ENTITY-20 rejects %o', (unreadable) => expect(parseTicketDetails(unreadable)).toBeUndefined());

  it('TICKET-41 accepts more than nine', () => {
    expect(parseTicketDetails({ ...wireSunset, adultQty: '12' })?.adults).toBe(12);
    expect(parseTicketDetails({ ...wireSunset, childQty: '0', childPrice: '' })).toMatchObject({
      children: 0,
      childPrice: null,
    });
    expect(toWireTicketDetails({ ...sunset, childPrice: null }).childPrice).toBe('');
  });

  it('CART-28 cost the sum of adults and children', () => {
    expect(sumTickets(sunset)).toBe(300_00);
    expect(sumTickets({ ...sunset, adults: 0 })).toBe(60_00);
    expect(sumTickets({ ...sunset, childPrice: null, children: 0 })).toBe(240_00);
  });

  it.each([
    [
      { includes_fast_track: true, includes_transfer: true, includes_meal: true },
      ['Fast Track Entry', 'Transfer Service', 'Meal Package'],
    ],
    [{ includes_fast_track: false, includes_meal: true }, ['Meal Package']],
    [{}, []],
  ])('TICKET-42 %o include %o', (flags, features) => expect(listTicketFeatures(flags)).toEqual(features));
});

describe('parseCartItem', () => {
  const dunes = { id: 7, type: 'activity', title: 'Dunes', price: '486.00', quantity: 1 };

  it('ENTITY-18 CART-25 accepts either name of each pair, and normalises date and time', () => {
    const one = parseCartItem({
      id: 7,
      item_type: 'activity',
      title: 'Dunes',
      image: '/dunes.webp',
      unit_price: '243.00',
      quantity: 2,
      service_date: '2026-12-18',
      time: '9:00:00',
    });
    const other = parseCartItem({
      id: '7',
      type: 'activity',
      title: 'Dunes',
      image: '/dunes.webp',
      price: 486,
      quantity: 2,
      date: '2026-12-18T00:00:00Z',
      time: '09:00',
    });
    expect(one).toEqual(other);
    expect(one).toEqual({
      id: '7',
      type: 'activity',
      title: 'Dunes',
      image: '/dunes.webp',
      quantity: 2,
      amount: 486_00,
      date: '2026-12-18',
      time: '09:00',
      details: {},
      product: undefined,
    });
  });

  it('ENTITY-18 prefers the first name if both are present', () => {
    const item = parseCartItem({ ...dunes, item_type: 'ticket', service_date: '2026-12-18', date: '2026-12-19' });
    expect([item.type, item.date]).toEqual(['ticket', '2026-12-18']);
  });

  it('CART-28 a price is the total of its line, not of one', () => {
    expect(parseCartItem({ ...dunes, price: '486.00', unit_price: '243.00', quantity: 2 }).amount).toBe(486_00);
    expect(parseCartItem({ ...dunes, price: 0, unit_price: '243.00' }).amount).toBe(0);
  });

  it('CART-28 tickets without a price are priced from their details', () => {
    const wire = { ...dunes, type: 'ticket', price: null, unit_price: '1.00', quantity: 3, details: wireSunset };
    expect(parseCartItem(wire).amount).toBe(300_00);
    expect(parseCartItem(wire).details).toBe(wireSunset);
  });

  it.each(['activity', 'event', 'tour'])('ENTITY-18 takes missing values from the linked %s', (link) => {
    const linked = { id: 3, slug: 'dunes', title: 'Evening dunes', image: '/evening.webp' };
    expect(parseCartItem({ ...dunes, title: null, [link]: linked })).toMatchObject({
      title: 'Evening dunes',
      image: '/evening.webp',
      product: { id: 3, slug: 'dunes' },
    });
    expect(parseCartItem({ ...dunes, [link]: linked }).title).toBe('Dunes');
    expect(parseCartItem({ ...dunes, title: '', [link]: { id: 3, name: 'Named' } }).title).toBe('Named');
  });

  it('CART-24 omits a missing image', () => {
    expect(parseCartItem({ ...dunes, image: '' }).image).toBeUndefined();
    expect(parseCartItem({ ...dunes, title: undefined }).title).toBe('');
    expect(parseCartItem(dunes)).toMatchObject({ date: undefined, time: undefined });
  });

  it('CART-16 accepts a tour', () => {
    expect(parseCartItem({ ...dunes, type: 'tour' }).type).toBe('tour');
    expectTypeOf<CartItemType>().toEqualTypeOf<'activity' | 'ticket' | 'tour'>();
  });

  it('CART-15 rejects other types', () => {
    expect(() => parseCartItem({ ...dunes, type: 'cruise' })).toThrow(new RangeError('Unsupported cart item type'));
    expect(() => parseCartItem({ ...dunes, type: undefined })).toThrow(RangeError);
  });

  it('CART-28 rejects an item without any price', () => {
    expect(() => parseCartItem({ ...dunes, price: null })).toThrow(new RangeError('A cart item has no price'));
  });
});

describe('totals', () => {
  it('CART-28 the total is the sum of the lines, in any order', () => {
    expect(sumCart([{ amount: 486_00 }, { amount: 300_00 }])).toBe(786_00);
    expect(sumCart([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.record({ amount: anAmount })), (items) => {
        expect(sumCart(items.toReversed())).toBe(sumCart(items));
        expect(sumCart(items)).toBe(items.reduce((all, { amount }) => all + amount, 0));
      }),
    );
  });

  it('SHELL-43 GAP-18 the badge counts quantities, not lines', () => {
    expect(countCartItems([{ quantity: 1 }, { quantity: 3 }])).toBe(4);
    expect(countCartItems([])).toBe(0);
  });
});

describe('hasSameTicket', () => {
  const inCart = parseCartItem({
    id: 1,
    type: 'ticket',
    price: '300.00',
    quantity: 3,
    date: '2026-12-18',
    time: '17:00:00',
    details: wireSunset,
  });
  const same = { ticketTypeId: 4, date: '2026-12-18', time: '17:00' };

  it.each([
    ['TICKET-37 the same type, date and time', same, true],
    ['TICKET-37 its id as text and its time with seconds', { ...same, ticketTypeId: '4', time: '17:00:00' }, true],
    ['TICKET-38 another date', { ...same, date: '2026-12-19' }, false],
    ['TICKET-38 another time', { ...same, time: '18:00' }, false],
    ['TICKET-38 another type', { ...same, ticketTypeId: 5 }, false],
  ])('%s', (_, choice, isSame) => expect(hasSameTicket([inCart], choice)).toBe(isSame));

  it('TICKET-37 one among others is found, and an activity is no ticket', () => {
    expect(hasSameTicket([{ ...inCart, date: '2026-12-20' }, inCart], same)).toBe(true);
    expect(hasSameTicket([{ ...inCart, type: 'activity' }], same)).toBe(false);
    expect(hasSameTicket([], same)).toBe(false);
  });
});

describe('editing', () => {
  it.each([
    [{ party: couple, pickup: 'dubai' }, []],
    [{ party: { adults: 0, children: 1, infants: 1 }, pickup: 'ajman' }, ['adults']],
    [{ party: { adults: 10, children: 10, infants: 10 }, pickup: 'sharjah' }, []],
    [{ party: { adults: 2, children: -1, infants: 0 }, pickup: 'dubai' }, ['children']],
    [{ party: { adults: 11, children: 0, infants: 0.5 }, pickup: 'dubai' }, ['adults', 'infants']],
    [{ party: { adults: 0, children: 0, infants: 0 }, pickup: 'dubai' }, ['adults']],
    [{ party: couple, pickup: 'mars' }, ['pickup']],
    [{ party: { adults: 0, children: 0, infants: 0 }, pickup: '' }, ['adults', 'pickup']],
  ])('CART-07 %o has the errors %o', (edit, errors) => expect(checkCartEdit(edit)).toEqual(errors));
});
