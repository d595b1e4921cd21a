import { Logo, SiteFooter } from '@aitours/ui';
import { ThemeSwitch } from '../../features/theme/ThemeSwitch.tsx';
import { footerColumns, shellMessages } from './messages.ts';

const { about, promotionTitle, promotion, small } = shellMessages.footer;
const columns = footerColumns.map(({ title, links }) => ({ title, links: links.map((label) => ({ label })) }));

/** The foot of every page (SHELL-53 to SHELL-55), and the choice of theme in its last line. */
export function Footer() {
  return (
    <SiteFooter
      logo={<Logo />}
      about={about}
      columns={columns}
      promotion={{ title: promotionTitle, text: promotion }}
      small={small}
      aside={<ThemeSwitch />}
    />
  );
}
