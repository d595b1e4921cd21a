import { MobileBar } from '@aitours/ui';
import { Compass, House, ShoppingBag, Sparkles, User } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { shellMessages } from './messages.ts';

/** The main pages as a bottom bar, on a phone's home page (SHELL-49, GAP-49). */
export function BottomBar({ cartCount }: { cartCount: number }) {
  return (
    <MobileBar
      items={[
        { label: shellMessages.homeShort, href: paths.home, icon: House, current: true },
        { label: shellMessages.thingsToDo, href: paths.thingsToDo(), icon: Compass },
        { label: shellMessages.dayPlanner, href: paths.dayPlanner, icon: Sparkles },
        {
          label: shellMessages.cartShort,
          href: paths.cart,
          icon: ShoppingBag,
          count: cartCount,
          countLabel: shellMessages.cart(cartCount),
        },
        { label: shellMessages.profile, href: paths.profile, icon: User },
      ]}
    />
  );
}
