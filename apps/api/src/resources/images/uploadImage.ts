import type { Readable } from 'node:stream';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { insertUploadedImage } from '../../db/catalogue/uploadedImages.ts';
import { inTransaction } from '../../db/transaction.ts';
import { maxUploadBytes, UnusableImage } from '../../images/prepareUpload.ts';
import { invalidRequest, Problem, payloadTooLarge } from '../../problems/problems.ts';
import { staffImageBody } from './staffImageBody.ts';

/** Stores a picture (GAP-59). */
export const uploadImage = operation(
  'uploadImage',
  async (context) => {
    const { query, body, db, clock, pictures, imageStorage } = context;
    const file = await readBytes(body, maxUploadBytes);
    const { bytes, ...image } = await pictures.prepare(file).catch((error: unknown) => {
      throw error instanceof UnusableImage ? invalidRequest(`The file ${error.message}.`) : error;
    });
    const { row, isNew } = await inTransaction(db, async (tx) => {
      const stored = await insertUploadedImage(tx, { ...image, alt: query.alt, createdAt: clock.now() });
      if (!stored.isNew) return stored;
      const change = { operation: 'uploadImage', objectId: image.id, before: null, after: stored.row } as const;
      await recordChange(tx, context, change, clock.now());
      // Before the commit: a picture without its file would be broken.
      await imageStorage.put(image.id, bytes);
      return stored;
    });
    return { status: isNew ? 201 : 200, body: staffImageBody(row) };
  },
  { limits: ({ user }) => [{ bucket: `upload-image user ${user.id}`, max: 200, seconds: 3600 }] },
);

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
