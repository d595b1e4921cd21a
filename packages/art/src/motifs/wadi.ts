import { grass, palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { ellipse, path, place, rect, repeat, round, stroke } from '../svg.ts';
import { mountains } from '../terrain.ts';

const leftWall =
  'M-1300 470 V-90 L-1180 -130 L-1040 -96 L-900 -190 L-780 -170 L-640 -260 L-540 -236 L-420 -300 L-352 -252 L-300 -330 L-238 -300 L-214 -190 L-176 -160 L-160 -60 L-120 -26 L-112 60 L-150 120 L-110 200 L-190 300 L-140 470 Z';
const rightWall =
  'M900 470 V-300 L440 -360 L372 -300 L318 -352 L262 -322 L230 -226 L186 -190 L172 -92 L126 -60 L110 40 L152 110 L124 190 L210 290 L170 470 Z';

/** A canyon with pools that spill from step to step and leave the picture at its foot. */
export const wadi: Motif = {
  setting: 'outdoor',
  sun: { x: 0.52, y: 0.2 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, random, width } = stage;
    const strata = (from: number, dir: number, reach: number) =>
      repeat(10, (i) =>
        stroke(
          `M${from} ${round(-150 + i * 58)} q${dir * 70} ${round(random.between(-18, 10))} ${round(dir * reach * random.between(0.6, 1))} ${round(random.between(-6, 26))}`,
          p.ink,
          4,
          { opacity: 0.12 },
        ),
      );
    const cracks = repeat(7, (i) =>
      path(
        `M${-420 - i * 130} ${round(-180 + i * 18)} l${round(random.between(24, 60))} ${round(random.between(90, 200))} l${round(random.between(-70, -20))} 260 l-60 -10 Z`,
        p.ink,
        { opacity: 0.09 },
      ),
    );
    return [
      mountains(stage, { base: horizon - 30, height: 210, grain: 120 }, paint('far'), p.mid),
      rect(0, horizon - 150, width, 170, paint('mist')),
      place(
        focus,
        horizon + 20,
        [1, 1],
        [
          path('M-400 470 V-60 L-120 -20 L-40 -86 L10 -50 L52 -92 L130 -20 L400 -60 V470 Z', mix(p.mid, p.far, 0.4)),
          path(leftWall, paint('mid')),
          cracks,
          strata(-330, 1, 110),
          strata(-560, 1, 180),
          strata(-800, 1, 190),
          path(rightWall, mix(p.mid, p.near, 0.55)),
          strata(400, -1, 120),
          strata(520, 1, 60),
          path(
            'M230 -226 L186 -190 L172 -92 L126 -60 L110 40 L152 110 L124 190 L210 290 L170 470 H260 L240 300 L226 180 L246 60 L222 -60 L262 -322 Z',
            p.ink,
            { opacity: 0.16 },
          ),
          path(
            'M-420 470 C-400 300 -330 170 -220 150 C-160 140 -110 146 -92 190 C-80 240 -120 300 -140 470 Z M420 470 C400 300 330 120 220 104 C160 98 118 112 112 150 C112 230 150 330 180 470 Z',
            mix(p.mid, p.near, 0.7),
          ),
          pools(p.water, p.light, p.near, paint('water')),
          palm(-150, 150, 0.9, p.leaf, p.accent),
          palm(-196, 178, 1.15, mix(p.leaf, p.ink, 0.3), p.accent),
          palm(186, 132, 0.8, p.leaf),
          person(126, 134, 1.1, 'hiker', p),
          person(-96, 226, 1.15, 'traveller', p),
          grass(210, 268, 1.2, p.leaf),
          grass(-250, 250, 1.3, p.leaf),
        ].join(''),
      ),
    ].join('');
  },
};

function pools([pale, deep]: readonly [string, string], foam: string, rock: string, water: string): string {
  const fall = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y} h${w} c2 ${h * 0.5} 6 ${h * 0.8} 8 ${h} h${-w - 16} c2 ${-h * 0.2} 6 ${-h * 0.5} 8 ${-h} Z`,
      foam,
      { opacity: 0.9 },
    ) + ellipse(x + w / 2, y + h, w * 0.9, 6, foam, { opacity: 0.8 });
  return [
    path('M-130 470 L-116 20 L0 -30 L120 20 L180 470 Z', rock, { opacity: 0.55 }),
    fall(-10, -62, 16, 84),
    path('M-84 28 C-60 10 60 8 86 30 C80 56 40 64 0 64 C-50 64 -86 54 -84 28 Z', pale),
    fall(8, 60, 30, 46),
    path('M-104 116 C-70 92 90 92 116 118 C116 156 70 168 10 168 C-60 168 -112 152 -104 116 Z', water),
    fall(-50, 164, 44, 54),
    path('M-170 232 C-110 204 110 204 168 236 C206 300 216 380 216 480 H-220 C-214 380 -204 296 -170 232 Z', deep),
    path('M-170 232 C-110 204 110 204 168 236 C150 262 80 274 0 274 C-90 274 -156 262 -170 232 Z', pale, {
      opacity: 0.75,
    }),
    repeat(6, (i) => stroke(`M${-120 + i * 26} ${292 + i * 24} h${70 + (i % 3) * 40}`, foam, 3, { opacity: 0.4 })),
    ellipse(-176, 262, 46, 20, rock),
    ellipse(-140, 286, 26, 12, rock),
    ellipse(186, 276, 52, 24, rock),
    ellipse(150, 118, 34, 16, rock),
    ellipse(-122, 132, 30, 14, rock),
  ].join('');
}
