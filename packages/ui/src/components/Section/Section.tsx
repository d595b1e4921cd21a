import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The heading, which also names the landmark. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Shown at the end of the heading: a link to all items, arrows. */
  action?: ReactNode;
  children: ReactNode;
  /** @default 2 */
  level?: HeadingProps['level'];
  size?: HeadingProps['size'];
  /** The target of in-page links. */
  id?: string;
}

/** A part of a page with a heading. */
export function Section({ title, description, action, children, level = 2, size, id }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div className={styles.head}>
        <div className={styles.content}>
          <Heading level={level} size={size} id={titleId}>
            {title}
          </Heading>
          {description && <Text tone="soft">{description}</Text>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
