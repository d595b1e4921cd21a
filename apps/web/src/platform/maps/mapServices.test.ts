import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeLegs } from './directions.ts';
import { loadTripMap } from './mapLibrary.ts';
import { mapServices } from './mapServices.ts';
import { findBounds, tripStart } from './tripView.ts';

const points = (count: number) => Array.from({ length: count }, (_, n) => ({ latitude: 25, longitude: 55 + n / 100 }));
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the maps service', () => {
  it('PLAN-34 API-78 with a token, requests directions and places from Mapbox', async () => {
    const requested: string[] = [];
    const { directions, geocode } = mapServices('pk.1', async (url) => {
      requested.push(String(url));
      return String(url).includes('directions')
        ? json({ routes: [{ legs: [{ distance: 12_340, duration: 1224 }] }] })
        : json({ features: [{ center: [55.3, 25.2] }] });
    });
    expect(await directions(points(2))).toEqual([{ km: 12.34, minutes: 20.4 }]);
    expect(await geocode('Al Seef')).toEqual({ latitude: 25.2, longitude: 55.3 });
    expect(requested[0]).toBe(
      'https://api.mapbox.com/directions/v5/mapbox/driving/55,25;55.01,25?access_token=pk.1&overview=false',
    );
    expect(requested[1]).toContain('/Al%20Seef.json?access_token=pk.1&country=ae');
  });

  it('PLAN-34 an unknown place has no coordinates', async () => {
    expect(await mapServices('pk.1', async () => json({ features: [] })).geocode('Atlantis')).toBeUndefined();
    expect(await mapServices('pk.1', async () => json('no')).geocode('Atlantis')).toBeUndefined();
  });

  it('PLAN-34 GAP-72 without a token, estimates distances and uses the gazetteer', async () => {
    const { directions, geocode } = mapServices('');
    const [leg] = await directions(points(2));
    expect(leg?.km).toBeCloseTo(1.31, 2);
    expect(await geocode('Hatta')).toEqual({ latitude: 24.7967, longitude: 56.1175 });
    expect(await geocode('A hotel in Dubai Marina')).toEqual({ latitude: 25.07, longitude: 55.14 });
    expect(await geocode('Atlantis')).toBeUndefined();
  });
});

describe('routeLegs', () => {
  const counting = () => {
    const calls: number[] = [];
    return {
      calls,
      directions: async (chunk: readonly unknown[]) => {
        calls.push(chunk.length - 1);
        return chunk.slice(1).map(() => ({ km: 1, minutes: 2 }));
      },
    };
  };

  it.each([
    [25, [24]],
    [30, [23, 6]],
    [48, [23, 23, 1]],
  ])('PLAN-25 PLAN-26 CONST-22 %i stops take calls of %j legs', async (count, expected) => {
    const { calls, directions } = counting();
    expect(await routeLegs(points(count), directions)).toHaveLength(count - 1);
    expect(calls).toEqual(expected);
  });

  it('estimates a chunk when the service fails', async () => {
    const { directions } = mapServices('pk.1', async () => json({ message: 'Not Authorized' }, 401));
    const legs = await routeLegs(points(3), directions);
    expect(legs).toHaveLength(2);
    expect(legs[0]?.km).toBeCloseTo(1.31, 2);
  });

  it('has no legs for one stop', async () => expect(await routeLegs(points(1), counting().directions)).toEqual([]));
});

describe('loadTripMap', () => {
  const Library = () => null;
  const later = (milliseconds: number) =>
    new Promise<{ default: typeof Library }>((done) => setTimeout(() => done({ default: Library }), milliseconds));
  /** Returns what loads, and after how many milliseconds. */
  async function load(loading: Promise<{ default: typeof Library }>) {
    const start = Date.now();
    const result = loadTripMap('', () => loading).catch((error: Error) => error.message);
    const timed = result.then((value) => [value, Date.now() - start] as const);
    await vi.advanceTimersByTimeAsync(60_000);
    return timed;
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('PLAN-28 polls every 100 ms', async () => {
    expect(await load(later(250))).toEqual([Library, 300]);
    expect(await load(later(9999))).toEqual([Library, 10_000]);
  });

  it.each([
    ['PLAN-28 times out after 10 s', () => later(10_001), 10_000],
    ['reports a failure at the next poll', () => Promise.reject(new Error('404')), 100],
  ])('%s', async (_, loading, after) => {
    expect(await load(loading())).toEqual(['The map library did not load', after]);
  });
});

describe('the viewport of a trip', () => {
  it('PLAN-24 starts at Dubai, zoom 10', () => {
    expect(tripStart).toEqual({ centre: [55.2708, 25.2048], zoom: 10 });
  });

  it('shows all stops', () => {
    expect(
      findBounds([
        { latitude: 25, longitude: 55 },
        { latitude: 24, longitude: 56 },
      ]),
    ).toEqual([
      [55, 24],
      [56, 25],
    ]);
    expect(findBounds([])).toBeUndefined();
  });
});
