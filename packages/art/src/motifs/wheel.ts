import { palm } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import { towers } from '../figures/tower.ts';
import type { Motif } from '../motif.ts';
import { circle, path, place, rect, repeat, round, stroke } from '../svg.ts';
import { water } from '../water.ts';

/** The great wheel on its island, capsules lit, the beach walk in front. */
export const wheel: Motif = {
  setting: 'outdoor',
  sun: { x: 0.26, y: 0.3 },
  draw(stage) {
    const { palette: p, paint, horizon, focus, scale, width, height } = stage;
    const shore = horizon + 110;
    const radius = 250;
    const spoke = (i: number, part: number) => {
      const angle = (i / 24) * Math.PI * 2;
      return `${round(Math.cos(angle) * radius * part)} ${round(Math.sin(angle) * radius * part)}`;
    };
    const hub = -330;
    const drawing = [
      place(
        0,
        hub,
        1,
        stroke(
          repeat(24, (i) => `M${spoke(i, 0.08)}L${spoke(i + 0.6, 0.98)}`),
          p.mid,
          2.4,
        ) +
          circle(0, 0, radius * 0.9, 'none', { stroke: p.mid, 'stroke-width': 2.4 }) +
          circle(0, 0, radius, 'none', { stroke: p.near, 'stroke-width': 11 }) +
          circle(0, 0, radius, 'none', { stroke: p.light, 'stroke-width': 2.4, 'stroke-dasharray': '3 12' }),
      ),
      path(
        `M0 ${hub - 8} L-150 0 H-120 L-8 ${hub + 40} L-30 0 H-8 L0 ${hub + 60} L8 0 H30 L8 ${hub + 40} L120 0 H150 Z`,
        p.near,
      ),
      circle(0, hub, 26, p.near),
      circle(0, hub, 12, p.accent),
      repeat(24, (i) => {
        const angle = (i / 24) * Math.PI * 2 + 0.13;
        return place(
          Math.cos(angle) * (radius + 14),
          hub + Math.sin(angle) * (radius + 14),
          1,
          rect(-11, -10, 22, 20, p.near, { rx: 9 }) + rect(-7, -6, 14, 9, i % 3 ? p.light : p.accent, { rx: 4 }),
        );
      }),
      path('M-210 0 C-190 -26 190 -26 210 0 Z', p.near),
    ].join('');
    return [
      towers(stage, { base: shore, from: -20, to: width + 40, height: 190, fill: paint('far'), centre: focus - 260 }),
      rect(0, shore - 90, width, 92, paint('mist')),
      place(focus, shore, scale, drawing),
      water(stage, shore, focus),
      path(
        `M0 ${height} V${height - 96} C${width * 0.3} ${height - 130} ${width * 0.7} ${height - 70} ${width} ${height - 108} V${height} Z`,
        paint('near'),
      ),
      palm(focus - 290, height - 84, 1.2, p.ink),
      palm(focus + 300, height - 70, 1.4, p.ink),
      person(focus - 60, height - 58, 1.3, 'traveller', p),
      person(focus - 20, height - 58, 1.2, 'child', p),
      person(focus + 130, height - 52, 1.3, 'abaya', p),
    ].join('');
  },
};
