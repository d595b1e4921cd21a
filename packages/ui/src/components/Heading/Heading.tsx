import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the outline of the page: one 1 per page, no step left out. */
  level: 1 | 2 | 3 | 4;
  /** Its size, whatever its level.
   * @default the usual size of the level */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display';
  id?: string;
  /** Lets a script move the focus here, as after a change of page. */
  focusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

const usual = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const;

/** A title. What it ranks and how large it is are two things. */
export function Heading({ children, level, size = usual[level], id, focusable, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.heading} data-size={size} id={id} ref={ref} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Element>
  );
}
