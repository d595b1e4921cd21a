import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { createPageMeta } from '../../platform/page.ts';
import { useWishlistTeasers } from './useWishlistTeasers.ts';
import { WishlistView } from './Wishlist.view.tsx';

export default function Wishlist() {
  const { heart, toggle } = useWishlist();
  return <WishlistView state={useWishlistTeasers()} heart={heart} onToggle={toggle} />;
}

export const meta = createPageMeta('Wishlist');

export const isPrivate = true;
