import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { browserArguments } from './browser.ts';
import { root } from './commands.ts';

const baselines = path.join(root, '.storybook/pictures');
const report = path.join(root, 'reports/pictures');
const renderingFile = path.join(baselines, 'rendering.json');

/** How many pixels may differ in a square of a picture: rounding at the edges of curves, not a word or a line. */
const tolerance = 20;
/** In pixels. */
const squareSize = 50;

/** What pictures depend on beside the stories: pictures of another rendering can't be compared. */
export interface Rendering {
  readonly browser: string;
  /** The SHA-256 hash of a picture of text, a gradient and a shadow. */
  readonly probe: string;
}

/** Returns the rendering of this machine's browser. */
export async function readRendering(executablePath: string): Promise<Rendering> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const page = await browser.newPage({ viewport: { width: 600, height: 300 } });
  await page.setContent(
    `<p style="font: 20px system-ui">AED 1,250.00 ★ → <b>Dubai</b></p><p style="font: italic 15px serif">دبي</p>
    <p style="font: 13px monospace">0123</p><p style="height: 60px; border-radius: 20px; box-shadow: 0 4px 12px #0008;
    background: linear-gradient(30deg, #0a7, #fc5)">`,
  );
  const probe = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  const version = browser.version();
  await browser.close();
  return { browser: version, probe };
}

/** Returns the rendering of the baselines; `undefined` if there are none. */
export const baselineRendering = (): Rendering | undefined =>
  existsSync(renderingFile) ? JSON.parse(readFileSync(renderingFile, 'utf8')) : undefined;

interface Difference {
  readonly name: string;
  readonly text: string;
}

/** Compares pictures of stories with their baselines, or accepts them as new baselines. */
export class Pictures {
  readonly #accepts: boolean;
  readonly #same = new Set<string>();
  readonly #differences = new Map<string, string>();
  readonly #latest = new Map<string, Buffer>();

  constructor(accepts: boolean) {
    this.#accepts = accepts;
    rmSync(report, { recursive: true, force: true });
    for (const folder of [report, baselines]) mkdirSync(folder, { recursive: true });
  }

  /** Compares a picture; returns "same", or how it differs from its baseline. */
  async compare(name: string, picture: Buffer): Promise<string> {
    const file = path.join(baselines, name);
    const text = await this.#describe(file, name, picture);
    if (text === 'same') this.#differences.delete(name);
    else if (this.#accepts) return this.#accept(file, name, picture);
    else this.#differences.set(name, text);
    if (text === 'same') this.#same.add(name);
    return text;
  }

  /** Writes the page with all differences, and returns how many pictures were the same and which were not. */
  finish(isComplete: boolean): { readonly compared: number; readonly differences: readonly Difference[] } {
    for (const file of isComplete ? globSync('*.webp', { cwd: baselines }) : []) {
      if (this.#same.has(file) || this.#differences.has(file)) continue;
      if (this.#accepts) rmSync(path.join(baselines, file));
      else this.#differences.set(file, 'there is no story of this picture any more');
    }
    const differences = [...this.#differences].map(([name, text]) => ({ name, text }));
    writeFileSync(path.join(report, 'index.html'), renderReport(differences));
    return { compared: this.#same.size, differences };
  }

  async #describe(file: string, name: string, picture: Buffer): Promise<string> {
    if (!existsSync(file)) return 'there is no baseline';
    const baseline = readFileSync(file);
    if (baseline.equals(picture)) return 'same';
    const [before, after] = await Promise.all([decode(baseline), decode(picture)]);
    const { width, height } = after.info;
    if (width !== before.info.width || height !== before.info.height) {
      this.#save(name, baseline, picture);
      return `${before.info.width}×${before.info.height} became ${width}×${height}`;
    }
    const difference = new Uint8Array(after.data.length);
    const pixels = pixelmatch(before.data, after.data, difference, width, height, { threshold: 0.1 });
    if (countInWorstSquare(difference, width) <= tolerance) return 'same';
    const raw = { width, height, channels: 4 } as const;
    this.#save(name, baseline, picture, await sharp(difference, { raw }).webp().toBuffer());
    return `${pixels} pixels differ`;
  }

  /** A new baseline must come out the same twice. */
  #accept(file: string, name: string, picture: Buffer): string {
    const isStable = this.#latest.get(name)?.equals(picture) === true;
    this.#latest.set(name, picture);
    if (!isStable) return 'two pictures in a row differ';
    writeFileSync(file, picture);
    this.#same.add(name);
    return 'same';
  }

  #save(name: string, before: Buffer, after: Buffer, difference?: Buffer): void {
    for (const [folder, picture] of Object.entries({ before, after, difference })) {
      if (!picture) continue;
      mkdirSync(path.join(report, folder), { recursive: true });
      writeFileSync(path.join(report, folder, name), picture);
    }
  }
}

/**
 * Returns how many pixels differ in the square with most of them. A large page with many pictures has some more at their
 * edges than another time, each alone; what a developer changes is in one place.
 *
 * @param difference the RGBA output of pixelmatch, which marks differences in pure red on grey
 */
export function countInWorstSquare(difference: Uint8Array, width: number): number {
  const counts = new Map<string, number>();
  for (let at = 0; at < difference.length; at += 4) {
    if (difference[at] !== 255 || difference[at + 1] !== 0) continue;
    const pixel = at / 4;
    const square = `${Math.floor((pixel % width) / squareSize)} ${Math.floor(pixel / width / squareSize)}`;
    counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** Records the rendering of the machine that accepted the baselines. */
export const writeRendering = (rendering: Rendering): void =>
  writeFileSync(renderingFile, `${JSON.stringify(rendering, null, 2)}\n`);

const decode = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const renderReport = (differences: readonly Difference[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Differences of pictures</title>
<style>body { font: 16px system-ui; margin: 2rem } figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
img { max-width: 30vw; border: 1px solid #888 }</style>
<h1>${differences.length === 0 ? 'No picture differs' : `${differences.length} pictures differ`}</h1>
${differences.map(({ name, text }) => `<h2>${name}</h2><p>${text}</p>${['before', 'after', 'difference'].map((folder) => (existsSync(path.join(report, folder, name)) ? `<figure><figcaption>${folder}</figcaption><img loading="lazy" src="${folder}/${name}" alt=""></figure>` : '')).join('')}`).join('\n')}
</html>
`;
