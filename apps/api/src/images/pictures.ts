import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

export interface Picture {
  readonly bytes: Uint8Array;
  /** Changes with the picture, and only then. */
  readonly tag: string;
}

export interface Pictures {
  /** @param width in pixels */
  render(svg: string, width: number, format: PictureFormat): Promise<Picture>;
}

/** How many pictures are drawn at once; more would only keep other requests waiting. */
const atOnce = 2;

/**
 * Renders drawings, each only once: what was rendered is kept in `folder`, and whoever asks meanwhile waits for the
 * same rendering.
 *
 * @param onUnkept is told when a picture couldn't be kept, on a full disk for one: it is shown all the same, and
 * rendered anew next time
 */
export function createPictures(folder: string, onUnkept: (error: unknown) => void): Pictures {
  const under = new Map<string, Promise<Uint8Array>>();
  const turn = turnstile(atOnce);
  return {
    async render(svg, width, format) {
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}-${width}.${format}`;
      const bytes =
        under.get(name) ?? kept(path.join(folder, name), () => turn(() => encode(svg, width, format)), onUnkept);
      under.set(name, bytes);
      try {
        return { bytes: await bytes, tag: `"${name}"` };
      } finally {
        under.delete(name);
      }
    },
  };
}

async function kept(
  file: string,
  make: () => Promise<Uint8Array>,
  onUnkept: (error: unknown) => void,
): Promise<Uint8Array> {
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const bytes = await make();
  await keep(file, bytes).catch(onUnkept);
  return bytes;
}

/** Under its name the picture is whole: half of one may only be where nobody looks. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

function encode(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize({ width });
  if (format === 'avif') return drawn.avif({ effort: 2, quality: 58 }).toBuffer();
  if (format === 'webp') return drawn.webp({ quality: 80 }).toBuffer();
  if (format === 'jpg') return drawn.flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return drawn.png({ palette: true }).toBuffer();
}

/** Draws at the wanted width at once, instead of enlarging pixels: an SVG is 72 dots per inch at its own width. */
function densityFor(svg: string, width: number): number {
  const own = Number(/<svg[^>]*\swidth="(\d+(?:\.\d+)?)"/.exec(svg)?.[1] ?? width);
  return Math.min(2400, Math.max(1, (72 * width) / own));
}

/** Lets only so many in at a time. */
function turnstile(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
