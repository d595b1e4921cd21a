import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './IconButton.css.ts';

/** What an icon alone has, as a button or as a link. */
export interface IconButtonBaseProps {
  /** What it does, in words: read aloud, and shown as a tooltip by the browser. With a count, say the count too. */
  label: string;
  icon: LucideIcon;
  /** `plate` stands on pictures.
   * @default 'plain' */
  tone?: 'plain' | 'outline' | 'plate';
  /** A small number at the corner; nothing at 0. From 100 on it says 99+. */
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

function Face({ icon: Icon, count = 0 }: Pick<IconButtonBaseProps, 'icon' | 'count'>) {
  return (
    <>
      <Icon aria-hidden className={styles.icon} />
      {count > 0 && (
        // The label says the count in words: here it is only painted.
        <span className={styles.badge} data-count={count > 99 ? '99+' : count} />
      )}
    </>
  );
}

/** A button whose picture says enough. With `aria-pressed` it keeps a state, like the heart of the wish list. */
export function IconButton({ label, icon, tone = 'plain', count, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} data-tone={tone} aria-label={label} title={label}>
      <Face icon={icon} count={count} />
    </button>
  );
}

/** A link whose picture says enough: the cart, the wish list. */
export function IconLink({ label, icon, tone = 'plain', count, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={styles.button} data-tone={tone} aria-label={label} title={label}>
      <Face icon={icon} count={count} />
    </a>
  );
}
