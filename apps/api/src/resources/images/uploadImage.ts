import { insertUploadedImage } from '../../db/content/uploadedImages.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { receiveImage } from './receiveImage.ts';
import { toStaffImageBody } from './staffImageBody.ts';

/** Stores a picture. */
export const uploadImage = operation(
  'uploadImage',
  async (context) => {
    const { query, body, db, clock, pictures, imageStorage } = context;
    const { bytes, ...image } = await receiveImage(body, pictures);
    const { row, isNew } = await inTransaction(db, async (tx) => {
      const stored = await insertUploadedImage(tx, { ...image, alt: query.alt, createdAt: clock.now() });
      if (!stored.isNew) return stored;
      const change = { operation: 'uploadImage', objectId: image.id, before: null, after: stored.row } as const;
      await recordChange(tx, context, change, clock.now());
      // Before the commit: a picture without its file would be broken.
      await imageStorage.put(image.id, bytes);
      return stored;
    });
    return { status: isNew ? 201 : 200, body: toStaffImageBody(row) };
  },
  { limits: ({ user }) => [{ bucket: `upload-image user ${user.id}`, max: 200, seconds: 3600 }] },
);
