import * as styles from './Logo.css.ts';

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
        <circle className={styles.sun} cx="21.5" cy="11.5" r="7.5" />
        <path className={styles.sail} d="M17 2.5C9.5 8 5.5 14.5 4.5 22H17z" />
        <path className={styles.wave} d="M3 28c3.25-2.7 6.5-2.7 9.75 0s6.5 2.7 9.75 0c2.17-1.8 4.33-2.4 6.5-1.8" />
      </svg>
      {!markOnly && (
        <span>
          ai<span className={styles.tours}>Tours</span>
        </span>
      )}
    </span>
  );
}
