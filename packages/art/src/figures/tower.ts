import { mix, type Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { path, place, rect, round, stroke } from '../svg.ts';

/** Lit windows on a facade; by day they are only a little brighter than the wall. */
export function windows(stage: Stage, x: number, y: number, width: number, height: number, density = 0.42): string {
  const { random, palette, isDark } = stage;
  let d = '';
  for (let row = Math.round(y) + 12; row < y + height - 10; row += 18)
    for (let column = Math.round(x) + 7; column < x + width - 8; column += 12)
      if (random.chance(density)) d += `M${column} ${row}h4v7h-4z`;
  return d === '' ? '' : path(d, palette.light, { opacity: isDark ? 0.85 : 0.5 });
}

const tops = ['flat', 'slant', 'spire', 'step', 'crown'] as const;

function roof(top: (typeof tops)[number], x: number, y: number, w: number): string {
  const middle = x + w / 2;
  const shapes = {
    flat: '',
    slant: `M${round(x)} ${round(y)} L${round(x + w)} ${round(y - w * 0.55)} V${round(y + 1)} H${round(x)} Z`,
    spire: `M${round(x)} ${round(y + 1)} L${round(middle)} ${round(y - w * 0.7)} L${round(x + w)} ${round(y + 1)} Z M${round(middle - 1.5)} ${round(y - w * 0.5)} v${round(-w * 0.9)} h3 v${round(w * 0.9)} Z`,
    step: `M${round(x + w * 0.2)} ${round(y + 1)} v${round(-w * 0.35)} h${round(w * 0.6)} v${round(w * 0.35)} Z M${round(middle - 1.5)} ${round(y)} v${round(-w * 0.8)} h3 v${round(w * 0.8)} Z`,
    crown: `M${round(x)} ${round(y + 1)} C${round(x)} ${round(y - w * 0.7)} ${round(x + w)} ${round(y - w * 0.7)} ${round(x + w)} ${round(y + 1)} Z`,
  };
  return shapes[top];
}

interface Row {
  readonly base: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly fill: string;
  /** Where the tallest towers gather. */
  readonly centre: number;
  readonly lit?: number;
}

/** A row of towers of many shapes, taller toward a centre, without gaps at their feet. */
export function towers(stage: Stage, { base, from, to, height, fill, centre, lit = 0 }: Row): string {
  const { random } = stage;
  let shapes = '';
  let lights = '';
  const reach = Math.max(centre - from, to - centre);
  const breadth = stage.composition === 'wide' ? 1.25 : 1;
  const density = stage.composition === 'wide' ? lit * 0.62 : lit;
  for (let x = from; x < to; ) {
    const w = Math.round(random.between(28, 58) * breadth);
    const near = Math.max(0.18, 1 - Math.abs(x + w / 2 - centre) / reach);
    const tall = height * (0.22 + near * random.between(0.4, 0.9));
    const top = random.pick(tops);
    shapes += `M${round(x)} ${round(base)} V${round(base - tall)} H${round(x + w)} V${round(base)} Z ${roof(top, x, base - tall, w)}`;
    if (lit > 0) lights += windows(stage, x, base - tall, w, tall, density);
    x += w + (random.chance(0.4) ? random.between(2, 12) : -4);
  }
  return path(shapes, fill) + lights;
}

/** The tallest tower: about 560 units, foot at the origin. */
export function burj(x: number, y: number, scale: number, fill: string, lit: string): string {
  const body =
    'M-1 -560 L1 -560 L2.5 -436 L6 -434 L7 -384 L12 -381 L13 -322 L19 -318 L20 -252 L28 -247 L29 -182 L37 -176 L38 -106 L47 -100 L48 0 H-48 L-47 -78 L-39 -84 L-38 -148 L-30 -154 L-29 -214 L-21 -219 L-20 -284 L-14 -288 L-13 -350 L-7 -354 L-6 -408 L-2.5 -412 Z';
  const light =
    'M1 -540 L2.5 -436 L6 -434 L7 -384 L12 -381 L13 -322 L19 -318 L20 -252 L28 -247 L29 -182 L37 -176 L38 -106 L47 -100 L48 0 H26 L16 -180 L6 -330 Z';
  const lines = 'M-34 -10 V-76 M-24 -10 V-150 M-12 -10 V-216 M0 -10 V-330 M12 -10 V-250 M24 -10 V-178 M36 -10 V-104';
  return place(
    x,
    y,
    scale,
    path(body, fill) +
      path(light, lit, { opacity: 0.224 }) +
      stroke(lines, lit, 1.6, { opacity: 0.64, 'stroke-dasharray': '5 7' }),
  );
}

/** The hotel shaped like a sail, about 320 units tall, on its own small island. */
export function sailHotel(x: number, y: number, scale: number, fill: string, p: Palette): string {
  const ribs = [50, 95, 140, 185, 230]
    .map(
      (down) =>
        `M4 ${-down} Q${50 - down * 0.06} ${-down - 12} ${round(108 - ((down - 20) / 300) ** 1.6 * 96)} ${-down + 4}`,
    )
    .join(' ');
  return place(
    x,
    y,
    scale,
    path('M-34 0 L-18 -12 H140 L158 0 Z', mix(fill, p.ink, 0.3)) +
      path('M0 -10 L-4 -318 L0 -336 L4 -318 C70 -262 112 -140 116 -10 Z', fill) +
      path('M14 -10 L10 -290 C58 -232 88 -130 92 -10 Z', p.cloth, { opacity: 0.55 }) +
      stroke(ribs, fill, 3, { opacity: 0.7 }) +
      rect(-14, -262, 30, 6, fill) +
      path('M40 -252 h46 l-8 8 h-30 Z', fill),
  );
}

/** Old houses with their wind towers, along a shore. */
export function oldTown(stage: Stage, base: number, from: number, to: number, fill: string, shade: string): string {
  const { random, palette } = stage;
  let drawing = '';
  for (let x = from; x < to; ) {
    const w = random.between(62, 112) * (stage.composition === 'wide' ? 1.2 : 1);
    const h = random.between(48, 104);
    const colour = random.chance(0.5) ? fill : shade;
    drawing += rect(x, base - h, w, h, colour) + path(battlement(x, base - h, w), colour);
    if (random.chance(0.62))
      drawing += place(x + random.between(20, w - 20), base - h, 1, windTower(colour, palette, random));
    drawing += houseWindows(stage, x, base - h, w, h);
    x += w - 2;
  }
  return drawing;
}

const battlement = (x: number, y: number, w: number) => {
  const teeth = Math.floor((w - 4) / 14);
  return `M${round(x + 2)} ${round(y + 1)}${'v-7h8v7h6'.repeat(teeth)} Z`;
};

const windTower = (colour: string, p: Palette, random: Random) => {
  const tall = random.between(46, 72);
  return (
    rect(-16, -tall, 32, tall + 2, colour) +
    rect(-18, -tall - 4, 36, 5, colour) +
    path(
      `M-11 ${round(-tall + 6)} h5 v24 h-5 Z M-2.5 ${round(-tall + 6)} h5 v24 h-5 Z M6 ${round(-tall + 6)} h5 v24 h-5 Z`,
      p.ink,
      { opacity: 0.4 },
    ) +
    stroke(`M-22 ${round(-tall + 38)} H22`, colour, 2.5)
  );
};

function houseWindows({ random, palette, isDark }: Stage, x: number, y: number, w: number, h: number): string {
  let d = '';
  for (let at = Math.round(x) + 12; at < x + w - 14; at += 22)
    if (random.chance(0.7)) d += `M${at} ${Math.round(y + h * 0.62)}v-14a5 6 0 0 1 10 0v14Z`;
  return d === '' ? '' : path(d, palette.light, { opacity: isDark ? 0.9 : 0.55 });
}
