import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './IconButton.css.ts';

/** The props that `IconButton` and `IconLink` share. */
export interface IconButtonBaseProps {
  /** The accessible name and tooltip. Include the count when there is one. */
  label: string;
  icon: LucideIcon;
  /** `plate` is for use on pictures.
   * @default 'plain' */
  tone?: 'plain' | 'outline' | 'plate';
  /** A number in the corner; hidden at 0, "99+" from 100. */
  count?: number;
}

export interface IconButtonProps
  extends IconButtonBaseProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style' | 'aria-label' | 'title'> {}

export interface IconLinkProps
  extends IconButtonBaseProps,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'style' | 'aria-label' | 'title' | 'href'> {
  href: string;
}

function Content({ icon: Icon, count = 0 }: Pick<IconButtonBaseProps, 'icon' | 'count'>) {
  return (
    <>
      <Icon aria-hidden className={styles.icon} />
      {count > 0 && (
        // Rendered by CSS from the attribute: the label includes the count.
        <span className={styles.badge} data-count={count > 99 ? '99+' : count} />
      )}
    </>
  );
}

/** A button with only an icon. `aria-pressed` makes it a toggle, like the heart of the wish list. */
export function IconButton({ label, icon, tone = 'plain', count, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} data-tone={tone} aria-label={label} title={label}>
      <Content icon={icon} count={count} />
    </button>
  );
}

/** A link with only an icon: the cart, the wish list. */
export function IconLink({ label, icon, tone = 'plain', count, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={styles.button} data-tone={tone} aria-label={label} title={label}>
      <Content icon={icon} count={count} />
    </a>
  );
}
