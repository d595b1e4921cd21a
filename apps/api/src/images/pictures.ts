import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createLimiter } from './limiter.ts';
import { type PreparedImage, prepareUpload } from './prepareUpload.ts';
import { writeAtomically } from './writeAtomically.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

export interface Picture {
  readonly bytes: Uint8Array;
  /** An ETag. */
  readonly tag: string;
}

/** What pictures are rendered from. */
export interface PictureSource {
  /** Identifies the content. */
  readonly key: string;
  /** Returns an SVG document or the bytes of a picture; called if the result isn't cached. */
  read(): Promise<string | Uint8Array>;
  /** Whether the results are stored in the cache; by default they are. */
  readonly isStored?: boolean;
}

export interface Pictures {
  /**
   * Renders a picture, or reads the result from the cache. A picture in pixels isn't enlarged.
   *
   * @param width in pixels
   */
  render(source: PictureSource, width: number, format: PictureFormat): Promise<Picture>;
  /** Prepares an uploaded file; see `prepareUpload`. */
  prepare(file: Uint8Array): Promise<PreparedImage>;
}

/** Returns the source of a picture that is an SVG document. */
export const createSvgSource = (svg: string): PictureSource => ({
  key: createHash('sha256').update(svg).digest('hex').slice(0, 32),
  read: async () => svg,
});

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
    async render({ key, read, isStored = true }, width, format) {
      const name = `${key}-${width}.${format}`;
      const create = async () => {
        const source = await read();
        return limit(() => encode(source, width, format));
      };
      const start = () => (isStored ? readOrCreate(path.join(folder, name), create, onCacheError) : create());
      const bytes = inProgress.get(name) ?? start();
      inProgress.set(name, bytes);
      try {
        return { bytes: await bytes, tag: `"${name}"` };
      } finally {
        inProgress.delete(name);
      }
    },
    prepare: (file) => limit(() => prepareUpload(file)),
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

function encode(source: string | Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const image =
    typeof source === 'string'
      ? sharp(Buffer.from(source), { density: densityFor(source, width) }).resize({ width })
      : sharp(source).resize({ width, withoutEnlargement: true });
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
