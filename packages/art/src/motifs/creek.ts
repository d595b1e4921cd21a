import { abra, dhow } from '../figures/boat.ts';
import { dome, minaret } from '../figures/mosque.ts';
import { person } from '../figures/person.ts';
import { oldTown, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** The creek: wind towers on the far bank, a dhow under sail, an abra full of people. */
export const creek: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const shore = horizon + 10;
    const quay = height - 78;
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 190, fill: paint('far'), centre: focus - 160 }),
      rect(0, shore - 90, width, 92, paint('mist')),
      minaret(focus - 196, shore, 0.82, p.mid, p.light),
      dome(focus - 128, shore - 34, 46, p.mid, p.light),
      oldTown(stage, shore, -20, width + 30, p.mid, p.near),
      water(stage, shore, focus + 60),
      dhow(focus + 110 * scale, shore + 140 * scale, 1.25 * scale, p),
      abra(focus - 150 * scale, shore + 215 * scale, 1.35 * scale, p),
      dhow(focus - 270 * scale, shore + 52, 0.42, p),
      rect(0, quay, width, 78, paint('near')),
      rect(0, quay, width, 4, p.light, { opacity: 0.35 }),
      crates(focus + 150, quay + 6, p.mid, p.accent, p.ink),
      person(focus + 100, quay + 34, 1.2, 'kandura', p),
      person(focus - 250, quay + 36, 1.2, 'traveller', p),
    ].join('');
  },
};

const crates = (x: number, y: number, wood: string, band: string, ink: string) =>
  place(
    x,
    y,
    1,
    rect(0, -34, 46, 34, wood) +
      rect(50, -44, 58, 44, wood) +
      rect(16, -66, 44, 32, wood) +
      path('M122 0 C116 -20 120 -34 132 -36 C146 -36 150 -18 144 0 Z', band) +
      repeat(3, (i) => stroke([`M0 -17 h46`, 'M50 -22 h58', 'M16 -50 h44'][i] ?? '', ink, 2, { opacity: 0.45 })),
  );
