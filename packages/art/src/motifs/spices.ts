import { lantern } from '../figures/lantern.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, drawCopies, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** A spice stall at arm's length: mounds of colour in their sacks, lamps above. */
export const spices: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, width, height, isDark, random } = stage;
    const counter = height * 0.56;
    const colours = [
      p.accent,
      p.coral,
      mix(p.leaf, p.accent, 0.35),
      mix(p.coral, p.ink, 0.4),
      p.light,
      mix(p.accent, p.coral, 0.5),
    ];
    const first = Math.floor(random.between(0, 6));
    const colour = (i: number) => colours[(i + first) % colours.length] ?? p.accent;
    const linen = mix(p.far, p.cloth, isDark ? 0.15 : 0.5);
    const sackAt = (count: number, gap: number, y: number, size: number) =>
      Array.from({ length: count }, (_, i) => [focus + (i - (count - 1) / 2) * gap, y, size] as const);
    const back = sackAt(Math.ceil(width / 180) + 2, 180, counter + 36, 0.92);
    const front = sackAt(Math.ceil(width / 236) + 2, 236, counter + height * 0.2, 1.28);
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.mid, 0.5) : mix(p.far, p.haze, 0.5)),
      circle(focus, height * 0.3, 460, paint('lamp'), { opacity: 0.8 }),
      shelves(stage.id('jars'), width, colour, p.cloth, p.near),
      awning(width, p.coral, p.cloth),
      ([-230, -90, 80, 220] as const)
        .map((x, i) => lantern(focus + x, 220 + (i % 2) * 66, 0.7 + (i % 3) * 0.12, p, paint('lamp'), 220))
        .join(''),
      rect(0, counter - 6, width, height, paint('mid')),
      drawCopies(stage.id('sack'), sack(linen, p.ink, mix(p.mid, p.cloth, 0.45)), [...back, ...front]),
      [...back, ...front]
        .map(([x, y, size], i) => place(x, y, size, mound(colour(i * 5 + (i >= back.length ? 2 : 0)), p.ink)))
        .join(''),
      place(
        focus + 66,
        counter + 128,
        1,
        stroke('M0 0 L70 -66', p.near, 12) +
          ellipse(-14, 14, 34, 20, p.near, { transform: 'rotate(-40)' }) +
          ellipse(-14, 10, 28, 13, p.accent, { transform: 'rotate(-40)' }),
      ),
    ].join('');
  },
};

const sack = (linen: string, ink: string, roll: string) =>
  path('M-74 0 C-96 70 -92 150 -70 190 H70 C92 150 96 70 74 0 Z', linen) +
  path('M40 10 C56 70 54 150 40 190 H70 C92 150 96 70 74 0 Z', ink, { opacity: 0.12 }) +
  ellipse(0, 0, 84, 22, roll) +
  ellipse(0, -2, 74, 17, ink, { opacity: 0.3 });

const mound = (spice: string, ink: string) =>
  path('M-72 0 C-50 -54 -18 -92 0 -98 C18 -92 50 -54 72 0 C40 16 -40 16 -72 0 Z', spice) +
  path('M0 -98 C18 -92 50 -54 72 0 C56 8 36 12 20 12 C30 -30 20 -70 0 -98 Z', ink, { opacity: 0.15 });

const shelves = (id: string, width: number, colour: (i: number) => string, glass: string, wood: string) =>
  drawCopies(
    id,
    rect(-30, 0, width + 60, 9, wood, { opacity: 0.7 }) +
      repeat(Math.ceil(width / 74) + 1, (i) => jar(i * 74, colour(i), glass, wood)),
    [
      [0, 190],
      [-26, 294],
      [12, 398],
    ],
  );

const jar = (x: number, fill: string, glass: string, lid: string) =>
  rect(x - 22, -62, 44, 62, glass, { rx: 8, opacity: 0.4 }) +
  rect(x - 19, -42, 38, 40, fill, { rx: 6 }) +
  rect(x - 18, -72, 36, 12, lid, { rx: 3 });

const awning = (width: number, dark: string, pale: string) =>
  repeat(Math.ceil(width / 80), (i) => path(`M${i * 80} 0 h80 V96 q-40 44 -80 0 Z`, i % 2 ? pale : dark));
