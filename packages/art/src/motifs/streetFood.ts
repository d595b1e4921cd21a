import { person } from '../figures/person.ts';
import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** A tea and shawarma stall in the evening, lamps on a string, friends waiting. */
export const streetFood: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const ground = horizon + 170;
    return [
      towers(stage, { base: ground, from: -20, to: width + 40, height: 330, fill: paint('far'), centre: focus - 200 }),
      rect(0, ground - 190, width, 192, paint('mist')),
      towers(stage, {
        base: ground,
        from: -20,
        to: width + 40,
        height: 210,
        fill: paint('mid'),
        centre: focus + 260,
        lit: isDark ? 0.45 : 0.2,
      }),
      rect(0, ground, width, height, mix(p.near, p.mid, 0.35)),
      stroke(
        `M-10 ${horizon - 150} Q${focus - 200} ${horizon - 30} ${focus} ${horizon - 120} Q${focus + 220} ${horizon - 30} ${width + 10} ${horizon - 160}`,
        p.ink,
        3,
      ),
      lights(focus, horizon, p, paint('lamp')),
      place(focus, ground + 30 * scale, scale, stall(p, paint('lamp'))),
      person(focus - 270 * scale, ground + 70, 2.1 * scale, 'kandura', p),
      person(focus - 216 * scale, ground + 76, 2.1 * scale, 'abaya', p),
      person(focus + 286 * scale, ground + 72, 2.1 * scale, 'traveller', p),
      rect(0, height - 54, width, 54, paint('near')),
    ].join('');
  },
};

const lights = (focus: number, horizon: number, p: Palette, glow: string) =>
  repeat(9, (i) => {
    const t = i / 8;
    const y = horizon - 104 + (t - 0.5) ** 2 * -90 + Math.sin(t * Math.PI * 2) ** 2 * 32;
    const x = focus - 380 + t * 760;
    return circle(x, y, 26, glow) + circle(x, y, 7, p.light);
  });

const stall = (p: Palette, glow: string) =>
  [
    circle(0, -200, 300, glow),
    rect(-220, -300, 14, 300, p.ink),
    rect(206, -300, 14, 300, p.ink),
    rect(-206, -290, 412, 190, mix(p.near, p.accent, 0.18)),
    repeat(
      3,
      (i) =>
        rect(-190 + i * 62, -262, 48, 8, p.cloth) +
        repeat(4, (k) => rect(-188 + i * 62 + k * 12, -278, 8, 16, [p.coral, p.cool, p.accent, p.leaf][k] ?? p.coral)),
    ),
    rect(92, -276, 8, 176, p.cloth) +
      path('M66 -250 C60 -200 70 -150 84 -116 H108 C122 -150 132 -200 126 -250 Z', mix(p.near, p.coral, 0.45)) +
      stroke('M66 -226 H126 M68 -200 H124 M72 -174 H120 M78 -148 H114', p.accent, 4, { opacity: 0.7 }) +
      rect(142, -260, 26, 150, p.coral, { opacity: 0.75 }),
    circle(-20, -170, 20, p.skin) +
      path('M-54 -100 C-56 -140 -40 -150 -20 -150 C0 -150 16 -140 14 -100 Z', p.cloth) +
      path('M-42 -178 C-42 -206 2 -206 2 -178 Z', p.cloth) +
      stroke('M8 -132 L66 -150', p.cloth, 14),
    stroke('M-110 -176 C-124 -204 -96 -216 -110 -244', p.cloth, 8, { opacity: 0.45 }),
    path('M-150 -104 C-160 -140 -140 -166 -110 -166 C-80 -166 -60 -140 -70 -104 Z', p.accent) +
      stroke('M-72 -140 L-44 -156', p.accent, 9) +
      circle(-110, -172, 7, p.ink),
    rect(-240, -106, 480, 18, p.cloth),
    rect(-230, -88, 460, 88, p.coral),
    path(
      repeat(8, (i) => `M${-222 + i * 58} -88h28v88h-28z`),
      mix(p.coral, p.cloth, 0.8),
    ),
    repeat(4, (i) => path(`M${150 + i * 20} -106 l-3 -24 h16 l-3 24 Z`, p.cool)),
    path(
      'M-270 -372 H270 L250 -286 q-31 28 -62 0 q-31 28 -62 0 q-31 28 -63 0 q-31 28 -63 0 q-31 28 -63 0 q-31 28 -62 0 q-31 28 -62 0 q-31 28 -63 0 Z',
      p.coral,
    ),
    path(
      repeat(4, (i) => `M${-202 + i * 135} -372h68l-5 86q-31 28-62 0z`),
      p.cloth,
    ),
    ellipse(0, 4, 250, 10, p.ink, { opacity: 0.3 }),
  ].join('');
