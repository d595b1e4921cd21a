import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** Oud smoke rising between perfume bottles, roses on the tray. */
export const perfume: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, scale, width, height, isDark } = stage;
    const table = height * 0.74;
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.sky[3], 0.4) : mix(p.haze, p.coral, 0.16)),
      circle(focus, table - 260, 520, paint('lamp')),
      screen(width, table, mix(p.near, p.mid, 0.5)),
      place(
        focus,
        table,
        scale,
        stroke('M-20 -240 C-110 -330 60 -380 -30 -470 C-100 -540 20 -600 -20 -680', p.cloth, 26, { opacity: 0.22 }) +
          stroke('M10 -240 C70 -320 -40 -390 40 -460 C100 -520 -10 -580 50 -660', p.cloth, 14, { opacity: 0.3 }),
      ),
      rect(0, table, width, height, paint('near')),
      rect(0, table, width, 5, p.light, { opacity: 0.4 }),
      place(
        focus,
        table + 60 * scale,
        scale * 1.06,
        [
          ellipse(0, 24, 330, 46, mix(p.accent, p.near, 0.4)),
          ellipse(0, 16, 316, 40, p.accent, { opacity: 0.85 }),
          burner(p),
          bottle(-210, 10, 1.2, p.coral, p),
          bottle(-108, 34, 0.85, p.cool, p),
          bottle(206, 10, 1.3, p.accent, p),
          bottle(112, 36, 0.8, mix(p.coral, p.sky[3], 0.5), p),
          rose(-160, 60, p),
          rose(168, 62, p),
          rose(204, 70, p),
        ].join(''),
      ),
    ].join('');
  },
};

const screen = (width: number, bottom: number, wood: string) =>
  stroke(
    repeat(Math.ceil(width / 100) + 1, (i) => `M${i * 100} 0V${bottom}`),
    wood,
    6,
    { opacity: 0.35 },
  ) +
  stroke(
    repeat(Math.ceil(width / 100), (i) =>
      repeat(Math.ceil(bottom / 100), (k) => `M${i * 100 + 50} ${k * 100}l50 50l-50 50l-50 -50z`),
    ),
    wood,
    4,
    { opacity: 0.22 },
  );
const burner = (p: Palette) =>
  path('M-70 16 L-46 -60 H46 L70 16 Z', p.near) +
  path('M-80 -60 H80 L62 -150 H-62 Z', mix(p.near, p.mid, 0.45)) +
  path('M-62 -150 L-70 -190 L-44 -164 L-22 -196 L0 -164 L22 -196 L44 -164 L70 -190 L62 -150 Z', p.near) +
  path('M-40 -140 l18 26 l18 -26 l18 26 l18 -26', 'none', { stroke: p.accent, 'stroke-width': 6 }) +
  ellipse(0, -166, 40, 10, p.coral) +
  circle(-12, -172, 8, p.light) +
  circle(14, -170, 7, p.accent) +
  stroke('M-44 -20 h88', p.accent, 6);
const bottle = (x: number, y: number, scale: number, fill: string, p: Palette) =>
  place(
    x,
    y,
    scale,
    path('M-44 0 C-60 -40 -44 -110 -16 -120 V-140 H16 V-120 C44 -110 60 -40 44 0 Z', p.cloth, { opacity: 0.55 }) +
      path('M-42 -4 C-54 -36 -44 -70 -36 -84 H36 C44 -70 54 -36 42 -4 Z', fill, { opacity: 0.9 }) +
      path('M-20 -140 H20 V-152 H-20 Z', p.accent) +
      path('M-14 -152 C-24 -176 -8 -186 0 -204 C8 -186 24 -176 14 -152 Z', p.accent) +
      path('M-30 -20 C-38 -50 -30 -80 -20 -96', 'none', {
        stroke: '#FFFFFF',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        opacity: 0.55,
      }),
  );
const rose = (x: number, y: number, p: Palette) =>
  circle(x, y, 24, p.coral) +
  stroke(`M${x - 12} ${y} a12 12 0 1 1 14 12 a18 18 0 0 1 -20 -22`, mix(p.coral, p.ink, 0.35), 4) +
  path(`M${x + 16} ${y + 14} q26 0 34 -14 q-26 -6 -34 14 Z`, p.leaf);
