import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './SlideInMenu.css.ts';

/** A group of links. */
export interface SlideInMenuGroup {
  /** The heading; the main links have none. */
  title?: string;
  links: { label: string; href: string; icon?: LucideIcon; current?: boolean }[];
}

export interface SlideInMenuProps {
  open: boolean;
  onClose: () => void;
  groups: SlideInMenuGroup[];
  /** Log in and sign up, or the signed-in customer. */
  account?: ReactNode;
}

/** The navigation below 1,250 px (SHELL-46). Following a link closes it. Loads react-aria. */
export function SlideInMenu({ open, onClose, groups, account }: SlideInMenuProps) {
  const messages = usePatternMessages();
  return (
    <Drawer title={messages.menu} open={open} onClose={onClose} mobileEdge="full" footer={account}>
      <nav aria-label={messages.mainNavigation} className={styles.menu}>
        {groups.map(({ title, links }) => (
          <div key={title ?? 'main'}>
            {title && <h3 className={styles.title}>{title}</h3>}
            <PlainList className={styles.list}>
              {links.map(({ label, href, icon: Icon, current }) => (
                <li key={href} className={styles.cell}>
                  <a className={styles.link} href={href} aria-current={current ? 'page' : undefined} onClick={onClose}>
                    {Icon && <Icon aria-hidden className={styles.icon} />}
                    {label}
                  </a>
                </li>
              ))}
            </PlainList>
          </div>
        ))}
      </nav>
    </Drawer>
  );
}
