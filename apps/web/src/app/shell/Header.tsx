import { HeaderLink, IconLink, Logo, SiteHeader } from '@aitours/ui';
import { Heart, Search, ShoppingBag, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { SearchBox } from '../../features/search-suggestions/SearchBox.tsx';
import { useQuirks } from '../../platform/api.tsx';
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
        search={<HeaderSearch />}
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

/**
 * The header's search box (SHELL-41). A plain input, because every page loads it; where it searches, the form also works
 * without scripts.
 */
function HeaderSearch() {
  const { searchWorks } = useQuirks().shell;
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const search = (next: string) => {
    if (searchWorks) navigate(paths.search(next.trim()));
  };
  return (
    <form
      className={styles.search}
      action={searchWorks ? paths.search() : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
      autoComplete="off"
    >
      <SearchBox
        label={shellMessages.search}
        placeholder={shellMessages.search}
        value={text}
        onChange={setText}
        onSearch={search}
      >
        <div className={styles.searchFrame}>
          <Search aria-hidden className={styles.searchIcon} />
          <input
            type="search"
            name="q"
            maxLength={100}
            className={styles.searchInput}
            aria-label={shellMessages.search}
            placeholder={shellMessages.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </SearchBox>
    </form>
  );
}
