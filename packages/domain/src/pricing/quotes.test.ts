import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAmount, someTicketFares } from '../testing/arbitraries.ts';
import { getSlotPrice, quoteCruise, quoteTicket, quoteTransfer } from './index.ts';

const fares = { adult: 100_00, child: 60_00, adjustment: 20_00 };

describe('quoteTicket', () => {
  it.each([
    ['CONST-15 TICKET-34 a slot can cost more', getSlotPrice(100_00, 20_00), 120_00],
    ['CONST-15 a slot can cost less', getSlotPrice(100_00, -10_00), 90_00],
    ['CONST-15 but never less than zero', getSlotPrice(10_00, -20_00), 0],
    ['CONST-16 the adjustment is for adults only', quoteTicket(fares, { adults: 2, children: 1 }).total, 300_00],
    [
      'TICKET-33 no child price is needed without children',
      quoteTicket({ ...fares, child: null }, { adults: 1, children: 0 }).total,
      120_00,
    ],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));

  it('TICKET-40 lists the lines of the price', () => {
    expect(quoteTicket(fares, { adults: 2, children: 1 }).lines).toEqual([
      { kind: 'adults', count: 2, amount: 240_00 },
      { kind: 'children', count: 1, amount: 60_00 },
    ]);
  });

  it('TICKET-33 rejects children if no child ticket is sold', () => {
    expect(() => quoteTicket({ ...fares, child: null }, { adults: 1, children: 1 })).toThrow(
      new RangeError('This ticket is not sold for children'),
    );
  });

  it('CONST-16 is never negative', () => {
    fc.assert(
      fc.property(someTicketFares, fc.nat(20), fc.nat(20), (anyFares, adults, children) => {
        const { lines, total } = quoteTicket(anyFares, { adults, children });
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBe(lines.reduce((all, line) => all + line.amount, 0));
      }),
    );
  });
});

describe('prices of tickets', () => {
  const aCount = fc.nat(30);

  it('CONST-15 CONST-16 equal the sum of each person’s price', () => {
    fc.assert(
      fc.property(someTicketFares, aCount, aCount, (fares, adults, children) => {
        const each = fares.adult + fares.adjustment > 0 ? fares.adult + fares.adjustment : 0;
        const oneByOne = [...Array(adults).fill(each), ...Array(children).fill(fares.child)];
        expect(quoteTicket(fares, { adults, children }).total).toBe(oneByOne.reduce((all, amount) => all + amount, 0));
      }),
    );
  });

  it('CONST-16 are the same for two parties combined and apart', () => {
    fc.assert(
      fc.property(someTicketFares, aCount, aCount, aCount, aCount, (fares, adults, children, more, moreChildren) => {
        const together = quoteTicket(fares, { adults: adults + more, children: children + moreChildren }).total;
        const apart = [
          quoteTicket(fares, { adults, children }),
          quoteTicket(fares, { adults: more, children: moreChildren }),
        ];
        expect(together).toBe(apart.reduce((all, { total }) => all + total, 0));
      }),
    );
  });

  it('CONST-16 a slot doesn’t change the child price', () => {
    fc.assert(
      fc.property(someTicketFares, aCount, (fares, children) => {
        const plain = quoteTicket({ ...fares, adjustment: 0 }, { adults: 0, children }).total;
        expect(quoteTicket(fares, { adults: 0, children }).total).toBe(plain);
      }),
    );
  });

  it('CONST-15 TICKET-34 the price grows with the adjustment', () => {
    fc.assert(
      fc.property(
        anAmount,
        fc.integer({ min: -1_000_00, max: 1_000_00 }),
        fc.nat(1_000_00),
        (adult, adjustment, more) => {
          expect(getSlotPrice(adult, adjustment + more)).toBeGreaterThanOrEqual(getSlotPrice(adult, adjustment));
        },
      ),
    );
  });
});

describe('quoteTransfer', () => {
  it('GAP-38 a price between zones replaces both other prices, and a return doubles it', () => {
    const fares = { perKm: 2_50, price: 80_00, zonePrice: 70_00 };
    expect(quoteTransfer(fares, { distanceKm: 40, isReturn: true }).total).toBe(140_00);
    expect(quoteTransfer({ ...fares, perKm: null }, { distanceKm: 40, isReturn: false }).total).toBe(70_00);
    expect(quoteTransfer({ ...fares, zonePrice: undefined }, { distanceKm: 40, isReturn: false }).total).toBe(100_00);
  });

  const van = { perKm: 2_50, price: 80_00 };

  it.each([
    ['CONST-17 by the kilometre', quoteTransfer(van, { distanceKm: 40, isReturn: false }).total, 100_00],
    [
      'CONST-18 XFER-37 a return doubles the price',
      quoteTransfer(van, { distanceKm: '40.0', isReturn: true }).total,
      200_00,
    ],
    [
      'GAP-38 without a rate, the fixed price',
      quoteTransfer({ price: 80_00 }, { distanceKm: 40, isReturn: false }).total,
      80_00,
    ],
    [
      'GAP-38 a null rate means the fixed price',
      quoteTransfer({ perKm: null, price: 80_00 }, { distanceKm: 40, isReturn: true }).total,
      160_00,
    ],
    [
      'GAP-38 a rate of zero is free',
      quoteTransfer({ perKm: 0, price: 80_00 }, { distanceKm: 40, isReturn: true }).total,
      0,
    ],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));

  it('XFER-37 lists the outward journey and the return', () => {
    expect(quoteTransfer(van, { distanceKm: 40, isReturn: true }).lines).toEqual([
      { kind: 'outward', amount: 100_00 },
      { kind: 'return', amount: 100_00 },
    ]);
    expect(quoteTransfer(van, { distanceKm: 40, isReturn: false }).lines).toHaveLength(1);
  });

  it('CONST-18 the return costs the same as the outward journey', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 5000 }), (perKm, hectometres) => {
        const distance = { distanceKm: hectometres / 10 };
        const outward = quoteTransfer({ perKm, price: 0 }, { ...distance, isReturn: false }).total;
        expect(quoteTransfer({ perKm, price: 0 }, { ...distance, isReturn: true }).total).toBe(2 * outward);
        expect(
          quoteTransfer({ perKm, price: 0 }, { distanceKm: String(hectometres / 10), isReturn: false }).total,
        ).toBe(outward);
      }),
    );
  });
});

describe('quoteCruise', () => {
  it.each([
    [1200_00, 3, 3600_00],
    [2000_00, 25, 50_000_00],
    [350_00, 10, 3500_00],
    [900_00, 40, 36_000_00],
  ])('CONST-19 CRUISE-12 %i fils for %i guests is %i', (price, guests, total) =>
    expect(quoteCruise(price, guests)).toEqual({ lines: [{ kind: 'guests', count: guests, amount: total }], total }),
  );
});
