import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, path, place, rect, repeat, round, stroke } from '../svg.ts';

/** The indoor slope: skiers, a chairlift under the roof trusses, penguins at the bottom. */
export const snow: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, random, paint, focus, scale, width, height, isDark } = stage;
    const white = isDark ? mix(p.cloth, p.cool, 0.3) : mix(p.cloth, '#FFFFFF', 0.4);
    const blue = mix(p.cool, p.cloth, isDark ? 0.1 : 0.5);
    const slope = (x: number) => height * 0.4 + (x - focus + 400) * 0.3;
    const cable = (x: number) => slope(x) - 210;
    const chair = (x: number) =>
      stroke(`M${round(x)} ${round(cable(x))} v56`, p.ink, 4) +
      path(`M${round(x - 26)} ${round(cable(x) + 86)} v-30 h8 v22 h40 v8 Z`, p.coral) +
      circle(x, cable(x) + 44, 9, p.skin) +
      path(`M${round(x - 10)} ${round(cable(x) + 80)} v-20 q12 -12 20 0 v20 Z`, p.accent);
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.cool, 0.25) : mix(blue, p.cool, 0.35)),
      circle(focus, height * 0.28, 520, paint('lamp'), { opacity: 0.6 }),
      repeat(Math.ceil(width / 160) + 1, (i) =>
        stroke(
          `M${i * 160 - 60} 0 L${i * 160 + 20} 110 L${i * 160 + 100} 0 M${i * 160 + 20} 110 H${i * 160 + 180}`,
          mix(p.cool, p.ink, 0.4),
          7,
          { opacity: 0.55 },
        ),
      ),
      rect(0, 0, width, 16, mix(p.cool, p.ink, 0.5)),
      path(`M0 ${round(slope(0) - 40)} L${width} ${round(slope(width) - 60)} V${height} H0 Z`, blue),
      repeat(6, (i) =>
        pine(
          focus - 340 + i * 130,
          slope(focus - 340 + i * 130) - 20,
          0.8 + (i % 3) * 0.25,
          mix(p.leaf, p.cool, 0.2),
          white,
        ),
      ),
      stroke(`M0 ${round(cable(0))} L${width} ${round(cable(width))}`, p.ink, 4),
      chair(focus - 210),
      chair(focus + 20),
      chair(focus + 240),
      path(
        `M0 ${round(slope(0))} C${width * 0.3} ${round(slope(width * 0.3) + 20)} ${width * 0.6} ${round(slope(width * 0.6) - 20)} ${width} ${round(slope(width))} V${height} H0 Z`,
        white,
      ),
      stroke(
        `M${focus - 330} ${round(slope(focus - 330) + 60)} C${focus - 200} ${round(slope(focus - 200) + 40)} ${focus - 160} ${round(slope(focus) + 120)} ${focus - 20} ${round(slope(focus) + 96)}`,
        blue,
        6,
      ),
      place(focus + 20 * scale, slope(focus) + 110, 1.9 * scale, skier(p, p.coral), 14),
      place(focus - 230 * scale, slope(focus - 230) + 60, 1.1 * scale, skier(p, p.cool), 16),
      path(
        `M0 ${height} V${height - 90} C${width * 0.3} ${height - 150} ${width * 0.6} ${height - 60} ${width} ${height - 110} V${height} Z`,
        mix(white, blue, 0.35),
      ),
      penguin(focus + 180, height - 60, 1.3, p),
      penguin(focus + 240, height - 46, 1, p),
      penguin(focus - 200, height - 60, 1.1, p),
      repeat(46, () =>
        circle(random.between(0, width), random.between(40, height), random.between(1.6, 3.6), '#FFFFFF', {
          opacity: 0.75,
        }),
      ),
    ].join('');
  },
};

const pine = (x: number, y: number, scale: number, leaf: string, white: string) =>
  place(
    x,
    y,
    scale,
    path('M-6 30 V0 H6 V30 Z M-44 6 L0 -60 L44 6 Z M-36 -30 L0 -90 L36 -30 Z M-26 -64 L0 -116 L26 -64 Z', leaf) +
      path('M-14 -88 L0 -116 L14 -88 C6 -94 -6 -82 -14 -88 Z M-20 -56 L-36 -30 C-24 -38 -10 -28 0 -34 Z', white),
  );
const skier = (p: Palette, jacket: string) =>
  stroke('M-60 4 H64 C72 4 76 0 78 -4', p.ink, 5) +
  path('M-14 0 L-20 -26 L-4 -44 L14 -34 L2 -20 L6 0 Z', p.ink) +
  path('M-14 -36 C-18 -62 0 -76 16 -70 L22 -52 L10 -34 Z', jacket) +
  circle(24, -78, 11, p.skin) +
  path('M12 -78 C12 -94 36 -94 36 -80 Z', p.accent) +
  stroke('M14 -62 L36 -46 L-34 -14', jacket, 7) +
  stroke('M36 -48 L-40 -8', p.ink, 3);
const penguin = (x: number, y: number, scale: number, p: Palette) =>
  place(
    x,
    y,
    scale,
    path('M-20 0 C-30 -50 -16 -76 0 -78 C16 -76 30 -50 20 0 Z', p.ink) +
      path('M-12 0 C-20 -36 -10 -54 0 -54 C10 -54 20 -36 12 0 Z', p.cloth) +
      path('M-3 -64 L14 -60 L-3 -57 Z M-16 0 h14 v5 h-18 Z M4 0 h14 l4 5 h-18 Z', p.accent) +
      circle(-4, -67, 2, p.cloth),
  );
