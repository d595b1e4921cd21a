import type { Readable } from 'node:stream';
import type { Pictures } from '../../images/pictures.ts';
import { maxUploadBytes, type PreparedImage, UnusableImage } from '../../images/prepareUpload.ts';
import { invalidRequest, Problem, payloadTooLarge } from '../../problems/problems.ts';

/**
 * Reads an uploaded picture from the body of a request, and prepares it to be stored.
 *
 * @throws {Problem} payload-too-large; invalid-request when it can't be used
 */
export async function receiveImage(body: Readable, pictures: Pictures): Promise<PreparedImage> {
  const file = await readBytes(body, maxUploadBytes);
  return pictures.prepare(file).catch((error: unknown) => {
    throw error instanceof UnusableImage ? invalidRequest(`The file ${error.message}.`) : error;
  });
}

/**
 * @throws {Problem} payload-too-large as soon as more than `max` bytes have arrived; invalid-request when the caller has
 *   gone away
 */
async function readBytes(stream: Readable, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > max) throw payloadTooLarge('The picture is larger than 10 MB.');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : invalidRequest('The upload was interrupted.');
  }
  return Buffer.concat(chunks);
}
