import fc from 'fast-check';
import type { Party, Travellers } from '../party/index.ts';
import type { ActivityChoice, ActivityFares, AddonChoice, TicketFares, TourChoice } from '../pricing/index.ts';

const million = 1_000_000_00;

/** Up to a million dirhams, in fils. */
export const anAmount = fc.integer({ min: 0, max: million });
export const anyAmount = fc.integer({ min: -million, max: million });

const aCount = fc.integer({ min: 0, max: 10 });

export const aParty: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  children: aCount,
  infants: aCount,
});

export const someTravellers: fc.Arbitrary<Travellers> = fc.record({
  adults: fc.integer({ min: 1, max: 40 }),
  children512: aCount,
  children25: aCount,
  infants: aCount,
});

/** Titles with colons, spaces and any other characters. */
const aTitle = fc.string({ minLength: 1, unit: 'binary' });

export const anAddon: fc.Arbitrary<AddonChoice> = fc.record({ title: aTitle, price: anAmount, quantity: aCount });

export const someFares: fc.Arbitrary<ActivityFares & { private: number }> = fc.record({
  adult: anAmount,
  child: anAmount,
  private: anAmount,
});

export const anActivityChoice: fc.Arbitrary<ActivityChoice> = fc.record({
  party: aParty,
  isPrivate: fc.boolean(),
  addons: fc.array(anAddon, { maxLength: 5 }),
});

const aPrice = fc.record({ name: fc.string(), price: anAmount });

export const aTourChoice: fc.Arbitrary<TourChoice> = fc.record({
  travellers: someTravellers,
  days: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 14 }),
      room: fc.option(aPrice, { nil: undefined }),
      vehicle: fc.option(aPrice, { nil: undefined }),
      activities: fc.array(aPrice, { maxLength: 3 }),
    }),
    { maxLength: 6 },
  ),
});

export const someTicketFares: fc.Arbitrary<TicketFares & { child: number }> = fc.record({
  adult: anAmount,
  child: anAmount,
  adjustment: anyAmount,
});

/** Dates from 1970 to 2099. */
export const aDate = fc
  .date({ min: new Date(0), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const anInstant = fc.date({
  min: new Date('1975-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

export const aTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'));
