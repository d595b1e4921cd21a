import type { Schema } from '@aitours/api-client';
import type { StorePicture } from '../../../features/picture-upload/useUploads.ts';
import { useClient } from '../../../platform/api.tsx';

/** Returns what stores a picture of the catalogue. */
export function useStoreImage(): StorePicture<Schema<'StaffImage'>> {
  const client = useClient();
  return (file, alt, options) => client.call('uploadImage', { query: { alt }, body: file }, options);
}
