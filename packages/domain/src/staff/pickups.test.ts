import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPeople } from '../party/index.ts';
import { countDrivers, listPickupAreas, selectDriver, sumParties } from './index.ts';

const party = (pickup_area: string | null, adults = 2) => ({ adults, children: 1, infants: 0, pickup_area });
const createDeparture = (
  id: string,
  drivers: Readonly<Record<string, string | null>>,
  parties: ReturnType<typeof party>[],
) => ({
  id,
  ...sumParties(parties),
  pickups: Object.entries(drivers).map(([pickup_area, driver]) => ({ pickup_area, driver })),
  parties,
});

const safari = createDeparture('safari', { dubai: 'Rashid', sharjah: null }, [
  party('dubai'),
  party('sharjah', 4),
  party('dubai', 1),
  party(null),
]);
const cruise = createDeparture('cruise', { dubai: 'Imran' }, [party('dubai')]);

test('drivers are assigned to pickups, rides and days of tours, each area once', () => {
  const parties = ['dubai', null, 'sharjah', 'dubai'].map((pickupArea) => ({ pickupArea }));
  expect(listPickupAreas({ kind: 'activity', parties })).toEqual(['dubai', 'sharjah']);
  expect(listPickupAreas({ kind: 'ticket', parties: [{ pickupArea: null }] })).toEqual([]);
  expect(listPickupAreas({ kind: 'tour', parties: [{ pickupArea: null }] })).toEqual([null]);
});

test('a driver’s list has only the driver’s parties, and counts only them', () => {
  expect(selectDriver([safari, cruise], 'Rashid')).toEqual([
    {
      id: 'safari',
      adults: 3,
      children: 2,
      infants: 0,
      pickups: [{ pickup_area: 'dubai', driver: 'Rashid' }],
      parties: [party('dubai'), party('dubai', 1)],
    },
  ]);
  expect(selectDriver([safari, cruise], null)).toMatchObject([{ id: 'safari', adults: 4, children: 1 }]);
  expect(selectDriver([safari, cruise], 'rashid')).toEqual([]);
});

test('the drivers of a day are listed by name, what has none last', () => {
  expect(countDrivers([safari, cruise])).toEqual([
    { driver: 'Imran', pickups: 1, people: 3 },
    { driver: 'Rashid', pickups: 1, people: 5 },
    { driver: null, pickups: 1, people: 5 },
  ]);
  expect(countDrivers([cruise])).toHaveLength(1);
});

test('everyone with a pickup is counted once', () => {
  const areas = fc.constantFrom('dubai', 'sharjah', 'ajman');
  const day = fc.array(
    fc.array(fc.tuple(areas, fc.nat(9)), { minLength: 1 }).chain((rows) =>
      fc
        .array(fc.constantFrom('Rashid', 'Imran', null), { minLength: 3, maxLength: 3 })
        .map(([dubai = null, sharjah = null, ajman = null]) =>
          createDeparture(
            'd',
            Object.fromEntries(
              Object.entries({ dubai, sharjah, ajman }).filter(([area]) => rows.some(([of]) => of === area)),
            ),
            rows.map(([area, adults]) => party(area, adults)),
          ),
        ),
    ),
  );
  fc.assert(
    fc.property(day, (departures) => {
      const people = countDrivers(departures).reduce((sum, totals) => sum + totals.people, 0);
      expect(people).toBe(countPeople(sumParties(departures)));
    }),
  );
});
