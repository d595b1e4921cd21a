import { Logo } from '@aitours/ui';
import * as styles from './Letterhead.css.ts';

/** The company's letterhead, for printing only; on a screen the header shows the same. */
export function Letterhead() {
  return (
    <div className={styles.letterhead}>
      <Logo />
    </div>
  );
}
