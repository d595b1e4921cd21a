import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, place, rect, repeat, stroke } from '../svg.ts';

/** The ring-shaped museum on its green hill, a metro train passing. */
export const museum: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark } = stage;
    const ground = horizon + 120;
    const steel = isDark ? mix(p.mid, p.cloth, 0.3) : mix(p.far, p.cloth, 0.45);
    return [
      towers(stage, { base: ground, from: -20, to: width + 40, height: 330, fill: paint('far'), centre: focus + 220 }),
      rect(0, ground - 130, width, 140, paint('mist')),
      towers(stage, {
        base: ground,
        from: focus + 170,
        to: width + 40,
        height: 300,
        fill: paint('mid'),
        centre: focus + 320,
        lit: 0.25,
      }),
      rect(0, ground - 2, width, height, mix(p.mid, p.near, 0.4)),
      place(
        focus - 20,
        ground,
        scale,
        [
          path('M-330 30 C-250 -60 -160 -84 0 -84 C160 -84 250 -60 330 30 Z', p.leaf),
          stroke('M-280 4 C-200 -54 -120 -66 0 -66 C120 -66 200 -54 280 4', mix(p.leaf, p.light, 0.35), 3, {
            opacity: 0.5,
          }),
          path(
            'M-150 -66 C-262 -150 -250 -400 -60 -452 C120 -490 250 -360 232 -218 C222 -140 178 -92 132 -66 Z M-70 -120 C20 -84 128 -130 138 -232 C144 -330 60 -392 -36 -364 C-140 -332 -164 -170 -70 -120 Z',
            steel,
            { 'fill-rule': 'evenodd' },
          ),
          path(
            'M132 -66 C178 -92 222 -140 232 -218 C250 -360 120 -490 -60 -452 C60 -454 190 -370 184 -226 C178 -140 120 -84 40 -66 Z',
            p.ink,
            { opacity: 0.16 },
          ),
          stroke(
            'M-176 -160 C-214 -220 -200 -330 -130 -386 M-150 -120 C-130 -96 -100 -84 -60 -84 M-110 -408 C-60 -440 20 -446 74 -420 M96 -404 C150 -372 190 -310 190 -250 M186 -206 C176 -150 150 -110 110 -90 M-186 -270 C-176 -320 -150 -350 -122 -362 M-30 -400 C30 -416 100 -392 132 -346 M160 -300 C168 -260 164 -200 146 -160 M-150 -180 C-164 -220 -160 -250 -156 -270',
            p.near,
            9,
            { opacity: 0.75, 'stroke-dasharray': '34 14 8 12' },
          ),
          stroke(
            'M-176 -160 C-214 -220 -200 -330 -130 -386 M-110 -408 C-60 -440 20 -446 74 -420 M96 -404 C150 -372 190 -310 190 -250',
            p.light,
            3,
            { opacity: 0.8, 'stroke-dasharray': '20 22' },
          ),
        ].join(''),
      ),
      track(width, ground + 66, p.cloth, p.near, p.cool, p.light, p.ink, focus),
      rect(0, height - 70, width, 70, paint('near')),
      palm(focus - 300, height - 40, 1.2, p.ink),
      palm(focus + 310, height - 50, 1, p.ink),
      person(focus - 120, height - 26, 1.3, 'traveller', p),
      person(focus + 70, height - 24, 1.3, 'abaya', p),
      person(focus + 104, height - 24, 1.3, 'child', p),
    ].join('');
  },
};

const track = (
  width: number,
  y: number,
  train: string,
  near: string,
  stripe: string,
  light: string,
  ink: string,
  focus: number,
) =>
  repeat(Math.ceil(width / 200), (i) => path(`M${i * 200 + 60} ${y + 18} h40 l-10 26 v120 h-20 v-120 Z`, near)) +
  rect(0, y, width, 20, near) +
  rect(0, y, width, 3, light, { opacity: 0.4 }) +
  path(`M${focus - 320} ${y} v-34 c0 -8 4 -12 12 -12 h270 c24 0 40 14 52 46 Z`, train) +
  rect(focus - 320, y - 14, 328, 5, stripe) +
  repeat(7, (i) => rect(focus - 308 + i * 40, y - 38, 30, 18, ink, { rx: 3, opacity: 0.7 }));
