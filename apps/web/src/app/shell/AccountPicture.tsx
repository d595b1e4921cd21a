import { toPictureUrl } from '@aitours/api-client';
import { Avatar } from '@aitours/ui';
import { useMergeNotice } from './useMergeNotice.ts';

/**
 * The picture or the initials of the signed-in user, beside the name. It loads once somebody has signed in, so it says what
 * that did to the cart as well: guests needn't load the notice.
 */
export default function AccountPicture({ name, imageId }: { name: string; imageId?: string | null | undefined }) {
  useMergeNotice();
  // The smallest picture size (IMG-02).
  return <Avatar name={name} decorative {...(imageId && { src: toPictureUrl(imageId, 320, 'webp') })} />;
}
