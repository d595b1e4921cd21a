import { lantern } from '../figures/lantern.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

const arch = (half: number, spring: number, top: number) =>
  `M-1400 700 V-900 H1400 V700 Z M${-half} 700 V${spring} C${-half} ${spring - 120} -60 ${top + 50} 0 ${top} C60 ${top + 50} ${half} ${spring - 120} ${half} ${spring} V700 Z`;

/** An alley under pointed arches, lanterns above and stalls on both sides, open to the evening at its end. */
export const souk: Motif = {
  setting: 'outdoor',
  sun: { x: 0.5, y: 0.5 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, random } = stage;
    const wall = (depth: number) => mix(p.near, p.far, depth);
    const lamps = (
      [
        [-214, -190, 0.95],
        [-112, -262, 0.66],
        [8, -120, 0.5],
        [118, -226, 0.78],
        [222, -168, 1.05],
      ] as const
    )
      .map(([x, y, size]) => lantern(x, y + random.between(-14, 14), size, p, paint('lamp'), 560))
      .join('');
    return place(
      focus,
      horizon,
      scale,
      [
        rect(-1400, 20, 2800, 700, mix(p.haze, p.mid, 0.3)),
        path('M-70 22 L70 22 L330 700 H-330 Z', p.light, { opacity: 0.4 }),
        path(arch(120, -60, -190), wall(0.75), { 'fill-rule': 'evenodd' }),
        person(-22, 62, 0.62, 'abaya', p),
        person(14, 64, 0.64, 'kandura', p),
        path(arch(190, -110, -300), wall(0.48), { 'fill-rule': 'evenodd' }),
        stall(-226, 150, 0.9, p.coral, p.cloth, p.near),
        stall(226, 150, 0.9, p.cool, p.cloth, p.near),
        path(arch(272, -150, -420), wall(0.18), { 'fill-rule': 'evenodd' }),
        path(
          'M-272 700 V-150 C-272 -270 -60 -370 0 -420 C60 -370 272 -270 272 -150 V700 H260 V-148 C260 -260 60 -352 0 -402 C-60 -352 -260 -260 -260 -148 V700 Z',
          p.light,
          { opacity: 0.25 },
        ),
        repeat(14, (i) => rect(i < 7 ? -392 : 300, -330 + (i % 7) * 84, 92, 3, p.ink, { opacity: 0.25 })),
        sacks(-300, 250, [p.accent, p.coral, p.leaf], mix(p.mid, p.cloth, 0.4), p.ink),
        sacks(150, 262, [p.coral, p.accent, p.cool], mix(p.mid, p.cloth, 0.4), p.ink),
        person(-58, 236, 1.55, 'traveller', p),
        person(66, 180, 1.2, 'kandura', p),
        rect(-1400, 338, 2800, 400, paint('near')),
        rect(-1400, 338, 2800, 4, p.light, { opacity: 0.3 }),
        lamps,
      ].join(''),
    );
  },
};

const stall = (x: number, y: number, scale: number, a: string, b: string, wood: string) =>
  place(
    x,
    y,
    scale,
    rect(-80, -60, 160, 60, wood) +
      path('M-96 -150 H96 L84 -118 H-84 Z', a) +
      repeat(4, (i) => path(`M${-72 + i * 48} -150 h24 l-3 32 h-22 Z`, b)) +
      repeat(6, (i) => circle(-62 + i * 25, -66, 13, i % 2 ? a : b)),
  );

const sacks = (x: number, y: number, spices: readonly string[], cloth: string, ink: string) =>
  repeat(3, (i) =>
    place(
      x + i * 74,
      y + (i % 2) * 22,
      1,
      path('M-34 0 C-46 40 -44 78 -32 90 H32 C44 78 46 40 34 0 Z', cloth) +
        path('M-34 2 C-20 -30 -8 -46 0 -50 C8 -46 20 -30 34 2 Z', spices[i] ?? cloth) +
        ellipse(0, 2, 35, 8, cloth) +
        path('M-28 1 C-18 -24 -8 -40 0 -44 C8 -40 18 -24 28 1 C14 6 -14 6 -28 1 Z', spices[i] ?? cloth) +
        stroke('M-38 44 q38 14 76 0', ink, 2, { opacity: 0.18 }),
    ),
  );
