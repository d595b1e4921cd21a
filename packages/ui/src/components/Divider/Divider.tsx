import * as styles from './Divider.css.ts';

/** A line between two parts of a card. Between cards and sections use space instead. */
export function Divider() {
  return <hr className={styles.divider} />;
}
