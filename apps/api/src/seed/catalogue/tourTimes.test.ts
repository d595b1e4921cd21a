import { describe, expect, test } from 'vitest';
import { createDayItinerary } from '../../catalogue/dayItinerary.ts';
import { readCatalogue } from './readCatalogue.ts';

const { tours, hotels, mealTypes } = readCatalogue();
const getHotel = (slug: string | undefined) => hotels.find((hotel) => hotel.slug === slug) ?? null;

const days = tours.flatMap(({ slug, days: all }) =>
  all.map((day, index) => ({
    day,
    name: `${slug}, day ${index + 1}`,
    hotel: getHotel(day.stay?.hotel),
    before: getHotel(all[index - 1]?.stay?.hotel),
    items: createDayItinerary({
      day: { ...day, transfers: day.transfers.map((ride) => ({ ...ride, id: '', vehicleName: null })) },
      hotel: getHotel(day.stay?.hotel),
      meals: day.meals.map((meal) => ({ id: meal, name: mealTypes.find(({ slug: one }) => one === meal)!.name })),
    }),
  })),
);

describe.each(days)('TOUR-15 $name', ({ day, hotel, before, items }) => {
  const at = (detail: string, kind: string) => items.findIndex((item) => item.kind === kind && item.detail === detail);
  const programme = at(day.title, 'activity');

  test('lists each part once, in order of time', () => {
    expect(items.map(({ time }) => time)).toEqual(items.map(({ time }) => time).toSorted());
    expect(items.filter(({ kind }) => kind === 'pickup').length).toBe(
      day.transfers.length + day.transfers.filter(({ returnsAt }) => returnsAt).length,
    );
    expect(items.filter(({ kind }) => kind === 'meal').length).toBe(day.meals.length);
  });

  test('has nothing between a pickup and its drop-off', () => {
    for (const [index, { kind, detail }] of items.entries()) {
      if (kind !== 'pickup') continue;
      expect(items[index + 1]?.kind, detail).toBe('dropoff');
      expect(items[index + 1]!.time > items[index]!.time, detail).toBe(true);
    }
  });

  test('arrives before the programme, and leaves for home after it', () => {
    for (const { fromLocation, toLocation, returnsAt } of day.transfers) {
      const isHome = hotel === null && fromLocation === day.transfers.at(-1)!.fromLocation;
      if (isHome) expect(items.findLastIndex(({ detail }) => detail === fromLocation)).toBeGreaterThan(programme);
      else expect(at(toLocation, 'dropoff')).toBeLessThan(programme);
      if (returnsAt) expect(at(toLocation, 'pickup')).toBeGreaterThan(programme);
    }
  });

  test('ends in its hotel, or with the journey home', () => {
    expect(items.filter(({ kind }) => kind === 'hotel').map(({ detail }) => detail)).toEqual(hotel ? [hotel.name] : []);
    if (hotel) expect(items.at(-1)!.kind).toBe('hotel');
    else expect(items.at(-1)).toMatchObject({ kind: 'dropoff', detail: day.transfers.at(-1)!.toLocation });
  });

  test('calls a ride a round trip only if it has a time to return', () => {
    for (const { transferType, toLocation, returnsAt } of day.transfers) {
      expect(toLocation).not.toMatch(/and back|\bvia\b/);
      if (/round trip|desert drive/i.test(transferType)) expect(returnsAt, toLocation).toBeDefined();
    }
  });

  test('has rides only from the last hotel and to the next', () => {
    const named = (place: string) => hotels.filter(({ name }) => place.includes(name)).map(({ slug }) => slug);
    for (const { fromLocation, toLocation } of day.transfers)
      for (const slug of [...named(fromLocation), ...named(toLocation)])
        expect([before?.slug, hotel?.slug]).toContain(slug);
  });
});
