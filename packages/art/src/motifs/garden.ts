import { person } from '../figures/person.ts';
import type { Motif } from '../motif.ts';
import { mix } from '../palette.ts';
import { circle, drawCopies, path, place, rect, repeat, stroke } from '../svg.ts';

/** Flower arches over a path, beds on both sides, butterflies. */
export const garden: Motif = {
  setting: 'outdoor',
  draw(stage) {
    const { palette: p, random, horizon, focus, scale, width, height } = stage;
    const ground = horizon + 40;
    const green = mix(p.leaf, p.light, stage.isDark ? 0.05 : 0.18);
    const hues = [p.coral, p.accent, p.cloth, mix(p.coral, p.sky[3], 0.4), p.light] as const;
    const onArch = (i: number) =>
      [-Math.cos((Math.PI * i) / 22) * 180, -120 - Math.sin((Math.PI * i) / 22) * 210, 0.95] as const;
    const arch =
      stroke('M-180 10 V-120 C-180 -400 180 -400 180 -120 V10', green, 56) +
      stroke('M-180 10 V-120 C-180 -400 180 -400 180 -120 V10', mix(green, p.ink, 0.2), 34, {
        'stroke-dasharray': '2 46',
      }) +
      hues
        .map((hue, k) =>
          drawCopies(
            stage.id(`bloom${k}`),
            flower(0, 0, 1, hue, k === 1 ? p.coral : p.accent),
            Array.from({ length: 23 }, (_, i) => i)
              .filter((i) => i % hues.length === k)
              .map(onArch),
          ),
        )
        .join('');
    const beds = Array.from({ length: Math.round(width / (width > 1000 ? 17 : 14)) }, (_, i) => {
      const side = i % 2 ? 1 : -1;
      const down = random.next();
      const reach = 70 + down * 160;
      return [
        focus + side * (reach + random.next() * (width * 0.75 - reach)),
        ground + 40 + down * (height - ground),
        0.6 + down * 0.9,
      ] as const;
    })
      .filter(([x]) => x > -20 && x < width + 20)
      .sort((a, b) => a[1] - b[1]);
    const third = (k: number) => beds.filter((_, i) => i % 3 === k);
    return [
      path(
        `M0 ${ground} C${width * 0.2} ${ground - 90} ${width * 0.4} ${ground - 20} ${width * 0.6} ${ground - 50} S${width * 0.9} ${ground - 80} ${width} ${ground - 30} V${height} H0 Z`,
        mix(green, p.haze, 0.35),
      ),
      rect(0, ground, width, height, green),
      path(`M${focus - 26} ${ground} h52 L${focus + 270} ${height} H${focus - 270} Z`, mix(p.haze, p.cloth, 0.3)),
      drawCopies(stage.id('arch'), arch, [
        [focus, ground + 30, 0.5 * scale],
        [focus, ground + 110, 0.86 * scale],
      ]),
      person(focus - 14, ground + 34, 0.8, 'abaya', p),
      person(focus + 12, ground + 34, 0.8, 'child', p),
      person(focus + 40, ground + 150, 1.35, 'traveller', p),
      [0, 1, 2]
        .map((k) =>
          drawCopies(
            stage.id(`bed${k}`),
            circle(0, 10, 20, mix(green, p.ink, 0.12)) +
              flower(0, 0, 1, hues[k] ?? p.coral, k === 1 ? p.coral : p.accent),
            third(k),
          ),
        )
        .join(''),
      repeat(4, (i) =>
        butterfly(focus - 200 + i * 130, horizon - 170 + (i % 2) * 90, 1.2 - i * 0.15, hues[i] ?? p.coral, p.ink),
      ),
    ].join('');
  },
};

const flower = (x: number, y: number, scale: number, petal: string, heart: string) =>
  place(
    x,
    y,
    scale,
    path('M0-4C-6-16 6-16 0-4ZM4 0C16-6 16 6 4 0ZM0 4C6 16-6 16 0 4ZM-4 0C-16 6-16-6-4 0Z', petal, {
      stroke: petal,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }) + circle(0, 0, 5, heart),
  );
const butterfly = (x: number, y: number, scale: number, wing: string, body: string) =>
  place(
    x,
    y,
    scale,
    path('M0 0 C-10 -30 -40 -34 -34 -10 C-40 12 -14 18 0 2 C14 18 40 12 34 -10 C40 -34 10 -30 0 0 Z', wing) +
      path('M-2 -12 h4 v24 h-4 Z', body),
    -18,
  );
