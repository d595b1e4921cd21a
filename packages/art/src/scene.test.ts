import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compositions, hours, motifs, renderScene, type SceneSpec } from './index.ts';
import { isWellFormed } from './isWellFormed.ts';

const specs: SceneSpec[] = motifs.flatMap((motif, at) =>
  compositions.flatMap((composition) => hours.map((hour) => ({ motif, hour, composition, seed: at + 1 }))),
);

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const references = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);

describe('renderScene', () => {
  it('renders equal pictures for equal specifications and different ones for different seeds', () => {
    for (const motif of motifs) {
      const spec: SceneSpec = { motif, hour: 'gold', composition: 'portrait', seed: 4 };
      expect(renderScene(spec)).toBe(renderScene(spec));
      expect(renderScene({ ...spec, seed: 5 }), motif).not.toBe(renderScene(spec));
    }
  });

  it.each(motifs)('renders %s as well-formed XML at every hour and composition, without text or links', (motif) => {
    for (const spec of specs.filter((one) => one.motif === motif)) {
      const svg = renderScene(spec);
      expect(isWellFormed(svg), JSON.stringify(spec)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
      expect(svg.length, JSON.stringify(spec)).toBeLessThanOrEqual(26_000);
    }
  });

  it('gives each scene unique ids, so that several can be inlined in one page', () => {
    const all = specs.map((spec) => renderScene(spec));
    const allIds = all.flatMap((svg) => [...new Set(ids(svg))]);
    expect(new Set(allIds).size).toBe(allIds.length);
    for (const svg of all) {
      expect(new Set(ids(svg)).size).toBe(ids(svg).length);
      expect(ids(svg)).toEqual(expect.arrayContaining(references(svg)));
    }
  });

  it.each([
    ['portrait', 800, 1000],
    ['wide', 1600, 900],
    ['square', 800, 800],
  ] as const)('renders %s at %i × %i', async (composition, width, height) => {
    const picture = sharp(Buffer.from(renderScene({ motif: 'skyline', hour: 'dusk', seed: 1, composition })));
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
  });

  it.each(hours)('makes the lower left of a wide scene at %s dark enough for white text', async (hour) => {
    for (const motif of ['skyline', 'dunes', 'creek', 'mosque', 'balloons', 'wadi', 'yacht'] as const) {
      const svg = renderScene({ motif, hour, seed: 3, composition: 'wide' });
      const small = await sharp(Buffer.from(svg)).resize(400).png().toBuffer();
      const corner = await sharp(small).extract({ left: 15, top: 140, width: 105, height: 65 }).png().toBuffer();
      const { channels } = await sharp(corner).stats();
      const luminance = relativeLuminance(channels.slice(0, 3).map(({ mean }) => mean));
      expect(1.05 / (luminance + 0.05), `${motif} ${hour}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

function relativeLuminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
