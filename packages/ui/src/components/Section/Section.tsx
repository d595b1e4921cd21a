import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Names the section, for the eye and for those who jump from one to the next. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Stands at the end of the title's line: a link to everything, arrows. */
  action?: ReactNode;
  children: ReactNode;
  /** @default 2 */
  level?: HeadingProps['level'];
  size?: HeadingProps['size'];
  /** What a link may jump to. */
  id?: string;
}

/** A part of a page with a title of its own. */
export function Section({ title, description, action, children, level = 2, size, id }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div className={styles.head}>
        <div className={styles.words}>
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
