import { person } from '../figures/person.ts';
import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { path, rect, repeat, stroke, withReflection } from '../svg.ts';
import { water } from '../water.ts';

/** A flat dome of woven stars over white houses in the sea; light falls through it like rain. */
export const louvre: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height, isDark, random } = stage;
    const shore = horizon + 60;
    const white = isDark ? mix(p.mid, p.cloth, 0.55) : mix(p.cloth, p.haze, 0.25);
    const rays = repeat(9, (i) =>
      path(`M${-230 + i * 56} -120 l14 0 l${30 - i * 8} 118 h-30 Z`, p.light, { opacity: random.between(0.2, 0.5) }),
    );
    const lattice = repeat(11, (i) =>
      stroke(
        `M${-330 + i * 66} -96 Q${-300 + i * 62} -190 ${-250 + i * 50} -214 M${330 - i * 66} -96 Q${300 - i * 62} -190 ${250 - i * 50} -214`,
        p.light,
        2.2,
        { opacity: 0.55 },
      ),
    );
    const building = [
      path('M-300 0 V-96 H-190 V-70 H-120 V-110 H-20 V-84 H60 V-116 H150 V-78 H230 V-100 H300 V0 Z', white),
      path('M-190 -70 H-120 V0 H-190 Z M60 -84 H-20 V0 H60 Z M150 -78 H230 V0 H150 Z', mix(white, p.mid, 0.25)),
      rays,
      repeat(7, (i) => path(`M${-276 + i * 88} 0 v-38 h22 v38 Z`, p.near, { opacity: 0.6 })),
      person(-96, 0, 0.62, 'kandura', p),
      person(96, 0, 0.62, 'abaya', p),
      person(112, 0, 0.58, 'child', p),
      path(
        'M-400 -96 C-330 -176 -170 -232 0 -232 C170 -232 330 -176 400 -96 C330 -122 170 -134 0 -134 C-170 -134 -330 -122 -400 -96 Z',
        mix(p.near, p.mid, 0.35),
      ),
      lattice,
      stroke(
        'M-392 -99 C-320 -126 -170 -138 0 -138 C170 -138 320 -126 392 -99 M-330 -140 C-240 -176 -120 -190 0 -190 C120 -190 240 -176 330 -140',
        p.light,
        2.4,
        { opacity: 0.6 },
      ),
      path('M-330 -140 C-250 -206 -110 -228 0 -232 C-80 -220 -180 -190 -240 -120 Z', p.cloth, { opacity: 0.18 }),
    ].join('');
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 150, fill: paint('far'), centre: focus + 330 }),
      rect(0, shore - 80, width, 82, paint('mist')),
      water(stage, shore, focus),
      withReflection(stage.id('museum'), focus, shore, scale * 0.92, building, 0.25),
      path(
        `M0 ${height} V${height - 60} H${focus - 120} L${focus - 60} ${height - 100} H${width} V${height} Z`,
        paint('near'),
      ),
      rect(focus - 60, height - 100, width, 4, p.light, { opacity: 0.3 }),
      person(focus + 40, height - 76, 1.3, 'traveller', p),
      person(focus + 190, height - 72, 1.3, 'abaya', p),
    ].join('');
  },
};
