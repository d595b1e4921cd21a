import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useValue } from '../../state/useValue.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChoicePills.css.ts';

/** An option. */
export interface PillOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface ChoicePillsProps<Value extends string = string> {
  /** The name of the group. */
  label: string;
  options: readonly PillOption<Value>[];
  value?: Value;
  /** @default the first option */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Shows the label above the row.
   * @default false */
  labelVisible?: boolean;
  name?: string;
}

/** A single choice between a few short options; takes effect immediately: a filter above a list. */
export function ChoicePills<Value extends string = string>({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onChange,
  labelVisible,
  name,
}: ChoicePillsProps<Value>) {
  const group = useId();
  const [selected, select] = useValue<Value | undefined>(value, defaultValue, (next) => next && onChange?.(next));
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={fieldStyles.legend}>
        {labelVisible ? <span className={fieldStyles.label}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      </legend>
      <div className={styles.row}>
        {options.map(({ icon: Icon, ...option }) => (
          <label className={styles.pill} key={option.value}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? group}
              value={option.value}
              checked={selected === option.value}
              disabled={option.disabled}
              onChange={() => select(option.value)}
            />
            {Icon && <Icon aria-hidden className={styles.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
