import { toPictureUrl } from '@aitours/api-client';
import { Avatar } from '@aitours/ui';

/** The picture or the initials of the signed-in user, beside the name. */
export default function AccountPicture({ name, imageId }: { name: string; imageId?: string | null | undefined }) {
  // The smallest picture size (IMG-02).
  return <Avatar name={name} decorative {...(imageId && { src: toPictureUrl(imageId, 320, 'webp') })} />;
}
