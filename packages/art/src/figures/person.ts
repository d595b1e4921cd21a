import type { Palette } from '../palette.ts';
import { circle, path, place, stroke } from '../svg.ts';

/** How a person is dressed. */
export type Dress = 'kandura' | 'abaya' | 'traveller' | 'child' | 'hiker';

/** A standing person, about 60 units tall, feet at the origin. */
export function person(x: number, y: number, scale: number, dress: Dress, p: Palette): string {
  return place(x, y, scale, dresses[dress](p));
}

const dresses: Readonly<Record<Dress, (p: Palette) => string>> = {
  kandura: (p) =>
    path('M-9 0 L-8 -40 C-7 -47 7 -47 8 -40 L9 0 Z', p.cloth) +
    circle(0, -53, 6, p.skin) +
    path('M-7 -52 C-7 -62 7 -62 7 -52 L9 -42 H4 L5 -54 H-4 L-5 -42 H-9 Z', p.cloth) +
    stroke('M-6 -58 H6', p.ink, 2),
  abaya: (p) =>
    path('M-11 0 C-9 -20 -9 -34 -7 -42 C-9 -62 9 -62 7 -42 C9 -34 9 -20 11 0 Z', p.ink) + circle(1, -52, 4.6, p.skin),
  traveller: (p) =>
    path('M-7 -22 L-6 0 H-1 L0 -18 L1 0 H6 L7 -22 Z', p.near) +
    path('M-8 -20 L-8 -40 C-7 -46 7 -46 8 -40 L8 -20 Z', p.coral) +
    path('M-13 -42 h6 v20 h-6 Z', p.accent) +
    circle(0, -52, 6, p.skin) +
    path('M-10 -54 H10 L6 -56 C5 -62 -5 -62 -6 -56 Z', p.cloth),
  child: (p) =>
    path('M-5 -14 L-4 0 H-1 L0 -12 L1 0 H4 L5 -14 Z', p.near) +
    path('M-6 -13 L-5 -27 C-4 -31 4 -31 5 -27 L6 -13 Z', p.cool) +
    circle(0, -36, 5.5, p.skin) +
    path('M-6 -36 C-6 -44 6 -44 6 -36 C2 -40 -3 -40 -6 -36 Z', p.ink),
  hiker: (p) =>
    path('M-6 -22 L-9 0 H-4 L0 -18 L5 0 H9 L6 -22 Z', p.ink) +
    path('M-8 -20 L-7 -40 C-6 -46 7 -46 8 -40 L7 -20 Z', p.cool) +
    path('M-15 -43 h8 v24 h-8 Z', p.accent) +
    stroke('M7 -36 L15 -28 L18 0', p.ink, 2) +
    circle(1, -52, 6, p.skin) +
    path('M-6 -54 C-5 -62 7 -62 8 -54 L13 -53 H-6 Z', p.coral),
};

/** A person sitting on the ground or on a bench, facing right. */
export function seated(x: number, y: number, scale: number, robe: string, p: Palette): string {
  return place(
    x,
    y,
    scale,
    path('M-12 0 C-14 -12 -10 -26 -4 -30 C2 -32 7 -28 8 -20 L20 -10 C24 -6 23 0 18 0 Z', robe) +
      circle(1, -37, 6, p.skin) +
      path('M-6 -37 C-6 -46 8 -46 7 -38 C3 -41 -2 -41 -6 -32 Z', robe),
  );
}
