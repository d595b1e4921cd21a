import * as styles from './Logo.css.ts';
import { logoMark } from './logoMark.ts';

export interface LogoProps {
  /** Shows only the mark.
   * @default false */
  markOnly?: boolean;
  /** The background: `art` is for pictures and dark areas.
   * @default 'paper' */
  on?: 'paper' | 'art';
}

/** The shop's name and mark: a dhow's sail in front of a low sun. */
export function Logo({ markOnly, on = 'paper' }: LogoProps) {
  const named = markOnly ? ({ role: 'img', 'aria-label': 'aiTours' } as const) : undefined;
  return (
    <span {...named} className={styles.logo} data-on={on}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.sun} {...logoMark.sun} />
        <path className={styles.sail} d={logoMark.sail} />
        <path className={styles.wave} d={logoMark.wave} />
      </svg>
      {!markOnly && (
        <span>
          ai<span className={styles.tours}>Tours</span>
        </span>
      )}
    </span>
  );
}
