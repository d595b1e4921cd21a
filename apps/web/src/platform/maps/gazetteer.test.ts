import { describe, expect, it } from 'vitest';
import { land } from './coast.ts';
import { gazetteer } from './gazetteer.ts';

type Point = readonly [longitude: number, latitude: number];

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

describe('ACT-07 the map', () => {
  it.each(gazetteer.map(({ name, longitude, latitude }) => [name, longitude, latitude] as const))(
    'has %s on land',
    (_, longitude, latitude) => expect(isOnLand(longitude, latitude)).toBe(true),
  );

  it.each([
    ['Burj Khalifa', 55.2744, 25.1972],
    ['Atlantis, The Palm', 55.1171, 25.1304],
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
  ])('has %s on land', (_, longitude, latitude) => expect(isOnLand(longitude, latitude)).toBe(true));

  it.each([
    ['off Jumeirah', 55.15, 25.21],
    ['off Abu Dhabi', 54.25, 24.6],
    ['in the Gulf of Oman', 56.7, 25.2],
    ['in the Strait of Hormuz', 56.4, 26.6],
    ['off Ras Al Khaimah', 55.7, 25.9],
    ['in the Gulf', 53.5, 25.4],
  ])('has sea %s', (_, longitude, latitude) => expect(isOnLand(longitude, latitude)).toBe(false));

  it('stays small: a few hundred points', () => {
    expect(land.coordinates.flat(2).length).toBeLessThan(500);
  });
});
