import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromDubaiTime } from '../dates/index.ts';
import { formatPrice } from '../money/index.ts';
import { aDate, anAmount, aTime } from '../testing/arbitraries.ts';
import {
  areOrderedTerms,
  type BookingStatus,
  bookingKinds,
  bookingStatuses,
  type CancellationTerms,
  findCancellationObstacle,
  findEarliestStart,
  findFreeCancellationEnd,
  formatBookingNumber,
  formatCancelFailure,
  formatCancellationTerms,
  formatVoucherItinerary,
  getBookingPath,
  getBookingStatusColour,
  getFirstRefundableDate,
  getPaymentStatusColour,
  getRefund,
  getTransferPaymentColour,
  hasActions,
  hasFreeCancellation,
  isCancellable,
  isTransferReference,
  isUnfinished,
  listRefundRows,
  listRefunds,
  mergeBookings,
  parseBookingKind,
  splitBookings,
  sumConfirmation,
} from './index.ts';

describe('findFreeCancellationEnd', () => {
  const start = { date: '2027-01-01', time: '09:00' };

  it('CONST-20 free cancellation ends 24 hours before the start', () => {
    expect(findFreeCancellationEnd(start, fromDubaiTime('2026-12-20'))).toEqual({ date: '2026-12-31', time: '09:00' });
    expect(findFreeCancellationEnd({ date: '2027-01-01' }, fromDubaiTime('2026-12-20'))).toEqual({
      date: '2026-12-31',
      time: '00:00',
    });
  });

  it('CONST-20 free cancellation is offered until its last millisecond', () => {
    const end = fromDubaiTime('2026-12-31', '09:00').getTime();
    expect(findFreeCancellationEnd(start, new Date(end - 1))).toBeDefined();
    expect(findFreeCancellationEnd(start, new Date(end))).toBeUndefined();
  });
});

describe('listRefunds', () => {
  const now = fromDubaiTime('2026-12-17', '09:00');
  const listOne = (start: { date: string; time?: string | null }, at: Date, terms?: CancellationTerms) =>
    listRefunds({ start, total: 486_00, parts: [{ amount: 486_00, terms }] }, at);

  it.each([
    ['CONST-20 24 h 01 min ahead', { date: '2026-12-18', time: '09:01' }, 486_00],
    ['CONST-20 exactly 24 h ahead', { date: '2026-12-18', time: '09:00' }, undefined],
    ['CONST-20 less than 24 h ahead', { date: '2026-12-18', time: '08:59' }, undefined],
    ['BOOK-17 already over', { date: '2026-12-01' }, undefined],
    ['GAP-31 without a time, counted from the start of the day', { date: '2026-12-18', time: null }, undefined],
    ['GAP-31 the day after', { date: '2026-12-19' }, 486_00],
  ])('%s', (_, start, amount) => expect(listOne(start, now)[0]?.amount).toBe(amount));

  it('CONST-20 by default the whole price is refunded until the last millisecond before the 24 hours', () => {
    fc.assert(
      fc.property(aDate, aTime, fc.nat(10 ** 9), (date, time, later) => {
        const end = fromDubaiTime(date, time).getTime() - 86_400_000;
        expect(listOne({ date, time }, new Date(end + later))).toEqual([]);
        expect(listOne({ date, time }, new Date(end - 1 - later))).toEqual([
          { until: new Date(end), percent: 100, amount: 486_00 },
        ]);
      }),
    );
  });

  const start = { date: '2026-12-18', time: '09:00' };
  const tiers = [
    { hours_before: 72, percent: 100 },
    { hours_before: 24, percent: 50 },
  ];

  it('lists the tiers ahead; at the end of one the next applies', () => {
    const half = { until: now, percent: 50, amount: 243_00 };
    const full = { until: fromDubaiTime('2026-12-15', '09:00'), percent: 100, amount: 486_00 };
    expect(listOne(start, new Date(full.until.getTime() - 1), tiers)).toEqual([full, half]);
    expect(listOne(start, full.until, tiers)).toEqual([half]);
    expect(listOne(start, now, tiers)).toEqual([]);
    expect(listOne(start, new Date(0), [])).toEqual([]);
  });

  it('weights parts with different terms by price and rounds half up once', () => {
    const parts = [{ amount: 100, terms: tiers }, { amount: 200 }, { amount: 105, terms: [] }];
    expect(listRefunds({ start, total: 405, parts }, new Date(0)).map(({ amount }) => amount)).toEqual([300, 250]);
    // A discount is shared: 405 fils are charged as 202, of which 300/405 are 149.63.
    expect(listRefunds({ start, total: 202, parts }, new Date(0)).map(({ amount }) => amount)).toEqual([150, 125]);
  });

  it('a refund never exceeds the total, never rises with time, and is whole when every part is', () => {
    const someTerms = fc
      .uniqueArray(fc.record({ hours_before: fc.nat(720), percent: fc.integer({ min: 1, max: 100 }) }), {
        selector: ({ hours_before }) => hours_before,
        maxLength: 6,
      })
      .map((drawn) => {
        const percents = [...new Set(drawn.map(({ percent }) => percent))].sort((one, other) => other - one);
        const hours = drawn.map(({ hours_before }) => hours_before).sort((one, other) => other - one);
        return percents.map((percent, index) => ({ percent, hours_before: hours[index] ?? 0 }));
      });
    const aPart = fc.record({ amount: anAmount, terms: fc.option(someTerms, { nil: undefined }) });
    const someParts = fc.array(aPart, { minLength: 1, maxLength: 5 });
    const anHour = fc.integer({ min: -1000, max: 24 });
    fc.assert(
      fc.property(someParts, anAmount, fc.tuple(anHour, anHour), (parts, total, hours) => {
        for (const { terms = [] } of parts) expect(areOrderedTerms(terms)).toBe(true);
        const [early, late] = hours
          .toSorted((one, other) => one - other)
          .map((hour) =>
            listRefunds(
              { start, total, parts },
              new Date(fromDubaiTime(start.date, start.time).getTime() + hour * 3_600_000),
            ),
          );
        const amounts = early?.map(({ amount }) => amount) ?? [];
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
        expect(amounts[0] ?? 0).toBeLessThanOrEqual(total);
        expect(late).toEqual(early?.slice(early.length - (late?.length ?? 0)));
        if (early && getRefund(early) === 'full') expect(amounts[0]).toBe(total);
      }),
    );
  });
});

it.each([
  [[100, 50], 'full'],
  [[50], 'partial'],
  [[], 'none'],
])('a first step of %j percent is a refund that is “%s”', (percents, refund) =>
  expect(getRefund(percents.map((percent) => ({ percent })))).toBe(refund),
);

it.each([
  [[{ hours_before: 24, percent: 100 }], 'Full refund until 24 hours before the start'],
  [
    [
      { hours_before: 48, percent: 75 },
      { hours_before: 1, percent: 20 },
    ],
    '75% refund until 2 days before the start, 20% until 1 hour before',
  ],
  [
    [
      { hours_before: 30, percent: 100 },
      { hours_before: 0, percent: 10 },
    ],
    'Full refund until 30 hours before the start, 10% until the start',
  ],
  [[], 'No refund'],
])('the terms %j are formatted', (terms, text) => expect(formatCancellationTerms(terms)).toBe(text));

it('refunds are listed in Dubai time with one decimal; without amounts, as percentages', () => {
  const steps = [{ until: '2030-03-01T11:00:00Z', percent: 74.074, amount: '300.00' }];
  const when = 'Until Fri 1 March 2030, 3:00 PM';
  const rows = (withAmounts: boolean) => listRefundRows(steps, withAmounts).map((row) => [row.when, row.refund]);
  expect(rows(true)).toEqual([
    [when, 'AED 300.00 (74.1%)'],
    ['After that', 'Nothing'],
  ]);
  expect(rows(false)[0]).toEqual([when, '74.1%']);
  expect(listRefundRows([], true)).toEqual([{ when: 'From now on', refund: 'Nothing' }]);
});

describe('getFirstRefundableDate', () => {
  it('CONST-20 GAP-24 is the first date with a full refund at any time of today', () => {
    fc.assert(
      fc.property(aDate, aTime, (today, time) => {
        const first = getFirstRefundableDate(today) ?? '';
        expect(findFreeCancellationEnd({ date: first }, fromDubaiTime(today, time))).toBeDefined();
        expect(findFreeCancellationEnd({ date: addDays(first, -1) }, fromDubaiTime(today, time))).toBeUndefined();
      }),
    );
  });

  it('follows other terms; terms that never refund the whole price have none', () => {
    for (const hours of [1, 24, 25, 72]) {
      const terms = [{ hours_before: hours, percent: 100 }];
      const first = getFirstRefundableDate('2026-12-18', terms) ?? '';
      const lastMinute = fromDubaiTime('2026-12-18', '23:59');
      expect(findFreeCancellationEnd({ date: first }, lastMinute, terms)).toBeDefined();
      expect(findFreeCancellationEnd({ date: addDays(first, -1) }, lastMinute, terms)).toBeUndefined();
    }
    expect(getFirstRefundableDate('2026-12-18', [{ hours_before: 24, percent: 50 }])).toBeUndefined();
    expect(getFirstRefundableDate('2026-12-18', [])).toBeUndefined();
  });
});

describe('findEarliestStart', () => {
  it('GAP-31 an item without a time starts with the day', () => {
    const [late, early, whole] = [
      { date: '2027-01-02' },
      { date: '2027-01-01', time: '06:00' },
      { date: '2027-01-01' },
    ];
    expect(findEarliestStart([late, early])).toBe(early);
    expect(findEarliestStart([late, early, whole])).toBe(whole);
    expect(findEarliestStart([])).toBeUndefined();
  });
});

describe('hasFreeCancellation', () => {
  // A Friday: the first refundable date is Sunday, 20 December.
  const today = '2026-12-18';
  const excludedDates = ['2026-12-26', '2027-01-02'];
  const season = (startDate: string, endDate: string, weekdays = [0, 1, 2, 3, 4, 5, 6]) => ({
    kind: 'activity' as const,
    slots: [{ id: 1, startDate, endDate, weekdays }],
  });

  it.each([
    ['an activity until the first refundable date', season('2026-01-01', '2026-12-20'), true],
    ['an activity until the day before', season('2026-01-01', '2026-12-19'), false],
    ['an activity that no longer runs on its weekday', season('2026-01-01', '2026-12-20', [6]), false],
    ['an activity that runs six days later', season('2026-01-01', '2026-12-26', [6]), true],
    ['an activity that opens next year', season('2027-03-01', '2027-03-07', [0]), true],
    [
      'a time of rules whose only date left is weeks later',
      { kind: 'activity' as const, slots: [{ ...season('2026-12-01', '2027-01-09', [6]).slots[0]!, excludedDates }] },
      true,
    ],
    [
      'a time of rules whose dates are over',
      { kind: 'activity' as const, slots: [{ ...season('2026-12-01', '2027-01-02', [6]).slots[0]!, excludedDates }] },
      false,
    ],
    ['an activity without slots', { kind: 'activity' as const, slots: [] }, false],
    ['tickets until the first refundable date', { kind: 'ticket' as const, dates: ['2026-12-20'] }, true],
    ['tickets until the day before', { kind: 'ticket' as const, dates: ['2026-12-18', '2026-12-19'] }, false],
    ['an attraction without tickets', { kind: 'ticket' as const, dates: [] }, false],
    ['a tour, which starts on any day', { kind: 'tour' as const }, true],
  ])('CONST-20 %s: %s', (_, product, has) => expect(hasFreeCancellation(product, today)).toBe(has));

  it('follows the terms of the product', () => {
    const tickets = { kind: 'ticket', dates: ['2026-12-21'] } as const;
    expect(hasFreeCancellation(tickets, today, [{ hours_before: 48, percent: 100 }])).toBe(true);
    expect(hasFreeCancellation(tickets, today, [{ hours_before: 49, percent: 100 }])).toBe(false);
    expect(hasFreeCancellation(tickets, today, [])).toBe(false);
  });
});

describe('mergeBookings', () => {
  const createBooking = (booking_number: string, booking_date: string) => ({ booking_number, booking_date });
  const dunes = createBooking('AB00000001', '2026-11-01');
  const sunset = createBooking('EB00000002', '2026-11-03');
  const transfer = createBooking('FT00000003', '2026-11-02');
  const tour = createBooking('TB00000004', '2026-11-03');

  it('BOOK-02 GAP-33 merges four lists, newest first', () => {
    const lists = {
      activity_bookings: [dunes],
      ticket_bookings: [sunset],
      transfer_bookings: [transfer],
      tour_bookings: [tour],
    };
    expect(mergeBookings(lists)).toEqual([
      { kind: 'tour', booking: tour },
      { kind: 'ticket', booking: sunset },
      { kind: 'transfer', booking: transfer },
      { kind: 'activity', booking: dunes },
    ]);
  });

  it('GAP-32 lists each booking once, from the first list that has it', () => {
    const duplicate = { ...dunes, booking_date: '2026-12-01' };
    expect(mergeBookings({ activity_bookings: [dunes, duplicate], ticket_bookings: [duplicate] })).toEqual([
      { kind: 'activity', booking: dunes },
    ]);
  });

  it('SHELL-63 a list that is missing is empty', () => {
    expect(mergeBookings({})).toEqual([]);
    expect(mergeBookings({ tour_bookings: null, ticket_bookings: [sunset] })).toEqual([
      { kind: 'ticket', booking: sunset },
    ]);
  });

  it('GAP-32 GAP-33 lists every number once, in descending order, whatever the order of the lists', () => {
    const aBooking = fc.record({ booking_number: fc.constantFrom('A1', 'A2', 'A3', 'A4'), booking_date: aDate });
    fc.assert(
      fc.property(fc.uniqueArray(aBooking, { selector: ({ booking_number }) => booking_number }), (bookings) => {
        const merged = mergeBookings({ activity_bookings: bookings }).map(({ booking }) => booking);
        expect(merged).toHaveLength(bookings.length);
        expect(merged.map(({ booking_date }) => booking_date)).toEqual(
          bookings
            .map(({ booking_date }) => booking_date)
            .sort()
            .reverse(),
        );
        expect(mergeBookings({ activity_bookings: bookings.toReversed() }).map(({ booking }) => booking)).toEqual(
          merged,
        );
      }),
    );
  });
});

describe('splitBookings', () => {
  const entry = (booking_date: string, booking_time: string | null = null, booking_status = 'confirmed') => ({
    booking: { booking_date, booking_time, booking_status },
  });
  const today = '2026-11-22';
  const yesterday = entry('2026-11-21');
  const early = entry(today, '09:00', 'pending');
  const late = entry(today, '18:00');
  const tomorrow = entry('2026-11-23');
  const cancelled = entry('2026-12-24', null, 'cancelled');
  const completed = entry('2026-11-20', null, 'completed');

  it('GAP-33 upcoming bookings are listed nearest first, past and cancelled ones newest first', () => {
    expect(splitBookings([tomorrow, late, completed, cancelled, early, yesterday], today)).toEqual({
      upcoming: [early, late, tomorrow],
      past: [cancelled, yesterday, completed],
    });
  });
});

describe('statuses', () => {
  it('BOOK-08 GAP-52 five statuses, five colours', () => {
    const colours = bookingStatuses.map((status) => [status, getBookingStatusColour(status)]);
    expect(Object.fromEntries(colours)).toEqual({
      confirmed: 'green',
      pending: 'yellow',
      cancelled: 'red',
      completed: 'blue',
      refunded: 'purple',
    });
    expect(new Set(bookingStatuses.map(getBookingStatusColour)).size).toBe(5);
  });

  it.each(['waiting', '', 'toString'])('BOOK-08 the unknown status %o looks pending', (status) =>
    expect(getBookingStatusColour(status)).toBe('yellow'),
  );

  it.each([
    ['paid', 'green', 'green'],
    ['pending', 'yellow', 'yellow'],
    ['unpaid', 'yellow', 'yellow'],
    ['anything', 'yellow', 'yellow'],
    ['failed', 'red', 'yellow'],
    ['refunded', 'red', 'yellow'],
  ])('BOOK-06 BOOK-07 XFER-42 %s is %s, on the transfer confirmation %s', (status, listed, confirmed) => {
    expect(getPaymentStatusColour(status)).toBe(listed);
    expect(getTransferPaymentColour(status)).toBe(confirmed);
  });

  it('BOOK-04 BOOK-05 only a cancelled booking has no actions', () => {
    expect(bookingStatuses.filter((status) => !hasActions(status))).toEqual(['cancelled']);
  });

  it.each([
    ['before it begins', { status: 'confirmed' }, '2030-03-10T05:59:59Z', null],
    ['when it begins', { status: 'confirmed' }, '2030-03-10T06:00:00Z', 'begun'],
    ['without a time, the day before', { status: 'confirmed', time: null }, '2030-03-09T19:59:59Z', null],
    ['without a time, when its day begins', { status: 'confirmed', time: null }, '2030-03-09T20:00:00Z', 'begun'],
    ['unpaid, after it has begun', { status: 'pending' }, '2030-03-10T06:00:00Z', null],
    ['with a used pass', { status: 'confirmed', hasUsedPass: true }, '2030-03-01T06:00:00Z', 'used'],
    ['cancelled', { status: 'cancelled' }, '2030-03-01T06:00:00Z', 'status'],
  ] as const)('a booking %s: what keeps its customer from cancelling it', (_, booking, now, obstacle) => {
    const { status, hasUsedPass = false, time = '10:00' } = { hasUsedPass: undefined, time: undefined, ...booking };
    const start = { date: '2030-03-10', time };
    expect(findCancellationObstacle({ status, hasUsedPass, start }, new Date(now))).toBe(obstacle);
  });

  it('GAP-30 only confirmed and pending bookings can be cancelled', () => {
    expect(bookingStatuses.filter(isCancellable)).toEqual(['confirmed', 'pending'] satisfies BookingStatus[]);
  });
});

describe('booking numbers', () => {
  it.each([
    ['tour', 'TB00000042'],
    ['activity', 'AB00000042'],
    ['ticket', 'EB00000042'],
    ['transfer', 'FT00000042'],
  ] as const)('GAP-29 a %s has a number like %s', (kind, number) => {
    expect(formatBookingNumber(kind, 42)).toBe(number);
    expect(parseBookingKind(number)).toBe(kind);
  });

  it('GAP-29 the number of a cruise request is no booking number', () => {
    expect(formatBookingNumber('cruise', 42)).toBe('CR00000042');
    expect(parseBookingKind('CR00000042')).toBeUndefined();
  });

  it.each(['42', 'AB0000042', 'AB000000042', 'ABx0000042', 'AB0000004x', 'XX00000042', ''])(
    'GAP-29 %o is no number',
    (text) => expect(parseBookingKind(text)).toBeUndefined(),
  );

  it.each([-1, 1.5, 100_000_000])('GAP-29 %d doesn’t fit in eight digits', (serial) =>
    expect(() => formatBookingNumber('tour', serial)).toThrow(new RangeError(`No serial: ${serial}`)),
  );

  it('XFER-46 only references that start with FT are transfers', () => {
    expect(['FT00000042', 'FT-1', 'AB00000042', 'xFT1'].map(isTransferReference)).toEqual([true, true, false, false]);
    expect(bookingKinds.filter((kind) => isTransferReference(formatBookingNumber(kind, 0)))).toEqual(['transfer']);
    expect(formatBookingNumber('transfer', 99_999_999)).toBe('FT99999999');
  });
});

describe('formatCancelFailure', () => {
  const responded = (status: number, body?: { detail?: string; message?: string } | null) =>
    formatCancelFailure({ kind: 'response', status, body });

  it.each([
    ['BOOK-20 401', responded(401, { detail: 'x' }), 'Session expired. Please log in again.'],
    ['BOOK-21 403', responded(403, { detail: 'x' }), 'You do not have permission to cancel this booking.'],
    ['BOOK-22 400 with a detail', responded(400, { detail: 'Already over' }), 'Already over'],
    ['BOOK-22 400', responded(400), 'Cannot cancel this booking. It may have already been processed or cancelled.'],
    ['BOOK-23 another status with a detail', responded(500, { detail: 'Down' }), 'Down'],
    ['BOOK-23 another status', responded(500, null), 'Failed to cancel booking. Please try again later.'],
    [
      'BOOK-24 no reply',
      formatCancelFailure({ kind: 'noResponse' }),
      'No response received from server. Please check your connection.',
    ],
    [
      'BOOK-25 anything else',
      formatCancelFailure({ kind: 'unexpected' }),
      'An unexpected error occurred. Please try again.',
    ],
    ['BOOK-26 no token', formatCancelFailure({ kind: 'noToken' }), 'Authentication required. Please log in.'],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

describe('formatVoucherItinerary', () => {
  it('BOOK-29 GAP-54 has five rows for a shorter tour', () => {
    expect(formatVoucherItinerary([{ title: 'Old Dubai' }, { title: null }], 5)).toEqual([
      'Day 1: Old Dubai',
      'Day 2: -',
      'Day 3: -',
      'Day 4: -',
      'Day 5: -',
    ]);
  });

  it('BOOK-29 GAP-54 has five rows for a longer tour, by its day numbers', () => {
    const days = [7, 6, 5, 4, 3, 2, 1].map((day) => ({ day_number: day, title: `Place ${day}` }));
    expect(formatVoucherItinerary(days, 5)).toEqual([1, 2, 3, 4, 5].map((day) => `Day ${day}: Place ${day}`));
  });

  it('BOOK-29 has five rows without a tour', () => expect(formatVoucherItinerary([], 5)).toHaveLength(5));

  it.each([
    [
      [{ title: 'Old Dubai' }, { title: null }],
      ['Day 1: Old Dubai', 'Day 2: -'],
    ],
    [[6, 5, 4, 3, 2, 1].map((day_number) => ({ day_number })), [1, 2, 3, 4, 5, 6].map((day) => `Day ${day}: -`)],
    [[], []],
  ])('QUIRK-20 has a row for each day of the tour when no number is fixed: %j', (days, rows) =>
    expect(formatVoucherItinerary(days, null)).toEqual(rows),
  );
});

it('CONST-24 CHECKOUT-45 the confirmation shows the sum of all parts', () => {
  const parts = [{ total_amount: '486.00' }, { total_amount: 300 }, { total_amount: null }, {}];
  expect(formatPrice(sumConfirmation(parts), '$')).toBe('$786.00');
});

it.each<[BookingStatus, readonly string[], boolean]>([
  ['confirmed', ['2030-03-04'], true],
  ['pending', ['2030-03-01', '2030-03-05'], true],
  ['confirmed', ['2030-03-03'], false],
  ['completed', ['2030-03-05'], false],
  ['cancelled', ['2030-03-05'], false],
  ['refunded', ['2030-03-05'], false],
])('E12 on 4 March, a %s booking of %s is unfinished: %s', (status, days, expected) => {
  expect(isUnfinished(status, days, '2030-03-04')).toBe(expected);
});

describe('getBookingPath', () => {
  it.each([
    ['an activity', 'AB00000042', '/booking-confirmation/AB00000042'],
    ['tickets', 'EB00000042', '/booking-confirmation/EB00000042'],
    ['a tour', 'TB00000042', '/customer/TB00000042/voucher'],
    ['a transfer', 'FT00000042', '/bookings/FT00000042'],
  ])('CHECKOUT-48 the page of %s is one that shows this kind', (_, number, path) =>
    expect(getBookingPath(number)).toBe(path),
  );
});
