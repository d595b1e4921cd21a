import { Minus, Plus } from 'lucide-react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldDescription, FieldError } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NumberStepper.css.ts';
import { type StepperRange, useStepper } from './useStepper.ts';

export interface NumberStepperProps extends Omit<FieldBase, 'required'>, StepperRange {
  /** Announced at the attempt to go below `min`: "At least one adult travels with children."
   * @default "The minimum is 1." */
  minReason?: string;
  /** Announced at the attempt to go above `max`: "Only 3 places are left."
   * @default "The maximum is 10." */
  maxReason?: string;
  disabled?: boolean;
}

/** A field for a small integer: guests, tickets, suitcases. */
export function NumberStepper({
  label,
  description,
  errorMessage,
  name,
  id,
  value,
  min,
  max,
  onChange,
  minReason,
  maxReason,
  keepsTyped,
  disabled,
}: NumberStepperProps) {
  const messages = useComponentMessages();
  const field = useField({ id, name, description, errorMessage });
  const stepper = useStepper({ value, min, max, onChange, keepsTyped });
  const reasons = { min: minReason ?? messages.minimum(min), max: maxReason ?? messages.maximum(max) };
  return (
    <div className={styles.stepper}>
      <div className={styles.content}>
        <label className={fieldStyles.label} htmlFor={field.ids.control} id={field.ids.label}>
          {label}
        </label>
        <FieldDescription id={field.ids.description}>{description}</FieldDescription>
      </div>
      <div className={styles.control}>
        <button
          type="button"
          className={styles.button}
          aria-label={messages.decrease(label)}
          aria-disabled={value <= min || undefined}
          disabled={disabled}
          onClick={() => stepper.step(-1)}
        >
          <Minus aria-hidden className={styles.icon} />
        </button>
        <input
          {...field.control}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          disabled={disabled}
          value={stepper.text}
          onChange={(event) => stepper.type(event.target.value)}
          onKeyDown={stepper.handleKeyDown}
          onBlur={stepper.commit}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={messages.increase(label)}
          aria-disabled={value >= max || undefined}
          disabled={disabled}
          onClick={() => stepper.step(1)}
        >
          <Plus aria-hidden className={styles.icon} />
        </button>
      </div>
      <div className={styles.reason} role="status">
        {stepper.limit && reasons[stepper.limit]}
      </div>
      <VisuallyHidden role="status">
        {stepper.announced !== undefined && !stepper.limit && `${label}: ${stepper.announced}`}
      </VisuallyHidden>
      <div className={styles.below}>
        <FieldError id={field.ids.error}>{field.error}</FieldError>
      </div>
    </div>
  );
}
