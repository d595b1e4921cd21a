import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, clusterPoints } from './clusterPoints.ts';

const emirates: Box = [51, 22, 57, 27];
const point = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });

const near = [point('creek', 25.26, 55.3), point('souk', 25.265, 55.305), point('liwa', 23.1, 53.8)];

describe('clusters', () => {
  it('join close points and separate at a higher zoom level', () => {
    const clustersAt = clusterPoints(near);
    const [pair] = clustersAt(emirates, 6).filter(({ ids }) => ids.length > 1);
    expect(pair?.ids.toSorted()).toEqual(['creek', 'souk']);
    const { zoom = 0, parts = [] } = pair?.separation ?? {};
    expect(clustersAt(emirates, zoom).every(({ ids }) => ids.length === 1)).toBe(true);
    expect(clustersAt(emirates, zoom - 1).some(({ ids }) => ids.length > 1)).toBe(true);
    expect(parts).toHaveLength(2);
  });

  it('separate into their parts, the largest first', () => {
    const three = [point('alone', 25.3, 55.4), point('one', 25.1, 55.1), point('other', 25.1, 55.1)];
    const [all] = clusterPoints(three)(emirates, 5);
    expect(all?.separation?.parts[0]?.longitude).toBeCloseTo(55.1);
    expect(all?.separation?.parts[1]?.longitude).toBeCloseTo(55.4);
  });

  it('never separate points at the same place', () => {
    const [both] = clusterPoints([point('one', 25, 55), point('other', 25, 55)])(emirates, 20);
    expect(both?.ids).toHaveLength(2);
    expect(both?.separation?.zoom).toBeGreaterThan(20);
  });

  it('contain each point of the rectangle once, at each zoom level', () => {
    const somewhere = fc.record({
      latitude: fc.double({ min: 22.5, max: 26.5, noNaN: true }),
      longitude: fc.double({ min: 51.5, max: 56.5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(somewhere, { maxLength: 40 }), fc.integer({ min: 4, max: 14 }), (places, zoom) => {
        const points = places.map((place, index) => ({ ...place, id: String(index) }));
        const ids = clusterPoints(points)(emirates, zoom).flatMap((cluster) => cluster.ids);
        expect(ids.toSorted()).toEqual(points.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('leave out what is outside the rectangle', () => {
    expect(clusterPoints(near)([53, 22.5, 54.5, 24], 9).flatMap(({ ids }) => ids)).toEqual(['liwa']);
  });
});
