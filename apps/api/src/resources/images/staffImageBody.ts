import type { components } from '@aitours/openapi/schema';
import type { UploadedImageRow } from '../../db/content/uploadedImages.ts';

/** Returns an uploaded picture in the contract's form. */
export const toStaffImageBody = ({
  id,
  alt,
  width,
  height,
  createdAt,
}: UploadedImageRow): components['schemas']['StaffImage'] => ({
  id,
  alt,
  width,
  height,
  created_at: createdAt.toISOString(),
});
