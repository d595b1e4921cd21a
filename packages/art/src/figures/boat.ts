import type { Palette } from '../palette.ts';
import { circle, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';

/** A sailing dhow, about 250 units wide, its waterline at the origin. */
export function dhow(x: number, y: number, scale: number, p: Palette): string {
  return place(
    x,
    y,
    scale,
    ellipse(10, 12, 128, 7, p.ink, { opacity: 0.28 }) +
      path('M0 -30 L-4 -214 L3 -214 L8 -30 Z', p.ink) +
      path('M-66 -196 L100 -248 L101 -243 L-65 -191 Z', p.ink) +
      path('M-56 -192 C-4 -176 58 -204 98 -240 C120 -160 112 -84 64 -34 C28 -60 -30 -120 -56 -192 Z', p.cloth) +
      path('M98 -240 C120 -160 112 -84 64 -34 C82 -90 92 -160 74 -218 Z', p.light, { opacity: 0.55 }) +
      path('M-124 -34 C-70 -22 60 -18 138 -56 C130 -20 104 10 84 12 H-74 C-96 6 -116 -12 -124 -34 Z', p.near) +
      stroke('M-118 -24 C-66 -12 60 -8 130 -42', p.accent, 3) +
      path('M-122 -34 L-118 -58 H-78 L-74 -28 Z', p.near) +
      circle(-96, -66, 6, p.skin) +
      path('M-104 -58 C-102 -64 -90 -64 -88 -58 V-44 H-104 Z', p.cloth),
  );
}

/** The little ferry of the creek with its bench of passengers, about 190 wide. */
export function abra(x: number, y: number, scale: number, p: Palette): string {
  const riders = repeat(
    5,
    (i) =>
      circle(-44 + i * 22, -36, 5.5, p.skin) +
      path(
        `M${-52 + i * 22} -14 v-12 c2 -8 14 -8 16 0 v12 Z`,
        [p.cloth, p.coral, p.ink, p.accent, p.cool][i] ?? p.cloth,
      ),
  );
  return place(
    x,
    y,
    scale,
    ellipse(0, 8, 100, 6, p.ink, { opacity: 0.28 }) +
      stroke('M-62 -14 V-58 M62 -14 V-58 M0 -14 V-58', p.ink, 3) +
      riders +
      path('M-78 -58 C-60 -68 60 -68 78 -58 L74 -52 H-74 Z', p.cloth) +
      path(
        'M-74 -52 H74 l-6 5 -8 -5 -8 5 -8 -5 -8 5 -8 -5 -8 5 -8 -5 -8 5 -8 -5 -8 5 -8 -5 -8 5 -8 -5 -8 5 -8 -5 -8 5 -6 -5 Z',
        p.accent,
      ) +
      path('M-104 -22 C-80 -12 80 -12 108 -26 C100 -4 88 8 76 8 H-72 C-88 6 -98 -6 -104 -22 Z', p.near) +
      stroke('M-98 -14 C-70 -6 70 -6 102 -18', p.light, 2.5, { opacity: 0.7 }),
  );
}

/** A motor yacht under way, about 480 units wide, its waterline at the origin. */
export function yacht(x: number, y: number, scale: number, p: Palette): string {
  return place(
    x,
    y,
    scale,
    ellipse(-20, 16, 280, 12, p.ink, { opacity: 0.22 }) +
      path(
        'M-236 -36 H240 C262 -38 286 -46 300 -52 C276 -10 240 16 206 18 H-196 C-222 14 -234 -8 -236 -36 Z',
        p.cloth,
      ) +
      path('M-234 -10 C-100 -2 160 0 252 -12 C240 4 224 16 206 18 H-196 C-216 14 -230 4 -234 -10 Z', p.cool) +
      path('M-178 -38 L-160 -84 H112 C150 -80 182 -62 204 -40 Z', p.cloth) +
      path('M-150 -46 L-138 -74 H104 C132 -70 150 -60 166 -46 Z', p.ink, { opacity: 0.78 }) +
      path('M-118 -86 L-100 -120 H58 C80 -116 96 -102 106 -86 Z', p.cloth) +
      path('M-92 -92 L-82 -112 H52 C64 -110 74 -102 80 -92 Z', p.ink, { opacity: 0.7 }) +
      path('M-60 -122 L-30 -150 H8 L-4 -122 Z', p.cloth) +
      stroke('M-10 -150 V-182 M-26 -166 H6', p.ink, 3) +
      repeat(
        3,
        (i) =>
          circle(-210 + i * 18, -62, 6, p.skin) +
          path(`M${-218 + i * 18} -36 v-14 c2 -8 14 -8 16 0 v14 Z`, [p.coral, p.accent, p.ink][i] ?? p.coral),
      ) +
      stroke('M206 -42 L290 -54', p.ink, 2) +
      path('M-196 18 H206 C150 30 -120 30 -250 26 C-300 24 -330 28 -380 22 C-320 18 -260 16 -196 18 Z', p.cloth, {
        opacity: 0.7,
      }) +
      rect(-226, -38, 80, 4, p.accent),
  );
}
