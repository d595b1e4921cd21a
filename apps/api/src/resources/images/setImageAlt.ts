import { lockUploadedImage, setUploadedImageAlt } from '../../db/content/uploadedImages.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Sets the alternative text of an uploaded picture. */
export const setImageAlt = operation('setImageAlt', async (context) => {
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
});
