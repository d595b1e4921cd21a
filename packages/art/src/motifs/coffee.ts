import { lantern } from '../figures/lantern.ts';
import type { Motif } from '../motif.ts';
import { mix, type Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** Arabic coffee: the brass pot, small cups, dates, on a woven carpet. */
export const coffee: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, scale, width, height, isDark } = stage;
    const carpet = height * 0.66;
    return [
      rect(0, 0, width, height, isDark ? mix(p.near, p.mid, 0.45) : mix(p.haze, p.far, 0.25)),
      circle(focus, carpet - 230, 470, paint('lamp')),
      place(
        focus,
        carpet,
        scale,
        path('M-250 0 V-300 C-250 -470 -70 -520 0 -580 C70 -520 250 -470 250 -300 V0 Z', mix(p.near, p.mid, 0.6)) +
          path('M-228 0 V-298 C-228 -450 -60 -500 0 -552 C60 -500 228 -450 228 -298 V0 Z', p.sky[1]) +
          circle(96, -250, 54, p.sun) +
          path('M-228 0 V-90 C-140 -150 -60 -60 20 -96 C110 -136 160 -100 228 -130 V0 Z', p.far) +
          path('M-228 0 V-40 C-120 -80 20 -10 228 -60 V0 Z', p.mid),
      ),
      lantern(focus - 300 * scale, 250, 0.9, p, paint('lamp'), 260),
      lantern(focus + 304 * scale, 190, 0.8, p, paint('lamp'), 260),
      rect(0, carpet, width, height, p.coral),
      rug(width, carpet, height, p),
      place(focus + 20, carpet + 190 * scale, 1.08 * scale, tray(p)),
    ].join('');
  },
};

const rug = (width: number, top: number, height: number, p: Palette) =>
  rect(0, top, width, 10, p.ink, { opacity: 0.4 }) +
  rect(0, top + 22, width, 7, p.cloth, { opacity: 0.8 }) +
  repeat(Math.ceil(width / 50), (i) =>
    path(`M${i * 50} ${top + 76} l25 -34 l25 34 l-25 34 Z`, i % 2 ? p.ink : p.accent, { opacity: 0.85 }),
  ) +
  rect(0, top + 120, width, 7, p.cloth, { opacity: 0.8 }) +
  rect(0, height - 46, width, 8, p.cloth, { opacity: 0.7 }) +
  rect(0, height - 30, width, 30, p.ink, { opacity: 0.35 });

const tray = (p: Palette) =>
  ellipse(0, 20, 300, 60, p.ink, { opacity: 0.3 }) +
  ellipse(0, 0, 296, 58, mix(p.accent, p.near, 0.35)) +
  ellipse(0, -6, 280, 50, p.accent) +
  ellipse(0, -6, 240, 40, mix(p.accent, p.cloth, 0.3)) +
  stroke('M-110 -400 C-140 -440 -90 -470 -116 -520', p.cloth, 11, { opacity: 0.4 }) +
  path(
    'M-150 -20 C-190 -60 -180 -130 -130 -160 C-118 -200 -124 -230 -140 -260 H-30 C-46 -230 -52 -200 -40 -160 C10 -130 20 -60 -20 -20 Z',
    p.near,
  ) +
  path(
    'M-60 -260 H-30 C-46 -230 -52 -200 -40 -160 C10 -130 20 -60 -20 -20 H-56 C-20 -70 -40 -130 -76 -160 C-80 -200 -70 -230 -60 -260 Z',
    p.ink,
    { opacity: 0.3 },
  ) +
  path(
    'M-140 -262 C-136 -310 -34 -310 -30 -262 Z M-92 -300 C-96 -330 -88 -340 -85 -362 C-82 -340 -74 -330 -78 -300 Z',
    p.near,
  ) +
  circle(-85, -364, 9, p.accent) +
  path(
    'M-136 -200 C-180 -220 -210 -270 -250 -284 C-262 -280 -262 -268 -250 -262 C-220 -240 -200 -180 -150 -150 Z',
    p.near,
  ) +
  stroke('M-36 -244 C40 -260 60 -150 4 -104', p.near, 15) +
  stroke('M-142 -252 H-28 M-130 -164 C-100 -156 -70 -156 -40 -164 M-172 -90 C-120 -74 -50 -74 0 -90', p.accent, 5) +
  repeat(3, (i) =>
    place(
      76 + i * 84,
      6 + (i % 2) * 20,
      1,
      path('M-30 -56 C-30 -16 -18 0 0 0 C18 0 30 -16 30 -56 Z', p.cloth) +
        ellipse(0, -56, 30, 8, mix(p.near, p.accent, 0.3)) +
        stroke('M-25 -34 q25 10 50 0', [p.coral, p.cool, p.accent][i] ?? p.coral, 5),
    ),
  ) +
  place(
    150,
    -66,
    1,
    path('M-70 0 C-60 44 60 44 70 0 Z', p.cool) +
      repeat(9, (i) =>
        ellipse(
          -48 + (i % 5) * 24,
          -4 - (i > 4 ? 13 : 0),
          15,
          9,
          i % 2 ? mix(p.near, p.coral, 0.35) : mix(p.near, p.accent, 0.3),
        ),
      ) +
      ellipse(0, 2, 70, 9, mix(p.cool, p.cloth, 0.3)),
  );
