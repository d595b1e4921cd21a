import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingKinds, bookingStatuses, formatBookingNumber } from '../booking/index.ts';
import { addDays, toTimeOfDay } from '../dates/index.ts';
import {
  decodePass,
  encodePass,
  findStatedPass,
  formatPassNumber,
  getPassStatus,
  listPasses,
  type PassPayload,
} from './index.ts';
import { passKinds } from './pass.ts';

const line = {
  title: 'Evening Desert Safari',
  date: '2030-03-02',
  time: '15:00',
  quantity: 1,
  adults: 2,
  children: 1,
  infants: 1,
  activity: { id: '101' },
  ticket: null,
  tour: null,
};
const transfer = {
  booking_type: 'transfer',
  vehicle_name: 'Toyota Camry or similar',
  booking_date: '2030-03-01',
  booking_time: '14:30',
  return_journey: false,
  return_date: null,
  return_time: null,
} as const;

describe('the passes of a booking', () => {
  it('are one for each traveller, in one order', () => {
    const passes = listPasses({ booking_type: 'activity', cart_items: [line] });
    expect(passes.map(({ ordinal, kind }) => [ordinal, kind])).toEqual([
      [1, 'adult'],
      [2, 'adult'],
      [3, 'child'],
      [4, 'infant'],
    ]);
    expect(passes[0]).toEqual({
      ordinal: 1,
      productId: '101',
      title: 'Evening Desert Safari',
      date: '2030-03-02',
      time: '15:00',
      kind: 'adult',
    });
  });

  it('count on over the lines, each for its own product', () => {
    const other = { ...line, activity: null, tour: { id: '301' }, adults: 1, children: 0, infants: 0 };
    const passes = listPasses({ booking_type: 'tour', cart_items: [line, other] });
    expect(passes.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4, 5]);
    expect(passes[4]?.productId).toBe('301');
  });

  it.each([
    [{ adults: 2, children: 1, quantity: 3 }, ['adult', 'adult', 'child']],
    [{ adults: 0, children: 0, quantity: 2 }, ['adult', 'adult']],
    [{ adults: 0, children: 1, quantity: 2 }, ['adult', 'child']],
  ])('of tickets are as many as were bought: %j', (bought, kinds) => {
    const ticket = { ...line, activity: null, ticket: { id: '201' }, infants: 0, ...bought };
    const passes = listPasses({ booking_type: 'ticket', cart_items: [ticket] });
    expect(passes.map(({ kind, productId }) => [productId, kind])).toEqual(kinds.map((kind) => ['201', kind]));
  });

  it('of a transfer are one for each ride', () => {
    const there = { productId: 'transfer', title: 'Transfer: Toyota Camry or similar', kind: 'ride' };
    expect(listPasses(transfer)).toEqual([{ ...there, ordinal: 1, date: '2030-03-01', time: '14:30' }]);
    const both = { ...transfer, return_journey: true, return_date: '2030-03-05', return_time: null };
    expect(listPasses(both)[1]).toEqual({ ...there, ordinal: 2, date: '2030-03-05', time: null });
    expect(listPasses({ ...both, return_date: null })).toHaveLength(1);
    expect(listPasses({ ...both, return_journey: false })).toHaveLength(1);
  });

  it('of a line without a known product have no product', () => {
    expect(listPasses({ booking_type: 'activity', cart_items: [{ ...line, activity: null }] })[0]?.productId).toBe('');
  });
});

it('a pass admits unless its booking is cancelled or waits for its payment', () => {
  expect(bookingStatuses.map((status) => [status, getPassStatus(status)])).toEqual([
    ['confirmed', 'valid'],
    ['pending', 'unpaid'],
    ['cancelled', 'cancelled'],
    ['completed', 'valid'],
    ['refunded', 'cancelled'],
  ]);
  expect(formatPassNumber('AB12345678', 2)).toBe('AB12345678-2');
});

it('a code states a pass of its booking, unless that was changed', () => {
  const passes = listPasses({ booking_type: 'activity', cart_items: [line] });
  const stated = { keyId: 1, bookingNumber: 'AB12345678', ordinal: 3, productId: '101', kind: 'child' } as const;
  const ofLine = { ...stated, date: line.date, time: line.time };
  expect(findStatedPass(ofLine, passes)).toBe(passes[2]);
  const changed = [
    { ordinal: 9 },
    { productId: '102' },
    { date: '2030-03-03' },
    { time: null },
    { kind: 'adult' },
  ] as const;
  for (const change of changed) expect(findStatedPass({ ...ofLine, ...change }, passes)).toBeUndefined();
});

const aPass: fc.Arbitrary<PassPayload> = fc.record({
  keyId: fc.integer({ min: 0, max: 0xffff_ffff }),
  bookingNumber: fc
    .tuple(fc.constantFrom(...bookingKinds), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([kind, serial]) => formatBookingNumber(kind, serial)),
  ordinal: fc.integer({ min: 1, max: 0xffff }),
  productId: fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
  date: fc.integer({ min: 0, max: 0xffff }).map((days) => addDays('2020-01-01', days)),
  time: fc.option(fc.integer({ min: 0, max: 1439 }).map(toTimeOfDay)),
  kind: fc.constantFrom(...passKinds),
});

describe('the payload of a code', () => {
  const pass: PassPayload = {
    keyId: 0x01020304,
    bookingNumber: 'EB20481206',
    ordinal: 258,
    productId: '201',
    date: '2030-03-03',
    time: '17:30',
    kind: 'child',
  };

  it('has the documented layout', () => {
    expect(Buffer.from(encodePass(pass)).toString('hex')).toBe('010102030405013884b601020e82041a323031');
  });

  it('is decoded to what was encoded', () => {
    fc.assert(
      fc.property(aPass, (any) => {
        expect(decodePass(encodePass(any))).toEqual(any);
      }),
    );
  });

  it('has one encoding: what is decoded encodes to the same bytes, and anything else is rejected', () => {
    const someBytes = fc.uint8Array({ maxLength: 90 });
    const changed = fc.tuple(aPass, fc.nat(), fc.nat(255)).map(([any, at, byte]) => {
      const bytes = encodePass(any);
      bytes[at % bytes.length] = byte;
      return bytes;
    });
    fc.assert(
      fc.property(fc.oneof(someBytes, changed), (bytes) => {
        const decoded = decodePass(bytes);
        if (decoded) expect([...encodePass(decoded)]).toEqual([...bytes]);
      }),
      { numRuns: 2000 },
    );
  });

  const change = (at: number, ...values: number[]): Uint8Array => {
    const bytes = encodePass(pass);
    bytes.set(values, at);
    return bytes;
  };
  it.each([
    ['another version', change(0, 2)],
    ['an unknown kind of booking', change(5, bookingKinds.length * passKinds.length)],
    ['a serial of nine digits', change(6, 0x05, 0xf5, 0xe1, 0x00)],
    ['no ordinal', change(10, 0, 0)],
    ['a minute after midnight', change(14, 0x05, 0xa0)],
    ['another character in the product', change(16, 0x20)],
    ['no product', encodePass(pass).subarray(0, 16)],
    ['too long a product', new Uint8Array([...encodePass(pass), ...Array.from({ length: 62 }, () => 0x31)])],
  ])('is rejected with %s', (_, bytes) => expect(decodePass(bytes)).toBeNull());

  it('is decoded from a part of a buffer', () => {
    const bytes = encodePass(pass);
    expect(decodePass(new Uint8Array([9, 9, ...bytes, 9]).subarray(2, 2 + bytes.length))).toEqual(pass);
  });

  it.each([
    { bookingNumber: 'CR00000001' },
    { ordinal: 0 },
    { ordinal: 65_536 },
    { productId: '' },
    { productId: 'a b' },
    { date: '2019-12-31' },
    { date: '2199-06-07' },
    { date: 'soon' },
  ])('can’t be made of %j', (wrong) => expect(() => encodePass({ ...pass, ...wrong })).toThrow(RangeError));
});
