import type { Motif } from '../motif.ts';
import { mix, underwater } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, round, stroke } from '../svg.ts';

const frond = (dir: 1 | -1, i: number) => {
  const y = 210 - i * 54;
  const reach = 250 - Math.abs(i - 2.6) * 26;
  return `M0 ${y} C${dir * reach * 0.4} ${y - 10} ${dir * reach * 0.9} ${y - 60} ${round(dir * reach)} ${y - 150}`;
};

/** The Palm from a plane: fronds, villas, the ring of the breakwater and the wakes of boats. */
export const palmIsland: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, random, focus, width, height, scale, isDark } = stage;
    const sea = underwater(p);
    const shallow = mix(underwater(p), p.water[0], isDark ? 0.4 : 0.6);
    const land = mix(p.far, p.cloth, isDark ? 0.1 : 0.3);
    const fronds = repeat(7, (i) => frond(1, i) + frond(-1, i));
    const villas = repeat(7, (i) =>
      repeat(5, (k) => {
        const t = (k + 1.6) / 7;
        const reach = 250 - Math.abs(i - 2.6) * 26;
        const y = 210 - i * 54;
        const at = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        const x = at(0, reach * 0.4, reach * 0.9, reach);
        const vy = at(y, y - 10, y - 60, y - 150);
        return `M${round(x - 4)} ${round(vy - 4)}h8v8h-8zM${round(-x - 4)} ${round(vy - 4)}h8v8h-8z`;
      }),
    );
    return [
      rect(0, 0, width, height, sea),
      ellipse(focus, height * 0.5, 760, 640, paint('glow'), { opacity: 0.22 }),
      rect(0, 0, width, height, paint('water'), { opacity: 0.25 }),
      path(
        `M0 ${height} V${height * 0.9} C${width * 0.3} ${height * 0.86} ${width * 0.7} ${height * 0.93} ${width} ${height * 0.87} V${height} Z`,
        land,
      ),
      stroke(
        `M0 ${height * 0.9} C${width * 0.3} ${height * 0.86} ${width * 0.7} ${height * 0.93} ${width} ${height * 0.87}`,
        p.cloth,
        6,
        { opacity: 0.7 },
      ),
      repeat(9, (i) =>
        rect(focus - 330 + i * 80, height * 0.93 + (i % 3) * 16, 34, 22, mix(p.mid, p.near, (i % 3) * 0.3), { rx: 3 }),
      ),
      place(
        focus,
        height * 0.5,
        Math.min(1.08, height / 920) * (scale > 1 ? 0.98 : 1),
        [
          stroke(fronds, shallow, 62, { opacity: 0.5 }),
          circle(0, 0, 350, 'none', {
            stroke: shallow,
            'stroke-width': 62,
            opacity: 0.5,
            'stroke-dasharray': '1640 560',
            transform: 'rotate(126)',
          }),
          circle(0, 0, 350, 'none', {
            stroke: land,
            'stroke-width': 26,
            'stroke-dasharray': '470 40 610 40 470 600',
            transform: 'rotate(131)',
          }),
          stroke(`M0 ${(height * 0.42).toFixed(0)} V-130`, land, 44),
          stroke(fronds, land, 27),
          stroke(fronds, mix(p.leaf, land, 0.35), 10, { opacity: 0.75 }),
          stroke(`M0 ${(height * 0.42).toFixed(0)} V-330`, mix(p.near, land, 0.35), 7),
          path(villas, isDark ? p.light : p.coral, { opacity: 0.9 }),
          rect(-40, -372, 80, 40, p.coral, { rx: 6 }),
          path('M-12 -332 v-26 c0 -16 24 -16 24 0 v26 Z', p.light),
        ].join(''),
      ),
      wake(focus - 230, height * 0.2, random.between(20, 60), p.cloth),
      wake(focus + 270, height * 0.76, random.between(-70, -30), p.cloth),
      wake(focus - 300, height * 0.7, 100, p.cloth),
      place(
        focus + 210,
        height * 0.13,
        0.8,
        path(
          'M-70 0 C-40 -9 50 -9 74 0 C50 9 -40 9 -70 0 Z M0 -3 L-34 -62 H-18 L26 -4 Z M0 3 L-34 62 H-18 L26 4 Z M-56 -2 L-72 -24 H-62 L-42 -2 Z M-56 2 L-72 24 H-62 L-42 2 Z',
          p.cloth,
        ),
        -24,
      ),
    ].join('');
  },
};

const wake = (x: number, y: number, turn: number, foam: string) =>
  place(
    x,
    y,
    1,
    path('M0 -7 C8 -5 22 -3 26 0 C22 3 8 5 0 7 Z', foam) +
      stroke('M-4 0 L-90 -20 M-4 0 L-90 20 M-8 0 H-60', foam, 3, { opacity: 0.5 }),
    turn,
  );
