import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../src/platform/maps/gazetteer.ts';
import { readLand } from './coastline.ts';

type Point = readonly [longitude: number, latitude: number];

const land = readLand();

/** Counts how often a line to the east crosses the ring. */
function isWithin(ring: readonly Point[], [longitude, latitude]: Point): boolean {
  let within = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}

const isOnLand = (longitude: number, latitude: number): boolean =>
  land.coordinates.some(([ring]) => isWithin(ring!, [longitude, latitude]));

/** Natural Earth 1:10m is exact to about 2 km. */
const isNearLand = (longitude: number, latitude: number): boolean =>
  [-0.02, 0, 0.02].some((east) => [-0.02, 0, 0.02].some((north) => isOnLand(longitude + east, latitude + north)));

describe('ACT-07 the coastline', () => {
  // Natural Earth doesn't have the island.
  const places = gazetteer.filter(({ name }) => name !== 'Palm Jumeirah');

  it.each(places.map(({ name, longitude, latitude }) => [name, longitude, latitude] as const))(
    'has %s on land',
    (_, longitude, latitude) => expect(isOnLand(longitude, latitude)).toBe(true),
  );

  it.each([
    ['Burj Khalifa', 55.2744, 25.1972],
    ['Sheikh Zayed Grand Mosque', 54.475, 24.4128],
    ['Louvre Abu Dhabi', 54.3985, 24.5337],
    ['Ferrari World', 54.607, 24.4837],
    ['Jebel Jais', 56.1, 25.94],
    ['Hatta Dam', 56.11, 24.78],
    ['Jebel Hafeet', 55.778, 24.0585],
    ['Liwa, Moreeb Dune', 53.78, 22.98],
    ['Al Fahidi', 55.3, 25.263],
    ['Sharjah, Al Noor Island', 55.39, 25.34],
    ['Fujairah Fort', 56.336, 25.137],
  ])('has %s on land or within 2 km of it', (_, longitude, latitude) =>
    expect(isNearLand(longitude, latitude)).toBe(true),
  );

  it.each([
    ['off Jumeirah', 55.15, 25.21],
    ['off Abu Dhabi', 54.25, 24.6],
    ['in the Gulf of Oman', 56.7, 25.2],
    ['in the Strait of Hormuz', 56.4, 26.6],
    ['off Ras Al Khaimah', 55.7, 25.9],
    ['in the Gulf', 53.5, 25.4],
  ])('has sea %s', (_, longitude, latitude) => expect(isOnLand(longitude, latitude)).toBe(false));

  it('consists of closed rings within the bounds, with less than 50 kB of JSON', () => {
    for (const ring of land.coordinates.flat()) expect(ring.at(-1)).toEqual(ring[0]);
    for (const [longitude, latitude] of land.coordinates.flat(2)) {
      expect(longitude).toBeGreaterThanOrEqual(47);
      expect(longitude).toBeLessThanOrEqual(60);
      expect(latitude).toBeGreaterThanOrEqual(20);
      expect(latitude).toBeLessThanOrEqual(29);
    }
    expect(JSON.stringify(land).length).toBeLessThan(50_000);
  });
});
