import type { Stage } from './stage.ts';
import { n, path, rect, times } from './svg.ts';

/** Water from a shore line down, with a road of light that widens toward the viewer. */
export function water(stage: Stage, top: number, lightX: number): string {
  const { width, height, palette, paint, random } = stage;
  const depth = height - top;
  const glitter = times(30, (index) => {
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

/** One soft wave across the picture, below which everything is filled. */
export function wave({ width, height }: Stage, y: number, swell: number, fill: string, opacity = 1): string {
  const count = Math.round(width / 200);
  const crests = times(
    count,
    (index) =>
      ` q${n(width / count / 4)} ${n(index % 2 ? -swell : swell)} ${n(width / count / 2)} 0 t${n(width / count / 2)} 0`,
  );
  return path(`M0 ${n(y)}${crests} V${height} H0 Z`, fill, { opacity });
}
