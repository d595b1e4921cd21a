import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

export interface Picture {
  readonly bytes: Uint8Array;
  /** An ETag. */
  readonly tag: string;
}

export interface Pictures {
  /**
   * Renders an SVG document, or reads the result from the cache.
   *
   * @param width in pixels
   */
  render(svg: string, width: number, format: PictureFormat): Promise<Picture>;
}

/** More concurrent renderings would only delay other requests. */
const maxConcurrency = 2;

/**
 * Creates a renderer that caches its results in `folder` and coalesces concurrent requests for the same picture.
 *
 * @param onCacheError receives errors of writing to the cache, such as a full disk; the picture is returned anyway
 */
export function createPictures(folder: string, onCacheError: (error: unknown) => void): Pictures {
  const inProgress = new Map<string, Promise<Uint8Array>>();
  const limit = createLimiter(maxConcurrency);
  return {
    async render(svg, width, format) {
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}-${width}.${format}`;
      const bytes =
        inProgress.get(name) ??
        readOrCreate(path.join(folder, name), () => limit(() => encode(svg, width, format)), onCacheError);
      inProgress.set(name, bytes);
      try {
        return { bytes: await bytes, tag: `"${name}"` };
      } finally {
        inProgress.delete(name);
      }
    },
  };
}

async function readOrCreate(
  file: string,
  create: () => Promise<Uint8Array>,
  onCacheError: (error: unknown) => void,
): Promise<Uint8Array> {
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const bytes = await create();
  await writeAtomically(file, bytes).catch(onCacheError);
  return bytes;
}

/** Writes to a temporary file and renames it, so that no request reads an incomplete picture. */
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

function encode(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize({ width });
  if (format === 'avif') return image.avif({ effort: 2, quality: 58 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80 }).toBuffer();
  if (format === 'jpg') return image.flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return image.png({ palette: true }).toBuffer();
}

/** Returns the density at which sharp renders the SVG at `width` instead of scaling pixels; 72 dpi is its own width. */
function densityFor(svg: string, width: number): number {
  const ownWidth = Number(/<svg[^>]*\swidth="(\d+(?:\.\d+)?)"/.exec(svg)?.[1] ?? width);
  return Math.min(2400, Math.max(1, (72 * width) / ownWidth));
}

/** Creates a function that runs at most `concurrency` tasks at a time. */
function createLimiter(concurrency: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = concurrency;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
