import type { ComponentPropsWithRef } from 'react';
import * as styles from '../Button/Button.css.ts';
import type { ButtonBaseProps } from '../Button/Button.tsx';

export interface LinkButtonProps
  extends ButtonBaseProps,
    Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'style' | 'href'> {
  /** Where it leads. */
  href: string;
}

/** A link with the weight of a button: the next step of the journey. What does something here is a `Button`. */
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
