import { camel } from '../figures/camel.ts';
import { grass } from '../figures/palm.ts';
import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, repeat } from '../svg.ts';
import { createHills, mountains, dunes as sand } from '../terrain.ts';

/** A caravan walking down the back of a dune, led by one man on foot. */
export const dunes: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, random, paint, horizon, focus, scale, height } = stage;
    const track = createHills(random, { base: horizon + 72, height: 34, hills: 0.9 });
    const front = createHills(random, { base: horizon + 240, height: 46, hills: 1.1 });
    const slope = (x: number) => (Math.atan2(track(x + 20) - track(x - 20), 40) * 180) / Math.PI;
    const caravan = repeat(5, (i) => {
      const x = focus - 190 * scale + i * 94 * scale;
      return camel(x, track(x) + 5, scale * 0.82, i % 2 ? p.ink : mix(p.ink, p.near, 0.5), p, slope(x));
    });
    const leader = focus + 292 * scale;
    const steps = repeat(16, (i) => {
      const x = focus - 270 * scale - i * 22;
      return circle(x, track(x) + 9 + (i % 2) * 6, 3, p.near, { opacity: 0.45 });
    });
    return [
      mountains(stage, { base: horizon + 10, height: 70, grain: 90 }, paint('far'), p.mid),
      sand(stage, createHills(random, { base: horizon + 10, height: 40, hills: 1.5 }), paint('far'), p.mid),
      sand(stage, track, paint('mid'), p.near),
      steps,
      person(leader, track(leader) + 4, scale * 0.95, 'kandura', p),
      caravan,
      sand(stage, front, paint('near'), p.ink),
      repeat(4, (i) => {
        const x = focus - 330 + i * 210 + random.between(-50, 50);
        return grass(x, Math.min(height - 20, front(x) + 40 + i * 12), random.between(0.8, 1.3), p.ink);
      }),
    ].join('');
  },
};
