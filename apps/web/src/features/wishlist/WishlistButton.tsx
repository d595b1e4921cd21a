import { IconButton } from '@aitours/ui';
import { Heart } from 'lucide-react';
import { useWishlist } from './useWishlist.ts';
import type { WishlistItem } from './wishlistStore.ts';

export interface WishlistButtonProps {
  item: WishlistItem;
  /**
   * `plate` for use on a picture.
   * @default 'outline'
   */
  tone?: 'outline' | 'plate';
}

/** The heart of one product; pressed means that it is on the wishlist. */
export function WishlistButton({ item, tone = 'outline' }: WishlistButtonProps) {
  const { on, label, onToggle } = useWishlist().heart(item);
  return <IconButton icon={Heart} tone={tone} label={label} aria-pressed={on} onClick={onToggle} />;
}
