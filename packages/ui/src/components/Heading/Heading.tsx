import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** The level in the page's outline: one level 1 per page, no level skipped. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, independent of the level.
   * @default the size of the level */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display';
  id?: string;
  /** Makes it focusable by script, for example after navigation. */
  focusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

const defaultSizes = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const;

/** A heading with independent level and size. */
export function Heading({ children, level, size = defaultSizes[level], id, focusable, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.heading} data-size={size} id={id} ref={ref} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Element>
  );
}
