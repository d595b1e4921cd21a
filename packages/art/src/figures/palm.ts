import { drawCopies, ellipse, path, place, stroke } from '../svg.ts';

const crown = 'M0 0C24-20 62-22 96 16 90 14 86 14 82 18 78 12 72 10 66 14 62 7 54 6 48 9 42 3 32 2 24 6 16 2 8 4 0 6Z';
const rings = 'M-4-22q5 4 10 0M-3-46q5 4 10 0M-3-70q5 4 10 0M-2-94q5 4 10 0M-1-118q5 4 10 0';

function drawPalm(colour: string, dates?: string): string {
  const fronds = [-162, -132, -102, -66, -34, -6, 20].map((angle) =>
    path(crown, colour, { transform: `translate(4-160)rotate(${angle})` }),
  );
  const fruit = dates ? ellipse(-5, -146, 5, 12, dates) + ellipse(13, -145, 5, 11, dates) : '';
  return (
    path('M-8 0C-3-50-8-110 0-162H9C3-110 8-50 9 0Z', colour) + stroke(rings, colour, 2.4) + fronds.join('') + fruit
  );
}

/** A date palm about 200 units tall, its foot at the origin. */
export const palm = (x: number, y: number, scale: number, colour: string, dates?: string): string =>
  place(x, y, [scale * (Math.round(x) % 2 ? 1 : -1), scale], drawPalm(colour, dates));

/** Draws palms of one colour at the given feet and scales. */
export const palms = (
  id: string,
  colour: string,
  feet: ReadonlyArray<readonly [x: number, y: number, scale: number]>,
  dates?: string,
): string => drawCopies(id, drawPalm(colour, dates), feet);

/** A low tuft of desert grass. */
export const grass = (x: number, y: number, scale: number, colour: string): string =>
  place(
    x,
    y,
    scale,
    path(
      'M0 0 C-4 -14 -14 -22 -22 -24 C-14 -16 -10 -8 -8 0 Z M-3 0 C-4 -20 -2 -30 3 -38 C3 -26 5 -12 5 0 Z M2 0 C6 -14 14 -20 22 -21 C15 -14 11 -7 10 0 Z',
      colour,
    ),
  );

/** A palm in the distance, without single leaves. */
export const distantPalm = (x: number, y: number, scale: number, colour: string): string =>
  place(
    x,
    y,
    scale,
    stroke(
      'M0 0C3-60-2-110 4-156C30-180 60-166 72-136M4-156C-22-180-52-166-64-136M4-156C22-196 58-194 76-176M4-156C-14-196-50-194-68-176M4-156C6-176 14-196 26-206M4-156C26-152 40-134 42-112M4-156C-18-152-32-134-34-112',
      colour,
      9,
    ),
  );
