import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** A sheet, a reed pen and ink; the strokes are free ornament, not writing. */
export const calligraphy: Motif = {
  setting: 'indoor',
  draw(stage) {
    const { palette: p, paint, focus, scale, width, height, isDark, random } = stage;
    const wood = isDark ? mix(p.near, p.mid, 0.4) : mix(p.mid, p.near, 0.25);
    const grain = repeat(9, (i) =>
      stroke(
        `M0 ${(i + 0.5) * (height / 9)} q${width / 4} ${random.between(-16, 16).toFixed(0)} ${width / 2} 0 t${width / 2} 0`,
        p.ink,
        2.5,
        { opacity: 0.12 },
      ),
    );
    return [
      rect(0, 0, width, height, wood),
      grain,
      circle(focus + 120, height * 0.24, 560, paint('lamp')),
      place(
        focus - 10,
        height * 0.5,
        scale * 0.98,
        [
          path('M-292 -372 L268 -392 L288 372 L-274 392 Z', p.ink, { opacity: 0.25, transform: 'translate(14 18)' }),
          path('M-292 -372 L268 -392 L288 372 L-274 392 Z', p.cloth),
          path('M-262 -340 L240 -358 L258 340 L-246 358 Z', 'none', { stroke: p.accent, 'stroke-width': 5 }),
          path('M-250 -328 L228 -345 L245 328 L-234 345 Z', 'none', { stroke: p.cool, 'stroke-width': 2 }),
          path(
            'M-180 60 C-190 -40 -110 -30 -60 10 C0 60 60 70 120 20 C190 -40 170 -170 60 -180 C-20 -186 -60 -120 -20 -86 C10 -62 60 -90 40 -120 C80 -96 60 -30 0 -44 C-80 -64 -70 -214 70 -212 C220 -208 240 -20 140 62 C60 124 -30 100 -90 50 C-130 20 -160 10 -150 70 C-146 96 -170 110 -180 60 Z',
            p.ink,
          ),
          path(
            'M-170 -190 C-150 -150 -150 -60 -166 -10 C-186 -60 -190 -140 -170 -190 Z M-120 -230 C-104 -190 -104 -110 -116 -60 C-134 -110 -136 -180 -120 -230 Z',
            p.ink,
          ),
          path(
            'M-30 150 l18 -18 l18 18 l-18 18 Z M24 160 l16 -16 l16 16 l-16 16 Z M150 -238 l15 -15 l15 15 l-15 15 Z',
            p.coral,
          ),
          stroke('M-190 214 C-120 176 -40 250 40 206 C100 172 160 190 200 220', p.cool, 9),
          path('M-150 250 C-60 226 60 280 170 244 C60 296 -60 246 -150 250 Z', p.ink, { opacity: 0.8 }),
        ].join(''),
      ),
      place(
        focus + 214 * scale,
        height * 0.5 + 20,
        1.1 * scale,
        path('M-150 190 L-128 200 L60 -190 L34 -206 Z', mix(p.accent, p.near, 0.3)) +
          path('M-150 190 L-128 200 L-160 246 Z', p.ink) +
          path('M-110 116 L-88 126 L-84 116 L-106 106 Z', p.near),
        4,
      ),
      place(
        focus - 236 * scale,
        height * 0.5 + 300 * scale,
        1.05 * scale,
        ellipse(6, 14, 92, 60, p.ink, { opacity: 0.3 }) +
          ellipse(0, 0, 88, 58, p.cool) +
          ellipse(0, -6, 66, 42, mix(p.cool, p.ink, 0.5)) +
          ellipse(0, -4, 56, 34, p.ink) +
          path('M-36 -14 q20 -16 44 -12', 'none', {
            stroke: p.cloth,
            'stroke-width': 5,
            'stroke-linecap': 'round',
            opacity: 0.5,
          }),
      ),
    ].join('');
  },
};
