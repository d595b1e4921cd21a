import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CartItem, cartItemTypes } from '../cart/index.ts';
import { fromDubaiTime } from '../dates/index.ts';
import { isPhone, phoneInvalid } from '../phone/index.ts';
import {
  type BookingPayload,
  type CheckoutForm,
  checkCheckout,
  checkPersonalInfo,
  getCheckoutStep,
  getFirstBookingNumber,
  isPersonalComplete,
  listCancellations,
  parseBookingNumber,
  paymentMethods,
  splitIntoBookings,
  toBookingPayload,
  toCustomizations,
} from './index.ts';

const form: CheckoutForm = {
  firstName: 'Mona',
  lastName: 'Haddad',
  email: 'mona@example.ae',
  phone: '+971 50 123 4567',
  paymentMethod: 'card',
  cardNumber: '4111 1111 1111 1111',
  expiry: '08/29',
  cvv: '123',
};

describe('checkCheckout', () => {
  const check = (change: Partial<CheckoutForm>) => checkCheckout({ ...form, ...change }, '2026-12-01', isPhone);

  it('CHECKOUT-10 a number with spaces is accepted', () => expect(check({})).toEqual([]));

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)('CHECKOUT-07 %s is required', (field) => {
    const error = [{ message: 'Please fill in all personal information fields', fields: [field] }];
    expect(check({ [field]: '' })).toEqual(error);
    expect(check({ [field]: '  ' })).toEqual(error);
    expect(check({ paymentMethod: 'cash', [field]: '' })).toEqual(error);
  });

  it.each(['call me', '12345', '+971 50 1'])('%s is no phone number', (phone) =>
    expect(check({ phone })).toEqual([{ message: phoneInvalid, fields: ['phone'] }]),
  );

  it.each(['cardNumber', 'expiry', 'cvv'] as const)('CHECKOUT-08 %s is required for a card', (field) => {
    expect(check({ [field]: ' ' })).toEqual([
      { message: 'Please fill in all payment information fields', fields: [field] },
    ]);
  });

  it('CHECKOUT-07 CHECKOUT-08 CHECKOUT-12 lists all errors at once, in the order of the fields', () => {
    expect(check({ firstName: '', phone: ' ', cardNumber: '', expiry: '', cvv: '1' })).toEqual([
      { message: 'Please fill in all personal information fields', fields: ['firstName', 'phone'] },
      { message: 'Please fill in all payment information fields', fields: ['cardNumber', 'expiry'] },
      { message: 'Please enter a valid CVV', fields: ['cvv'] },
    ]);
    const wrong = { cardNumber: '1', expiry: '1', cvv: '1' };
    expect(check(wrong).flatMap(({ fields }) => fields)).toEqual(['cardNumber', 'expiry', 'cvv']);
  });

  it.each(['11/26', '01/00', ' 12/25 '])('CHECKOUT-11 rejects a card that expired in %s', (expiry) =>
    expect(check({ expiry })).toEqual([
      { message: 'This card has expired. Use another card or pay cash.', fields: ['expiry'] },
    ]),
  );

  it.each([
    [
      'CHECKOUT-09',
      'cardNumber',
      'Please enter a valid 16-digit card number',
      ['4111111111111111', ' 4111 1111 1111 1111 ', '41 11111111111111'],
      ['4111', '4111 1111 1111 11111', '4111-1111-1111-1111', '411111111111111x'],
    ],
    [
      'CHECKOUT-11',
      'expiry',
      'Please enter expiry date in MM/YY format',
      ['12/26', '01/27', '12/99', ' 09/27 '],
      ['13/29', '00/29', '8/29', '08-29', '08/2029', '0829', 'x08/29', '08/29x'],
    ],
    [
      'CHECKOUT-12',
      'cvv',
      'Please enter a valid CVV',
      ['123', '1234', ' 123 '],
      ['12', '12345', '12a', 'a123', '123a'],
    ],
  ] as const)('%s %s: "%s"', (_, field, message, right, wrong) => {
    for (const value of right) expect(check({ [field]: value }), value).toEqual([]);
    for (const value of wrong) expect(check({ [field]: value }), value).toEqual([{ message, fields: [field] }]);
  });

  it('CHECKOUT-15 American Express has 15 digits and a security code of four', () => {
    const amex = { cardNumber: '3782 822463 10005', cvv: '1234' };
    expect(check(amex)).toEqual([]);
    expect(check({ ...amex, cardNumber: ' 34 0000000000009' })).toEqual([]);
    for (const cardNumber of ['378282246310', '3782 8224 6310 0055', '37828224631000x'])
      expect(check({ ...amex, cardNumber })).toEqual([
        { message: 'Please enter a valid 15-digit card number', fields: ['cardNumber'] },
      ]);
    expect(check({ ...amex, cvv: '123' })).toEqual([{ message: 'Please enter a valid CVV', fields: ['cvv'] }]);
    expect(check({ cardNumber: '3682 822463 10005' })).toEqual([
      { message: 'Please enter a valid 16-digit card number', fields: ['cardNumber'] },
    ]);
  });

  it('CHECKOUT-13 CHECKOUT-14 cash needs no card', () => {
    expect(paymentMethods).toEqual(['card', 'cash']);
    expect(check({ paymentMethod: 'cash', cardNumber: '', expiry: '', cvv: '' })).toEqual([]);
  });

  it('CHECKOUT-07 CHECKOUT-15 checks only the personal information where a payment provider checks the card', () => {
    expect(checkPersonalInfo(form, isPhone)).toEqual([]);
    expect(checkPersonalInfo({ ...form, firstName: '', phone: '1' }, isPhone)).toEqual([
      { message: 'Please fill in all personal information fields', fields: ['firstName'] },
      { message: phoneInvalid, fields: ['phone'] },
    ]);
  });

  it('CHECKOUT-02 detects complete personal information', () => {
    expect(isPersonalComplete(form)).toBe(true);
    expect(isPersonalComplete({ ...form, email: ' ' })).toBe(false);
  });
});

it.each([
  [false, false, 1],
  [true, false, 2],
  [true, true, 3],
  [false, true, 3],
])('CHECKOUT-02 CHECKOUT-03 personal complete %o, submitting %o: step %i', (isPersonalComplete, isSubmitting, step) =>
  expect(getCheckoutStep({ isPersonalComplete, isSubmitting })).toBe(step),
);

const dunes: CartItem = {
  id: '7',
  type: 'activity',
  title: 'Dunes',
  quantity: 1,
  amount: 486_00,
  date: '2026-12-18',
  details: {
    adults: 2,
    children: 1,
    infants: 0,
    isPrivate: 'no',
    addons: ['Photos:2:25.00'],
    pickup: 'dubai',
    pickup_address: 'Rove Downtown',
  },
  product: { id: 3 },
};
const sunset: CartItem = {
  id: '8',
  type: 'ticket',
  title: 'Sunset',
  quantity: 3,
  amount: 300_00,
  date: '2026-12-19',
  details: {
    ticketName: 'Sunset',
    adultQty: '2',
    childQty: '1',
    adultPrice: '120.00',
    childPrice: '60.00',
    features: ['Meal Package'],
  },
  product: { id: 5 },
};
const tour: CartItem = {
  id: '9',
  type: 'tour',
  title: 'Emirates',
  quantity: 1,
  amount: 3250_00,
  details: { adults: 2, customizations: {} },
};

describe('listCancellations', () => {
  const now = fromDubaiTime('2026-12-01');
  const early = { type: 'activity', date: '2026-12-18', time: '09:00' } as const;
  const late = { type: 'activity', date: '2026-12-20', time: '16:00' } as const;
  const ticket = { type: 'ticket', date: '2026-12-19', time: '10:00' } as const;
  const tours = [{ type: 'tour', date: '2026-12-02' } as const, { type: 'tour', date: '2026-12-24' } as const];

  it('CONST-20 CHECKOUT-28 GAP-31 of the items of one booking, the earliest decides', () => {
    const end = { date: '2026-12-17', time: '09:00' };
    expect(listCancellations([late, ticket, early], now)).toEqual([
      { item: late, end, decidedBy: early },
      { item: early, end },
      { item: ticket, end: { date: '2026-12-18', time: '10:00' } },
    ]);
  });

  it('CHECKOUT-28 on one day the earlier time decides; items that start together decide for themselves', () => {
    const noon = { ...early, time: '12:00' };
    const twin = { ...early };
    expect(listCancellations([early, noon, twin], now).map(({ decidedBy }) => decidedBy)).toEqual([
      undefined,
      early,
      undefined,
    ]);
  });

  it('CONST-20 CHECKOUT-28 each tour is cancelled alone, until the day before its first day', () => {
    expect(listCancellations(tours, now)).toEqual([
      { item: tours[0], end: undefined },
      { item: tours[1], end: { date: '2026-12-23', time: '00:00' } },
    ]);
  });

  it('GAP-31 an item without a date is left out', () =>
    expect(listCancellations([{ type: 'ticket' } as const], now)).toEqual([]));
});

describe('splitIntoBookings', () => {
  it('CHECKOUT-28 makes one booking of each kind', () => {
    expect(splitIntoBookings([sunset, dunes, sunset])).toEqual([
      { type: 'activity', items: [dunes] },
      { type: 'ticket', items: [sunset, sunset] },
    ]);
    expect(splitIntoBookings([])).toEqual([]);
  });

  it('CHECKOUT-28 books tours one at a time', () => {
    const other = { ...tour, id: '10' };
    expect(splitIntoBookings([tour, other])).toEqual([
      { type: 'tour', items: [tour] },
      { type: 'tour', items: [other] },
    ]);
  });

  it('CHECKOUT-28 books every item once', () => {
    const anItem = fc.record({ id: fc.nat(), type: fc.constantFrom(...cartItemTypes) });
    fc.assert(
      fc.property(fc.array(anItem), (items) => {
        const groups = splitIntoBookings(items);
        expect(groups.every((group) => group.items.every(({ type }) => type === group.type))).toBe(true);
        expect(new Set(groups.flatMap((group) => group.items))).toEqual(new Set(items));
        expect(groups.flatMap((group) => group.items)).toHaveLength(items.length);
      }),
    );
  });
});

describe('toBookingPayload', () => {
  const buyer = {
    ...form,
    firstName: ' Mona ',
    lastName: ' Haddad ',
    email: ' mona@example.ae ',
    phone: ' 050 ',
    specialRequests: ' Window seat ',
  };
  const contact = { firstName: 'Mona', lastName: 'Haddad', email: 'mona@example.ae', phone: '050' };

  it('CHECKOUT-19 CHECKOUT-20 CHECKOUT-21 CHECKOUT-22 an activity', () => {
    expect(toBookingPayload({ type: 'activity', items: [dunes] }, buyer)).toEqual({
      booking_type: 'activity',
      cart_items: [
        {
          type: 'activity',
          id: '7',
          date: '2026-12-18',
          price: '486.00',
          quantity: 1,
          details: {
            ...contact,
            adults: 2,
            children: 1,
            infants: 0,
            activity_id: 3,
            pickup: 'dubai',
            pickup_address: 'Rove Downtown',
            isPrivate: 'no',
            addons: ['Photos:2:25.00'],
          },
        },
      ],
      payment_method: 'card',
      special_requests: 'Window seat',
    });
  });

  it('QUIRK-12 the total is sent if a discount makes it differ from the items', () => {
    const order = { type: 'activity', items: [dunes] } as const;
    expect(toBookingPayload(order, buyer, { total: 437_40 }).total_amount).toBe('437.40');
    expect(toBookingPayload(order, buyer, { promoCode: 'SPRING10' }).promo_code).toBe('SPRING10');
    expect(toBookingPayload(order, buyer)).not.toHaveProperty('promo_code');
    expect(toBookingPayload(order, buyer)).not.toHaveProperty('total_amount');
  });

  it('ACT-28 CHECKOUT-22 a private activity is marked', () => {
    const alone = { ...dunes, details: { ...dunes.details, isPrivate: 'yes' } };
    expect(toBookingPayload({ type: 'activity', items: [alone] }, buyer).cart_items[0]?.details).toMatchObject({
      isPrivate: 'yes',
    });
  });

  it('CHECKOUT-22 a ticket', () => {
    const details = {
      ...contact,
      adults: 2,
      children: 1,
      infants: 0,
      event_id: 5,
      ticketType: 'Sunset',
      inclusions: ['Meal Package'],
    };
    expect(toBookingPayload({ type: 'ticket', items: [sunset] }, buyer).cart_items[0]?.details).toEqual(details);
    const item = {
      ...sunset,
      details: { ...sunset.details, ticketType: 'Adult', duration: '2 h', inclusions: ['Tea'] },
    };
    expect(toBookingPayload({ type: 'ticket', items: [item] }, buyer).cart_items[0]?.details).toEqual({
      ...details,
      ticketType: 'Adult',
      duration: '2 h',
      inclusions: ['Tea'],
    });
  });

  it('CHECKOUT-23 a tour has its customisations', () => {
    const customizations = toCustomizations([{ day: 1, room: { id: 2, name: 'Deluxe' } }]);
    const item = { ...tour, details: { ...tour.details, customizations } };
    expect(Object.keys(customizations)).toEqual(['hotels', 'transfers', 'meals', 'activities']);
    expect(toBookingPayload({ type: 'tour', items: [item] }, buyer).cart_items[0]?.details).toEqual({
      ...contact,
      adults: 2,
      customizations,
    });
  });

  it('CHECKOUT-20 TOUR-42 a tour has its own id, other items the id of their cart line', () => {
    const findId = (item: CartItem) => toBookingPayload({ type: item.type, items: [item] }, buyer).cart_items[0]?.id;
    expect(findId({ ...tour, product: { id: 11 } })).toBe('11');
    expect(findId(tour)).toBe('9');
    expect(findId(dunes)).toBe('7');
    expect(findId(sunset)).toBe('8');
  });

  it('CHECKOUT-21 invalid details become a party of 0', () => {
    const [activity] = toBookingPayload(
      { type: 'activity', items: [{ ...dunes, details: {}, product: undefined }] },
      buyer,
    ).cart_items;
    expect(activity?.details).toMatchObject({ adults: 0, children: 0, infants: 0 });
    const [ticket] = toBookingPayload(
      { type: 'ticket', items: [{ ...sunset, details: {}, product: undefined }] },
      buyer,
    ).cart_items;
    expect(ticket?.details).toMatchObject({ adults: 0, children: 0, infants: 0 });
  });

  it('CHECKOUT-15 card data is never sent', () => {
    const sent = JSON.stringify(
      cartItemTypes.map((type) => toBookingPayload({ type, items: [dunes, sunset, tour] }, buyer)),
    );
    for (const secret of [form.cardNumber, '4111', form.expiry, form.cvv]) expect(sent).not.toContain(secret);
    expectTypeOf<BookingPayload>().not.toHaveProperty('cardNumber');
  });
});

describe('toCustomizations', () => {
  it('CHECKOUT-24 CHECKOUT-25 CHECKOUT-26 CHECKOUT-27 a day without a choice has the defaults', () => {
    expect(toCustomizations([{ day: 1 }])).toEqual({
      hotels: [
        {
          day_number: 1,
          hotel_id: null,
          room_type_id: null,
          hotel_name: 'Default Hotel',
          room_type_name: 'Standard Room',
        },
      ],
      transfers: [{ day_number: 1, vehicle_id: null, vehicle_name: 'Standard Transfer' }],
      meals: [{ day_number: 1, meal_type_id: null, meal_type_name: 'Standard Meal' }],
      activities: [{ day_number: 1, activity_id: null, activity_name: 'Standard Activities' }],
    });
  });

  it('TOUR-42 CHECKOUT-24 CHECKOUT-25 CHECKOUT-26 CHECKOUT-27 ENTITY-12 has the choices of each day', () => {
    const chosen = toCustomizations([
      {
        day: 1,
        hotel: { id: 1, name: 'Creek Hotel' },
        room: { id: 2, name: 'Deluxe' },
        vehicle: { id: 3, name: 'Van' },
        meal: { id: 4, name: 'Half board' },
        activities: [
          { id: 5, name: 'Kayaking' },
          { id: 6, name: 'Falconry' },
        ],
      },
      { day: 2, activities: [] },
    ]);
    expect(chosen.hotels[0]).toEqual({
      day_number: 1,
      hotel_id: 1,
      room_type_id: 2,
      hotel_name: 'Creek Hotel',
      room_type_name: 'Deluxe',
    });
    expect(chosen.transfers[0]).toEqual({ day_number: 1, vehicle_id: 3, vehicle_name: 'Van' });
    expect(chosen.meals[0]).toEqual({ day_number: 1, meal_type_id: 4, meal_type_name: 'Half board' });
    expect(chosen.activities).toEqual([
      { day_number: 1, activity_id: 5, activity_name: 'Kayaking' },
      { day_number: 1, activity_id: 6, activity_name: 'Falconry' },
      { day_number: 2, activity_id: null, activity_name: 'Standard Activities' },
    ]);
    expect(
      [chosen.hotels, chosen.transfers, chosen.meals].map((list) => list.map(({ day_number }) => day_number)),
    ).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it('CONST-09 a choice without a name has the default name', () => {
    expect(toCustomizations([{ day: 1, hotel: { id: 1, name: '' }, meal: { id: 4, name: null } }])).toMatchObject({
      hotels: [{ hotel_id: 1, hotel_name: 'Default Hotel' }],
      meals: [{ meal_type_id: 4, meal_type_name: 'Standard Meal' }],
    });
  });
});

describe('parseBookingNumber', () => {
  it.each([
    ['API-39 CHECKOUT-34 of the response', { booking_number: 'AB00000001' }, 'AB00000001'],
    [
      'API-39 CHECKOUT-34 TOUR-43 of the first of a list',
      [{ booking_number: 'AB00000001' }, { booking_number: 'AB00000002' }],
      'AB00000001',
    ],
  ])('%s', (_, response, bookingNumber) =>
    expect(parseBookingNumber('activity', response)).toEqual({ ok: true, bookingNumber }),
  );

  it.each([null, undefined, '', {}, []])('CHECKOUT-29 %o is an empty response', (response) =>
    expect(parseBookingNumber('activity', response)).toEqual({
      ok: false,
      message: 'No response data received from server',
    }),
  );

  it.each([
    { detail: 'OK' },
    { booking_number: '' },
    { booking_number: null },
    { booking_number: 12 },
    'AB00000001',
    12,
    [{ id: 1 }],
  ])('CHECKOUT-30 CHECKOUT-31 CHECKOUT-32 %o has no number', (response) => {
    const getMessage = (kind: CartItem['type']) => parseBookingNumber(kind, response);
    expect(getMessage('tour')).toEqual({ ok: false, message: 'Invalid response from server: missing booking number' });
    expect(getMessage('activity')).toEqual({ ok: false, message: 'Invalid activity booking response' });
    expect(getMessage('ticket')).toEqual({ ok: false, message: 'Invalid ticket booking response' });
  });
});

it('CHECKOUT-28 CHECKOUT-33 the first number is the reference; without one, nothing was booked', () => {
  expect(getFirstBookingNumber(['AB00000001', 'EB00000002'])).toEqual({ ok: true, bookingNumber: 'AB00000001' });
  expect(getFirstBookingNumber([])).toEqual({ ok: false, message: 'No bookings were created' });
});
