import type { ReactNode } from 'react';
import { Image, type Picture } from '../../components/Image/Image.tsx';
import * as styles from './PosterCard.css.ts';

export interface PosterCardProps {
  title: string;
  /** Makes the card a link. */
  href?: string;
  picture: Picture;
  sizes: string;
  priority?: boolean;
  /** Shown above the title. */
  above?: string;
  /** Shown below the title. */
  below?: ReactNode;
  /** @default 'tall' */
  shape?: 'tall' | 'square';
  /** @default 3 */
  level?: 2 | 3 | 4;
}

/** A picture with text on it: shared by TourCard and DestinationCard, not exported. */
export function PosterCard(props: PosterCardProps) {
  const { title, href, picture, sizes, priority, above, below, shape = 'tall', level = 3 } = props;
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} data-shape={shape} data-link={href === undefined ? undefined : true}>
      <div className={styles.picture}>
        <Image {...picture} alt="" fill sizes={sizes} priority={priority} />
      </div>
      <div className={styles.content}>
        {above && <p className={styles.above}>{above}</p>}
        <Title className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </Title>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </article>
  );
}
