/**
 * Generates the theme's font: the Latin subset of Readex Pro, limited to the weights that the theme uses. The lighter
 * weights are a third of the file.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const fontPackage = path.dirname(require.resolve('@fontsource-variable/readex-pro/package.json'));
const generated = path.join(import.meta.dirname, '..', 'src', 'theme', 'generated');

const [font, ranges, licence] = await Promise.all([
  readFile(path.join(fontPackage, 'files', 'readex-pro-latin-wght-normal.woff2')),
  readFile(path.join(fontPackage, 'unicode.json'), 'utf8').then((text): { latin: string } => JSON.parse(text)),
  readFile(path.join(fontPackage, 'LICENSE')),
]);
const subset = await subsetFont(font, characters(ranges.latin), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
await mkdir(generated, { recursive: true });
await writeFile(path.join(generated, 'readex-pro-latin.woff2'), subset);
await writeFile(path.join(generated, 'OFL.txt'), licence);

/**
 * Returns the characters of a range.
 *
 * @param range as in `unicode-range`: `U+0000-00FF, U+0131`
 */
function characters(range: string): string {
  const points = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
