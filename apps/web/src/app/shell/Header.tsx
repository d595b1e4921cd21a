import { HeaderLink, IconLink, Logo, SiteHeader } from '@aitours/ui';
import { Heart, Search, ShoppingBag, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { AccountSlot } from './AccountSlot.tsx';
import * as styles from './Header.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { fetchSlideIn, LazySlideIn } from './lazyMenus.ts';
import { MenuBoundary } from './MenuBoundary.tsx';
import { shellMessages } from './messages.ts';
import { legal, resources } from './places.ts';

/** @param cartCount sum of the cart's quantities (SHELL-43) */
export function Header({ cartCount }: { cartCount: number }) {
  const [path] = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SiteHeader
        logo={
          <a href={paths.home} className={styles.logo} aria-label={shellMessages.home}>
            <Logo />
          </a>
        }
        navigation={<Navigation path={path} />}
        search={<DecorativeSearch />}
        icons={
          <>
            <IconLink icon={Heart} label={shellMessages.wishlist} href={paths.wishlist} />
            <IconLink icon={ShoppingBag} label={shellMessages.cart(cartCount)} href={paths.cart} count={cartCount} />
          </>
        }
        account={<AccountSlot />}
        menuOpen={isMenuOpen}
        onMenu={() => setMenuOpen(true)}
        onMenuIntent={fetchSlideIn}
      />
      {isMenuOpen && (
        <MenuBoundary>
          <LazySlideIn onClose={() => setMenuOpen(false)} />
        </MenuBoundary>
      )}
    </>
  );
}

function Navigation({ path }: { path: string }) {
  return (
    <>
      <HeaderLink href={paths.thingsToDo()} current={path === paths.thingsToDo()}>
        {shellMessages.thingsToDo}
      </HeaderLink>
      <HeaderLink href={paths.attractions} current={path === paths.attractions}>
        {shellMessages.attractions}
      </HeaderLink>
      <HeaderMenu label={shellMessages.resources} entries={resources} />
      <HeaderMenu label={shellMessages.legal} entries={legal} />
      <HeaderLink href={paths.dayPlanner} current={path === paths.dayPlanner} featured icon={Sparkles}>
        {shellMessages.dayPlanner}
      </HeaderLink>
    </>
  );
}

/** The header's search box without effect (SHELL-41, QUIRK-15). A plain input, because every page loads it. */
function DecorativeSearch() {
  return (
    <form className={styles.search} onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <Search aria-hidden className={styles.searchIcon} />
      <input
        type="search"
        className={styles.searchInput}
        aria-label={shellMessages.search}
        placeholder={shellMessages.search}
      />
    </form>
  );
}
