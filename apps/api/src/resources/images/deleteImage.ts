import { deleteUploadedImage, findImageUse, lockUploadedImage } from '../../db/content/uploadedImages.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';

/** Deletes an uploaded picture that nothing uses. */
export const deleteImage = operation('deleteImage', async (context) => {
  const { path, db, clock, imageStorage } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockUploadedImage(tx, path.imageId);
    if (!row) throw notFound('picture');
    const use = await findImageUse(tx, row.id);
    if (use !== null) throw conflict(`“${use}” uses this picture. Remove it there first.`);
    await deleteUploadedImage(tx, row.id);
    const change = { operation: 'deleteImage', objectId: row.id, before: row, after: null } as const;
    await recordChange(tx, context, change, clock.now());
    await imageStorage.delete(row.id);
  });
  return { status: 204 };
});
