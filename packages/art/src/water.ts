import type { Stage } from './stage.ts';
import { path, rect, repeat, round } from './svg.ts';

/** Draws water below a shore line, with a reflection of the sun that widens toward the viewer. */
export function water(stage: Stage, top: number, lightX: number): string {
  const { width, height, palette, paint, random } = stage;
  const depth = height - top;
  const glitter = repeat(30, (index) => {
    const part = index / 30;
    const y = top + 5 + part ** 1.5 * (depth - 16);
    const length = random.between(24, 60) + part * random.between(30, 150);
    const x = lightX + (random.next() - 0.5) * (150 + part * 420);
    return rect(x - length / 2, y, length, 1.6 + part * 4, palette.light, { rx: 2, opacity: 0.55 - part * 0.4 });
  });
  return (
    rect(0, top, width, depth, paint('water')) + rect(0, top, width, 3, palette.light, { opacity: 0.35 }) + glitter
  );
}

/** Draws a wave across the picture and fills the area below it. */
export function wave({ width, height }: Stage, y: number, swell: number, fill: string, opacity = 1): string {
  const count = Math.round(width / 200);
  const crests = repeat(
    count,
    (index) =>
      ` q${round(width / count / 4)} ${round(index % 2 ? -swell : swell)} ${round(width / count / 2)} 0 t${round(width / count / 2)} 0`,
  );
  return path(`M0 ${round(y)}${crests} V${height} H0 Z`, fill, { opacity });
}
