import {
  deleteUploadedImage,
  findImageUse,
  insertUploadedImage,
  listUploadedImages,
  lockUploadedImage,
  setUploadedImageAlt,
} from '../../db/content/uploadedImages.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { getImage } from './getImage.ts';
import { receiveImage } from './receiveImage.ts';
import { toStaffImageBody } from './staffImageBody.ts';

export const imagesOperations = {
  getImage,

  /** Deletes an uploaded picture that nothing uses. */
  deleteImage: operation('deleteImage', async (context) => {
    const { path, db, clock, imageStorage } = context;
    await inTransaction(db, async (tx) => {
      const row = await lockUploadedImage(tx, path.imageId);
      if (!row) throw notFound('picture');
      const use = await findImageUse(tx, row.id);
      if (use !== null) throw conflict(`“${use}” uses this picture. Remove it there first.`);
      await deleteUploadedImage(tx, row.id);
      const change = { operation: 'deleteImage', objectId: row.id, before: row, after: null } as const;
      await recordChange(tx, context, change, clock.now());
      await imageStorage.delete(row.id, tx);
    });
    return { status: 204 };
  }),

  /** Lists a page of the uploaded pictures. */
  listStaffImages: operation('listStaffImages', async ({ query, db }) => {
    const { rows, count } = await listUploadedImages(db, query);
    return { status: 200, body: toPageBody('/api/v1/staff-images/', query, { count }, rows.map(toStaffImageBody)) };
  }),

  /** Sets the alternative text of an uploaded picture. */
  setImageAlt: operation('setImageAlt', async (context) => {
    const { path, body, db, clock } = context;
    await inTransaction(db, async (tx) => {
      const row = await lockUploadedImage(tx, path.imageId);
      if (!row) throw notFound('picture');
      if (row.alt === body.alt) return;
      await setUploadedImageAlt(tx, row.id, body.alt);
      const change = { objectId: row.id, before: row, after: { ...row, alt: body.alt } };
      await recordChange(tx, context, { operation: 'setImageAlt', ...change }, clock.now());
    });
    return { status: 204 };
  }),

  /** Stores a picture. */
  uploadImage: operation(
    'uploadImage',
    async (context) => {
      const { query, body, db, clock, pictures, imageStorage } = context;
      const { bytes, ...image } = await receiveImage(body, pictures);
      const { row, isNew } = await inTransaction(db, async (tx) => {
        const stored = await insertUploadedImage(tx, { ...image, alt: query.alt, createdAt: clock.now() });
        // Of a known picture as well: this restores a file that was lost.
        await imageStorage.put(image.id, bytes, tx);
        if (!stored.isNew) return stored;
        const change = { operation: 'uploadImage', objectId: image.id, before: null, after: stored.row } as const;
        await recordChange(tx, context, change, clock.now());
        return stored;
      });
      return { status: isNew ? 201 : 200, body: toStaffImageBody(row) };
    },
    { limits: ({ user }) => [{ bucket: `upload-image user ${user.id}`, max: 200, seconds: 3600 }] },
  ),
};
