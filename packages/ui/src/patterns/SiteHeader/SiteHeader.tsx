import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps {
  /** The logo, as a link to the home page. */
  logo: ReactNode;
  /** Links and menus of the desktop navigation (SHELL-37 to SHELL-40). */
  navigation: ReactNode;
  search: ReactNode;
  /** Wish list and cart, as icon links with counts. */
  icons: ReactNode;
  /** Log in and sign up, or the account menu. */
  account: ReactNode;
  /** Called by the menu button, which replaces navigation and account below 1,250 px (SHELL-46). */
  onMenu: () => void;
  /** Called on hover and focus of the menu button: preload the menu. */
  onMenuIntent?: () => void;
  menuOpen: boolean;
}

/** The header of every page. CSS selects the layout, so that the server does not need the width of the window. */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, navigation, search, icons, account, onMenu, onMenuIntent, menuOpen } = props;
  const messages = usePatternMessages();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.logo}>{logo}</div>
        <nav aria-label={messages.mainNavigation} className={styles.navigation}>
          {navigation}
        </nav>
        <div className={styles.search}>{search}</div>
        <div className={styles.icons}>{icons}</div>
        <div className={styles.account}>{account}</div>
        <div className={styles.menu}>
          <IconButton
            icon={Menu}
            label={messages.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenu}
            onPointerEnter={onMenuIntent}
            onFocus={onMenuIntent}
          />
        </div>
      </div>
    </header>
  );
}
