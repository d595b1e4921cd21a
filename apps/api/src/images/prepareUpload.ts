import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';

export interface PreparedImage {
  /** Follows from the content of the uploaded file. */
  readonly id: string;
  /** WebP without metadata. */
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Why a file can't be used as a picture. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
}

export const maxUploadBytes = 10_000_000;

const formats = ['jpeg', 'png', 'webp', 'heif'];
/** A small file can unpack to gigabytes; a camera has up to 50 megapixels. */
const maxPixels = 50_000_000;
const minWidth = 640;
const minHeight = 360;
/** The longest side as stored; the largest that is served is 1,920 pixels wide. */
const maxSide = 2560;

/**
 * Checks an uploaded file by its content, turns it upright, scales it down and removes its metadata, such as where it was
 * taken.
 *
 * @throws {UnusableImage} with a sentence for the person who has chosen the file
 */
export async function prepareUpload(file: Uint8Array): Promise<PreparedImage> {
  const { width, height } = await readSize(file);
  if (width * height > maxPixels) throw new UnusableImage('has more than 50 megapixels; make it smaller first');
  if (width < minWidth || height < minHeight)
    throw new UnusableImage(`has ${width} × ${height} pixels; at least ${minWidth} × ${minHeight} are needed`);
  const image = sharp(file, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 });
  const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw new UnusableImage('is damaged', { cause: error });
  });
  const id = createHash('sha256').update(file).digest('hex').slice(0, 32);
  return { id, bytes: data, width: info.width, height: info.height };
}

/** Reads the header only. Sizes are those of the upright picture. */
async function readSize(file: Uint8Array): Promise<{ width: number; height: number }> {
  const metadata = await readMetadata(file);
  // The container of AVIF also holds HEIC, which browsers don't show.
  const isHeic = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !formats.includes(metadata.format) || isHeic)
    throw new UnusableImage('is no JPEG, PNG, WebP or AVIF picture');
  return metadata.autoOrient;
}

async function readMetadata(file: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}
