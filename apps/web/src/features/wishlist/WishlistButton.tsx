import { IconButton } from '@aitours/ui';
import { Heart } from 'lucide-react';
import { useWishlist } from './useWishlist.ts';
import type { Wished } from './wishlistStore.ts';

export interface WishlistButtonProps {
  item: Wished;
  /** `plate` upon a picture.
   * @default 'outline' */
  tone?: 'outline' | 'plate';
}

/** The heart of one product: pressed, it is on the list. */
export function WishlistButton({ item, tone = 'outline' }: WishlistButtonProps) {
  const { on, label, onToggle } = useWishlist().heart(item);
  return <IconButton icon={Heart} tone={tone} label={label} aria-pressed={on} onClick={onToggle} />;
}
