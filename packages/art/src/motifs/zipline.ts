import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, rect, repeat, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

/** Someone flying head first down a wire across the Hajar mountains. */
export const zipline: Motif = {
  setting: 'outdoor',
  sun: { x: 0.68, y: 0.24 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const tower = { x: focus - 250 * scale, y: horizon - 30 };
    const wire = (x: number) => tower.y - 170 + (x - tower.x) * 0.16;
    const flyer = focus + 70 * scale;
    return [
      mountains(stage, { base: horizon - 20, height: 220, grain: 120 }, paint('far'), p.mid),
      rect(0, horizon - 160, width, 190, paint('mist')),
      mountains(stage, { base: horizon + 130, height: 200, grain: 140 }, paint('mid'), p.near),
      rect(0, horizon + 10, width, 150, paint('mist'), { opacity: 0.5 }),
      path(
        `M0 ${height} V${horizon + 20} L${tower.x - 130} ${tower.y + 16} L${tower.x - 60} ${tower.y} L${tower.x + 70} ${tower.y} L${tower.x + 120} ${tower.y + 80} L${tower.x + 96} ${tower.y + 160} L${tower.x + 190} ${tower.y + 260} L${tower.x + 170} ${height} Z`,
        paint('near'),
      ),
      path(
        `M${width} ${height} V${horizon + 130} L${width - 60} ${horizon + 110} L${width - 120} ${horizon + 190} L${focus + 190} ${horizon + 240} L${focus + 150} ${height} Z`,
        mix(p.near, p.ink, 0.4),
      ),
      stroke(
        `M${tower.x - 40} ${tower.y} L${tower.x - 6} ${tower.y - 190} L${tower.x + 36} ${tower.y} M${tower.x - 30} ${tower.y - 56} L${tower.x + 26} ${tower.y - 60} M${tower.x - 20} ${tower.y - 110} L${tower.x + 14} ${tower.y - 112}`,
        p.ink,
        8,
      ),
      stroke(
        `M${tower.x - 6} ${wire(tower.x)} L${width + 20} ${wire(width + 20)} M${tower.x - 6} ${wire(tower.x) - 18} L${width + 20} ${wire(width + 20) - 34}`,
        p.ink,
        2.6,
      ),
      person(tower.x + 52, tower.y + 2, 1.05, 'traveller', p),
      person(tower.x - 60, tower.y + 2, 1.05, 'hiker', p),
      place(flyer, wire(flyer), 1.25 * scale, hanging(p), 9),
      repeat(3, (i) =>
        stroke(`M${focus - 70 - i * 26} ${wire(focus) + 34 + i * 16} l-60 -9`, p.cloth, 3, { opacity: 0.55 }),
      ),
    ].join('');
  },
};

const hanging = (p: Palette) =>
  circle(-34, 0, 6, p.ink) +
  circle(30, 0, 6, p.ink) +
  stroke('M-34 2 L-30 36 M30 2 L26 36', p.ink, 3) +
  path('M-96 44 C-80 30 -30 28 20 32 C36 32 48 36 50 42 C46 54 26 58 -6 56 C-50 54 -84 54 -96 50 Z', p.coral) +
  path('M-150 46 C-130 38 -110 38 -94 42 V52 C-112 54 -134 54 -150 52 Z', p.near) +
  path('M-160 42 h12 v12 h-12 Z', p.ink) +
  circle(64, 38, 14, p.skin) +
  path('M50 38 C50 20 80 20 80 36 Z', p.accent) +
  stroke('M40 48 L78 62', p.coral, 9) +
  circle(80, 63, 5, p.skin) +
  stroke('M-40 34 L-30 54 M20 32 L16 54', p.accent, 5);
