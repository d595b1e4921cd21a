import type { ComponentPropsWithRef } from 'react';
import * as styles from '../Button/Button.css.ts';
import type { ButtonBaseProps } from '../Button/Button.tsx';

export interface LinkButtonProps
  extends ButtonBaseProps,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'style' | 'href'> {
  href: string;
}

/** A link that looks like a button: the next step of a task. For actions on the page use a `Button`. */
export function LinkButton({
  children,
  tone = 'primary',
  size = 'medium',
  width = 'content',
  icon: Icon,
  iconEnd: IconEnd,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={styles.button} data-tone={tone} data-size={size} data-width={width}>
      <span className={styles.content}>
        {Icon && <Icon aria-hidden className={styles.icon} />}
        {children}
        {IconEnd && <IconEnd aria-hidden className={styles.icon} />}
      </span>
    </a>
  );
}
