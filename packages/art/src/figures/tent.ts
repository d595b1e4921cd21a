import type { Palette } from '../palette.ts';
import { path, place, stroke } from '../svg.ts';

/** A striped Bedouin tent, open in front and lit from inside, about 260 units wide. */
export function tent(x: number, y: number, scale: number, p: Palette): string {
  return place(
    x,
    y,
    scale,
    path('M-140 0 C-110 -24 -78 -78 -52 -116 C-20 -104 20 -104 56 -116 C80 -78 112 -24 142 0 Z', p.near) +
      path('M-84 0 C-66 -24 -46 -56 -34 -84 C-12 -78 14 -78 38 -84 C50 -56 68 -24 88 0 Z', p.light, { opacity: 0.85 }) +
      path(
        'M-30 0 C-34 -28 -34 -56 -34 -84 C-46 -56 -66 -24 -84 0 Z M38 -84 C40 -56 40 -28 36 0 H88 C68 -24 50 -56 38 -84 Z',
        p.coral,
      ) +
      path(
        'M-118 -14 L-98 -36 L-84 -24 L-104 0 Z M-92 -44 L-76 -70 L-64 -58 L-78 -34 Z M120 -14 L100 -36 L86 -24 L106 0 Z M94 -44 L78 -70 L66 -58 L80 -34 Z',
        p.accent,
        { opacity: 0.55 },
      ) +
      stroke('M-52 -118 V-134 M56 -118 V-134 M-52 -116 L-168 0 M56 -116 L172 0', p.ink, 2.5) +
      path('M-52 -134 l22 6 l-22 7 Z M56 -134 l22 6 l-22 7 Z', p.accent),
  );
}
