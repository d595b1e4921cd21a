import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components/GridList';
import * as styles from './GridList.css.ts';

/** The checkbox of a row, or of all rows in a table's header. Not exported. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={styles.box}>
      {({ isSelected, isIndeterminate }) =>
        isIndeterminate ? (
          <Minus aria-hidden className={styles.mark} />
        ) : (
          isSelected && <Check aria-hidden className={styles.mark} />
        )
      }
    </Checkbox>
  );
}
