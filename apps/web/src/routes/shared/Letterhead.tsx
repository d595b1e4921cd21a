import { Logo } from '@aitours/ui';
import * as styles from './Letterhead.css.ts';

/** Whose paper it is, above what is printed; on a screen the header says so. */
export function Letterhead() {
  return (
    <div className={styles.letterhead}>
      <Logo />
    </div>
  );
}
