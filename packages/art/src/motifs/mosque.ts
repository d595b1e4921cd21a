import { arches, dome, minaret } from '../figures/mosque.ts';
import { distantPalm, palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { rect, repeat, withReflection } from '../svg.ts';
import { water } from '../water.ts';

/** The great mosque: domes, four minarets, an arcade and all of it again in the pool. */
export const mosque: Motif = {
  setting: 'outdoor',
  sun: { x: 0.5, y: 0.32 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const floor = horizon + 110;
    const isNoon = stage.hour === 'noon';
    const stone = isDark ? mix(p.near, p.mid, 0.55) : mix(p.mid, p.cloth, isNoon ? 0.62 : 0.24);
    const shade = isDark ? p.near : mix(p.mid, isNoon ? p.cloth : p.near, isNoon ? 0.3 : 0.14);
    const building = [
      minaret(-330, 0, 1.22, shade, p.light),
      minaret(330, 0, 1.22, shade, p.light),
      minaret(-196, -20, 0.92, shade, p.light),
      minaret(196, -20, 0.92, shade, p.light),
      dome(-128, -84, 62, shade, p.light),
      dome(128, -84, 62, shade, p.light),
      rect(-170, -104, 340, 60, shade),
      dome(0, -112, 118, stone, p.light),
      rect(-122, -118, 244, 30, stone),
      repeat(7, (i) => dome(-216 + i * 72, -66, 22, stone, p.light)),
      rect(-360, -74, 720, 74, stone),
      rect(-360, -74, 720, 5, p.light, { opacity: 0.45 }),
      arches(-352, 0, 16, 44, 58, p.light, isDark ? 0.85 : 0.55),
      rect(-34, -100, 68, 100, stone),
      arches(-29, 0, 1, 58, 88, isDark ? p.light : p.near, 0.9),
    ].join('');
    return [
      rect(0, horizon + 20, width, 100, paint('mist')),
      repeat(Math.ceil(width / 130), (i) =>
        distantPalm(i * 130 + 30, floor, 0.5 + (i % 3) * 0.1, mix(p.mid, p.leaf, 0.5)),
      ),
      water(stage, floor, focus),
      withReflection(stage.id('mosque'), focus, floor, scale, building, 0.22),
      rect(0, height - 66, width, 66, paint('near')),
      rect(0, height - 66, width, 4, p.light, { opacity: 0.4 }),
      person(focus - 96, height - 30, 1.25, 'abaya', p),
      person(focus - 64, height - 28, 1.25, 'kandura', p),
      person(focus - 32, height - 26, 1.2, 'child', p),
      palm(focus + 300, height - 40, 1.15, p.ink),
    ].join('');
  },
};
