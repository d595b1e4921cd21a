import { canvas, type Motif } from './motifs.ts';
import { getColour } from './palette.ts';
import type { Stage } from './stage.ts';
import { element } from './svg.ts';

/** Draws a motif in the hour's colours, with its figure at the stage's focus and its ground at the stage's horizon. */
export function drawMotif({ elements }: Motif, stage: Stage): string {
  const { focus, horizon, scale, id } = stage;
  const x = Math.round((focus - canvas.focus * scale) * 10) / 10;
  const y = Math.round((horizon - canvas.horizon * scale) * 10) / 10;
  const painted = elements
    .replace(/<[^>]+? class="([^"]+)"[^>]*>/g, (tag, classes: string) => paintTag(tag, classes.split(' '), stage))
    .replace(/(?<= id="| href="#|url\(#)[\w-]+/g, id);
  return element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, painted);
}

/**
 * Gives an element the colour that its class names, or removes it at hours at which it isn't visible. A class with a
 * prefix, as in `noon:cloth` or `dark:near`, replaces the colour at an hour or after dark.
 */
function paintTag(tag: string, classes: readonly string[], { hour, isDark, palette }: Stage): string {
  if (classes.includes(isDark ? 'only-day' : 'only-dark')) return '';
  const light = isDark ? 'dark:' : 'day:';
  const name =
    [`${hour}:`, light]
      .map((prefix) => classes.find((one) => one.startsWith(prefix))?.slice(prefix.length))
      .find((one) => one !== undefined) ?? classes.find((one) => !one.includes(':') && !one.startsWith('only-'));
  const plain = tag.replace(/ (class="[^"]*"|display="none")/g, '');
  return name === undefined
    ? plain
    : plain.replace(/(?<=(?:fill|stroke)(?:="|:))#[\da-fA-F]{6}/g, getColour(name, palette));
}
