import type { ReactNode } from 'react';
import * as styles from './OptionList.css.ts';

export interface Option {
  readonly id: string;
  readonly name: string;
  /** The price at the end of the first line. */
  readonly aside: ReactNode;
  readonly details: readonly (string | undefined)[];
  readonly isDisabled?: boolean;
}

export interface OptionListProps {
  label: string;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A list of options. Clicking one selects it and continues, so these are buttons: arrow keys must not select. */
export function OptionList({ label, options, chosen, onChoose }: OptionListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {options.map(({ id, name, aside, details, isDisabled }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.option}
            aria-pressed={id === chosen}
            disabled={isDisabled}
            onClick={() => onChoose(id)}
          >
            <span className={styles.head}>
              <span className={styles.name}>{name}</span>
              <span className={styles.aside}>{aside}</span>
            </span>
            {details.filter(Boolean).map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
