import { listUploadedImages } from '../../db/content/uploadedImages.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { toStaffImageBody } from './staffImageBody.ts';

/** Lists a page of the uploaded pictures. */
export const listStaffImages = operation('listStaffImages', async ({ query, db }) => {
  const { rows, count } = await listUploadedImages(db, query);
  return { status: 200, body: toPageBody('/api/v1/staff-images/', query, count, rows.map(toStaffImageBody)) };
});
