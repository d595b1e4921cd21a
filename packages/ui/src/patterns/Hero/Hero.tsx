import type { ReactNode } from 'react';
import { Image, type Picture } from '../../components/Image/Image.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  title: string;
  text?: ReactNode;
  picture: Picture;
  /** Actions below the text. */
  actions?: ReactNode;
  /** Overlaps the lower edge of the picture: the service shortcuts, a search. */
  children?: ReactNode;
  /** @default 'high' */
  height?: 'high' | 'low';
}

/** The top of a page: a wide picture with the title on it. */
export function Hero({ title, text, picture, actions, children, height = 'high' }: HeroProps) {
  return (
    <div className={styles.hero} data-height={height} data-overlap={children ? true : undefined}>
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Image {...picture} alt="" fill sizes="(max-width: 1300px) 100vw, 1240px" priority />
        </div>
        <div className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children && <div className={styles.overlap}>{children}</div>}
    </div>
  );
}
