import { camel } from '../figures/camel.ts';
import { seated } from '../figures/person.ts';
import { tent } from '../figures/tent.ts';
import type { Motif } from '../motif.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';
import { createHills, dunes as sand } from '../terrain.ts';

/** A camp between the dunes: tents, a string of lamps, people round the fire. */
export const camp: Motif = {
  setting: 'outdoor',
  sun: { x: 0.72, y: 0.2 },
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale, width, height } = stage;
    const floor = horizon + 70;
    return [
      sand(stage, createHills(random, { base: horizon - 30, height: 62, hills: 1.2 }), paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 40, height: 30, hills: 1 }), paint('mid'), p.near),
      rect(0, floor + 20, width, height, paint('mid')),
      place(
        focus,
        floor,
        scale,
        [
          circle(0, 120, 330, paint('lamp')),
          tent(-190, 60, 0.95, p),
          tent(190, 50, 1.05, p),
          tent(10, 24, 0.72, p),
          lamps(p.light, p.ink, paint('lamp')),
          ellipse(0, 190, 190, 46, p.coral),
          ellipse(0, 190, 170, 39, p.near),
          ellipse(0, 190, 158, 34, p.accent, { opacity: 0.35 }),
          seated(-124, 186, 1.35, p.cloth, p),
          place(124, 186, [-1.35, 1.35], seated(0, 0, 1, p.ink, p)),
          seated(-70, 226, 1.4, p.cool, p),
          place(74, 228, [-1.4, 1.4], seated(0, 0, 1, p.cloth, p)),
          fire(p.accent, p.coral, p.light, p.ink),
        ].join(''),
      ),
      camel(focus + 250 * scale, floor + 190 * scale, 1.15 * scale, p.ink, p),
      sand(stage, createHills(random, { base: height - 62, height: 22, hills: 0.8 }), paint('near'), p.ink),
    ].join('');
  },
};

const lamps = (light: string, cord: string, glow: string) =>
  stroke('M-290 -40 Q-150 20 0 -66 Q150 20 300 -50 M-290 -40 V80 M300 -50 V80', cord, 2.5) +
  repeat(13, (i) => {
    const t = i / 12;
    const x = -290 + t * 590;
    const half = t < 0.5 ? t * 2 : t * 2 - 1;
    const y = t < 0.5 ? -40 + half * -26 + 4 * half * (1 - half) * 36 : -66 + half * 16 + 4 * half * (1 - half) * 39;
    return circle(x, y + 8, 20, glow, { opacity: 0.7 }) + circle(x, y + 8, 5, light);
  });

const fire = (accent: string, coral: string, light: string, wood: string) =>
  stroke('M-34 196 L34 178 M-34 178 L34 196', wood, 9) +
  path(
    'M-30 186 C-42 150 -14 140 -12 104 C8 120 10 138 16 144 C20 136 20 130 18 122 C38 144 42 170 28 186 C14 196 -16 196 -30 186 Z',
    coral,
  ) +
  path('M-18 186 C-26 164 -8 152 -6 130 C8 144 10 156 12 160 C22 168 22 180 16 186 C8 192 -10 192 -18 186 Z', accent) +
  path('M-8 186 C-12 174 -2 168 0 156 C8 166 12 176 8 186 C4 189 -4 189 -8 186 Z', light) +
  repeat(6, (i) => circle(-20 + i * 9, 90 - ((i * 37) % 60), 2, accent));
