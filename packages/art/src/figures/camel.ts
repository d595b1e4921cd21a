import type { Palette } from '../palette.ts';
import { path, place, stroke } from '../svg.ts';

/** A walking camel under a saddle cloth, about 120 units wide, feet at the origin, facing right. */
export function camel(x: number, y: number, scale: number, coat: string, p: Palette, turn = 0): string {
  const body =
    'M-46 -54 C-42 -66 -32 -67 -26 -74 C-21 -85 -11 -86 -5 -76 C0 -68 8 -66 14 -61 C22 -56 28 -60 31 -71 C33 -82 35 -92 42 -95 C49 -98 56 -92 59 -88 C60 -84 57 -82 52 -82 C46 -82 43 -80 41 -74 C38 -60 34 -46 22 -41 C19 -39 18 -37 18 -33 L17 -3 L20 0 H12 L12 -33 L9 -36 L4 -3 L6 0 H-2 L2 -37 C-6 -39 -16 -39 -24 -37 C-25 -30 -29 -27 -29 -21 L-30 -3 L-27 0 H-35 L-35 -22 C-36 -28 -38 -31 -39 -34 L-44 -20 L-47 -3 L-44 0 H-52 L-51 -22 C-48 -32 -50 -44 -46 -54 Z';
  return place(
    x,
    y,
    scale,
    stroke('M-47 -52 C-53 -46 -53 -40 -52 -34', coat, 3) +
      path(body, coat) +
      path('M-30 -73 C-22 -90 -9 -90 -1 -74 L2 -48 C-8 -45 -22 -45 -30 -50 Z', p.coral) +
      path('M-30 -66 C-20 -63 -8 -63 0 -66 L1 -60 C-8 -57 -20 -57 -30 -60 Z', p.accent) +
      stroke('M-28 -48 v5 M-20 -46 v5 M-12 -46 v5 M-4 -47 v5', p.accent, 2),
    turn,
  );
}
