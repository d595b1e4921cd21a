import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** A shared meal from above: the big platter of rice, small plates and bread around it. */
export const feast: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, scale, width, height, isDark, random } = stage;
    const cloth = isDark ? mix(p.near, p.coral, 0.3) : mix(p.coral, p.near, 0.12);
    const rice = repeat(70, () => {
      const a = random.between(0, Math.PI * 2);
      const r = Math.sqrt(random.next()) * 150;
      return ellipse(Math.cos(a) * r, Math.sin(a) * r, 8, 3.4, random.chance(0.6) ? p.light : p.cloth);
    });
    return [
      rect(0, 0, width, height, cloth),
      path(
        repeat(Math.ceil(width / 80), (i) =>
          repeat(Math.ceil(height / 80), (k) =>
            (i + k) % 2 ? '' : `M${i * 80 + 40} ${k * 80 + 14}l26 26l-26 26l-26-26z`,
          ),
        ),
        p.accent,
        { opacity: 0.22 },
      ),
      circle(focus, height * 0.46, 560, paint('lamp'), { opacity: 0.7 }),
      place(focus, height * 0.48, scale, platter(p, rice)),
      place(focus - 250 * scale, height * 0.48 - 280 * scale, scale, salad(p)),
      place(focus + 256 * scale, height * 0.48 - 270 * scale, scale, bread(p)),
      place(focus + 250 * scale, height * 0.48 + 290 * scale, scale, dip(p)),
      place(focus - 246 * scale, height * 0.48 + 290 * scale, scale, tea(p)),
    ].join('');
  },
};

const plate = (r: number, p: Palette, rim: string) =>
  circle(8, 12, r, p.ink, { opacity: 0.25 }) + circle(0, 0, r, rim) + circle(0, 0, r * 0.86, p.cloth);
const platter = (p: Palette, rice: string) =>
  plate(222, p, p.cool) +
  circle(0, 0, 204, 'none', { stroke: p.accent, 'stroke-width': 5, 'stroke-dasharray': '14 10' }) +
  circle(0, 0, 168, mix(p.accent, p.light, 0.45)) +
  rice +
  path(
    'M-80 -30 C-100 -90 -20 -110 0 -60 C30 -100 100 -70 70 -10 C110 20 70 80 20 60 C-10 100 -80 80 -70 30 C-110 20 -100 -20 -80 -30 Z',
    mix(p.near, p.accent, 0.4),
  ) +
  path('M-50 -30 C-56 -66 -14 -76 0 -44 C20 -70 64 -52 48 -14', 'none', {
    stroke: p.light,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    opacity: 0.5,
  }) +
  repeat(
    8,
    (i) =>
      circle(Math.cos(i * 0.8) * 128, Math.sin(i * 0.8) * 128, 13, i % 2 ? p.coral : p.leaf) +
      ellipse(Math.cos(i * 0.8 + 0.4) * 108, Math.sin(i * 0.8 + 0.4) * 108, 9, 6, mix(p.near, p.coral, 0.3)),
  );
const salad = (p: Palette) =>
  plate(112, p, p.accent) +
  repeat(9, (i) =>
    circle(
      Math.cos(i * 1.4) * 46,
      Math.sin(i * 1.4) * 46,
      26,
      i % 3 === 0 ? p.coral : mix(p.leaf, p.light, i % 2 ? 0.35 : 0.1),
    ),
  ) +
  circle(0, 0, 24, mix(p.leaf, p.light, 0.5));
const bread = (p: Palette) =>
  ellipse(6, 12, 130, 96, p.ink, { opacity: 0.25 }) +
  ellipse(0, 0, 130, 96, mix(p.near, p.mid, 0.6)) +
  [
    [-36, -12],
    [30, -22],
    [4, 30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 74, 50, mix(p.far, p.accent, 0.3)) +
        repeat(5, (i) =>
          circle(x - 36 + i * 18, y + ((i * 13) % 26) - 12, 6, mix(p.mid, p.near, 0.3), { opacity: 0.5 }),
        ),
    )
    .join('');
const dip = (p: Palette) =>
  plate(104, p, p.coral) +
  circle(0, 0, 76, mix(p.far, p.cloth, 0.4)) +
  stroke('M-40 0 a40 40 0 1 1 40 40 a26 26 0 1 1 -22 -34', p.accent, 9) +
  circle(30, -30, 9, p.leaf) +
  circle(0, 0, 10, p.coral);
const tea = (p: Palette) =>
  circle(8, 12, 96, p.ink, { opacity: 0.25 }) +
  circle(0, 0, 96, p.accent) +
  circle(0, 0, 82, mix(p.accent, p.cloth, 0.4)) +
  [
    [-30, -24],
    [34, -10],
    [-6, 40],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 27, p.cloth) +
        circle(x, y, 20, mix(p.coral, p.accent, 0.5)) +
        path(`M${x - 8} ${y} q8 -14 16 0 q-8 14 -16 0 Z`, p.leaf),
    )
    .join('');
