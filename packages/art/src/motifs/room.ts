import { burj, towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts';

/** A quiet hotel room: a made bed, a lamp, the city or the dunes in the window. */
export const room: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, random, focus, scale, width, height, isDark } = stage;
    const wall = isDark ? mix(p.mid, p.haze, 0.25) : mix(p.haze, p.cloth, 0.5);
    const floor = height * 0.78;
    const glass = { x: focus - 190 * scale, y: floor - 560 * scale, w: 380 * scale, h: 300 * scale };
    const view = random.chance(0.6)
      ? towers(stage, {
          base: glass.y + glass.h,
          from: glass.x,
          to: glass.x + glass.w - 50,
          height: 170 * scale,
          fill: p.far,
          centre: focus,
          lit: isDark ? 0.35 : 0,
        }) + burj(focus + 60, glass.y + glass.h, 0.4 * scale, p.mid, p.light)
      : path(`M${glass.x} ${glass.y + glass.h} v-90 q90 -60 190 -10 t190 -20 V${glass.y + glass.h} Z`, p.far) +
        path(`M${glass.x} ${glass.y + glass.h} v-40 q120 -50 220 -10 t160 0 V${glass.y + glass.h} Z`, p.mid);
    return [
      rect(0, 0, width, height, wall),
      rect(glass.x - 14, glass.y - 14, glass.w + 28, glass.h + 28, mix(p.near, wall, 0.2)),
      rect(glass.x, glass.y, glass.w, glass.h, paint('sky')),
      circle(focus - 70, glass.y + 90, 34, p.sun),
      view,
      rect(focus - 3, glass.y, 6, glass.h, mix(p.near, wall, 0.2)),
      rect(glass.x - 14, glass.y + glass.h, glass.w + 28, glass.h * 0.6, wall),
      rect(glass.x - 20, glass.y + glass.h, glass.w + 40, 14, mix(p.near, wall, 0.2)),
      path(
        `M${glass.x - 60} ${glass.y - 40} h74 c-6 160 10 250 -30 ${glass.h + 120} h-60 Z M${glass.x + glass.w + 60} ${glass.y - 40} h-74 c6 160 -10 250 30 ${glass.h + 120} h60 Z`,
        p.coral,
      ),
      rect(glass.x - 80, glass.y - 46, glass.w + 160, 10, p.near),
      rect(0, floor - 40, width, height, paint('mid')),
      ellipse(focus, floor + 110, 400, 70, p.cool),
      ellipse(focus, floor + 110, 372, 60, mix(p.cool, p.cloth, 0.35)),
      place(
        focus,
        floor + 70 * scale,
        scale,
        [
          path('M-240 -40 V-280 C-240 -310 240 -310 240 -280 V-40 Z', mix(p.near, p.mid, 0.4)),
          path('M-216 -60 V-262 C-216 -284 216 -284 216 -262 V-60 Z', mix(p.near, p.mid, 0.7)),
          path('M-250 20 V-110 C-250 -134 250 -134 250 -110 V20 Z', p.cloth),
          path('M-196 -110 C-200 -170 -30 -176 -24 -112 Z M24 -112 C30 -176 200 -170 196 -110 Z', '#FFFFFF', {
            opacity: 0.95,
          }),
          path('M-90 -108 C-90 -146 90 -146 90 -108 Z', p.accent),
          path('M-256 -60 C-120 -84 120 -84 256 -60 V24 H-256 Z', p.cool),
          path('M-256 -20 C-120 -44 120 -44 256 -20 V6 C120 -18 -120 -18 -256 6 Z', p.accent),
          path('M-240 24 h20 v26 h-20 Z M220 24 h20 v26 h-20 Z', p.ink),
          lampAt(-310, p.near, p.light, paint('lamp')),
          lampAt(310, p.near, p.light, paint('lamp')),
          path('M-350 40 V-70 H-272 V40 Z M272 40 V-70 H350 V40 Z', mix(p.near, p.mid, 0.25)),
          stroke('M-350 -16 h78 M272 -16 h78', p.ink, 3, { opacity: 0.4 }),
          path('M296 -70 c-6 -20 -2 -30 10 -36 c12 6 16 16 10 36 Z', p.coral),
        ].join(''),
      ),
    ].join('');
  },
};

const lampAt = (x: number, stand: string, light: string, glow: string) =>
  circle(x, -150, 130, glow) +
  stroke(`M${x} -70 V-130`, stand, 7) +
  path(`M${x - 40} -126 L${x - 24} -186 H${x + 24} L${x + 40} -126 Z`, light);
