import { lantern } from '../figures/lantern.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';

/** A loom with Bedouin stripes and diamonds, wool in balls at its foot. */
export const weaving: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, scale, width, height, isDark, random } = stage;
    const floor = height * 0.84;
    const row = Math.floor(random.between(0, 3));
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.mid, 0.55) : mix(p.haze, p.cloth, 0.35)),
      circle(focus, height * 0.4, 520, paint('lamp')),
      lantern(focus - 300 * scale, 180, 0.9, p, paint('lamp'), 200),
      lantern(focus + 310 * scale, 220, 0.8, p, paint('lamp'), 240),
      rect(0, floor, width, height, paint('near')),
      place(focus, floor + 30 * scale, scale, loom(p, row)),
      ball(focus - 250 * scale, floor + 60, 46 * scale, p.coral, p),
      ball(focus - 170 * scale, floor + 84, 36 * scale, p.accent, p),
      ball(focus + 270 * scale, floor + 66, 50 * scale, p.cool, p),
      ball(focus + 206 * scale, floor + 92, 30 * scale, p.cloth, p),
    ].join('');
  },
};

function loom(p: Palette, shift: number): string {
  const bands = repeat(8, (i) => {
    const y = -150 - i * 44;
    const kind = (i + shift) % 4;
    const pattern =
      kind === 0
        ? path(
            repeat(9, (k) => `M${-190 + k * 42} ${y} l21 -18 l21 18 l-21 18 Z`),
            p.accent,
          )
        : kind === 1
          ? path(
              repeat(18, (k) => `M${-190 + k * 21} ${y + 18} l10 -36 l11 36 Z`),
              p.cloth,
            )
          : kind === 2
            ? path(
                repeat(10, (k) => `M${-184 + k * 39} ${y - 8} h18 v16 h-18 Z`),
                p.coral,
              )
            : path(
                repeat(9, (k) => `M${-190 + k * 42} ${y - 14} l21 28 l21 -28 Z`),
                p.cool,
              );
    return rect(-192, y - 22, 384, 40, [p.coral, p.ink, p.cloth, p.near][kind] ?? p.coral) + pattern;
  });
  return [
    stroke('M-240 0 V-640 M240 0 V-640', mix(p.near, p.mid, 0.3), 24),
    stroke('M-260 -620 H260 M-260 -110 H260', mix(p.near, p.mid, 0.5), 20),
    stroke(
      repeat(25, (i) => `M${-186 + i * 15.5} -610V-110`),
      p.cloth,
      3,
      { opacity: 0.9 },
    ),
    bands,
    stroke('M-230 -520 H230', p.near, 12),
    path('M40 -512 C100 -530 170 -526 200 -512 C170 -498 100 -494 40 -512 Z', p.accent),
    stroke(
      repeat(25, (i) => `M${-186 + i * 15.5} -128v34`),
      p.coral,
      5,
    ),
  ].join('');
}

const ball = (x: number, y: number, r: number, colour: string, p: Palette) =>
  place(
    x,
    y,
    r / 50,
    circle(0, 0, 50, colour) +
      stroke(
        'M-46 -14 C-20 -40 20 -40 46 -14 M-50 4 C-20 -22 20 -22 50 4 M-44 22 C-20 0 20 0 44 22 M-20 44 C-40 10 -30 -30 0 -50 M10 48 C-10 10 0 -30 26 -42',
        mix(colour, p.ink, 0.3),
        3.4,
      ) +
      stroke('M46 18 C80 40 60 54 110 50', colour, 5),
  );
