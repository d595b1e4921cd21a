import type { Palette } from '../palette.ts';
import { circle, path, place, stroke } from '../svg.ts';

/** A hanging lantern with its glow; the origin is its middle, the chain goes up by `chain` units. */
export function lantern(x: number, y: number, scale: number, p: Palette, lamp: string, chain = 400): string {
  return place(
    x,
    y,
    scale,
    stroke(`M0 ${-chain} V-46`, p.ink, 2) +
      circle(0, 0, 96, lamp) +
      path('M-8 -46 H8 L12 -36 H-12 Z M-20 -28 C-16 -40 16 -40 20 -28 Z', p.ink) +
      path('M-20 -28 H20 L30 2 L20 34 H-20 L-30 2 Z', p.light) +
      path('M-20 34 H20 L10 46 H-10 Z', p.ink) +
      stroke(
        'M-20 -28 L-30 2 L-20 34 M20 -28 L30 2 L20 34 M-7 -28 L-10 2 L-7 34 M7 -28 L10 2 L7 34 M-30 2 H30 M-20 -28 H20',
        p.ink,
        2.4,
      ),
  );
}
