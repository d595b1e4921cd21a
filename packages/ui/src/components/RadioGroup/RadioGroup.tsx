import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useValue } from '../../state/useValue.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldGroup } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './RadioGroup.css.ts';

/** An option; `label` is its text. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: LucideIcon;
  /** Shown at the end of the label: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends FieldBase {
  options: readonly RadioOption<Value>[];
  value?: Value;
  /** The initial value of an uncontrolled group. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `cards` for options with a description, a picture or a price.
   * @default 'list' */
  variant?: 'list' | 'cards';
  labelHidden?: boolean;
}

/** A single choice between a few options, all visible. Arrow keys select, as in native radio buttons. */
export function RadioGroup<Value extends string = string>({
  label,
  description,
  errorMessage,
  required,
  name,
  id,
  labelHidden,
  options,
  value,
  defaultValue,
  onChange,
  variant = 'list',
}: RadioGroupProps<Value>) {
  const field = useField({ id, name, description, errorMessage, required });
  const group = useId();
  const [selected, select] = useValue<Value | undefined>(value, defaultValue, (next) => next && onChange?.(next));
  return (
    <FieldGroup field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
      <div className={styles.options} data-variant={variant}>
        {options.map(({ icon: Icon, ...option }, index) => {
          const optionId = index === 0 ? field.ids.control : `${field.ids.control}-${option.value}`;
          return (
            <label className={styles.option} key={option.value}>
              <input
                type="radio"
                className={styles.dot}
                id={optionId}
                name={name ?? group}
                value={option.value}
                checked={selected === option.value}
                disabled={option.disabled}
                required={required}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={option.description ? `${optionId}-help` : undefined}
                aria-invalid={field.control['aria-invalid']}
                onChange={() => select(option.value)}
              />
              {Icon && <Icon aria-hidden className={styles.icon} />}
              <span className={styles.content}>
                <span className={styles.name} id={`${optionId}-name`}>
                  {option.label}
                  {option.aside && <span>{option.aside}</span>}
                </span>
                {option.description && (
                  <span className={fieldStyles.description} id={`${optionId}-help`}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
