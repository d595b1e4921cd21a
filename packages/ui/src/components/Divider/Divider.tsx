import * as styles from './Divider.css.ts';

/** A hairline between two things inside a card. Between cards and sections, space divides better. */
export function Divider() {
  return <hr className={styles.divider} />;
}
