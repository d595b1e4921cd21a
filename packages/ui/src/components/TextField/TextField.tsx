import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { useValue } from '../../state/useValue.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './TextField.css.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'children' | 'ref' | keyof FieldBase
>;

export interface TextFieldProps extends FieldBase, Native {
  /** Determines a phone's keyboard. `password` adds a button that reveals it.
   * @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'time';
  value?: string;
  /** The initial value of an uncontrolled field.
   * @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Shown at the start of the input. */
  icon?: LucideIcon;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
}

/** A field for one line of text: a name, an address, a password. */
export function TextField({
  label,
  description,
  errorMessage,
  required,
  name,
  id,
  labelHidden,
  type = 'text',
  icon: Icon,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: TextFieldProps) {
  const messages = useComponentMessages();
  const field = useField({ id, name, description, errorMessage, required });
  const [text, setText] = useValue(value, defaultValue, onChange);
  const [revealed, setRevealed] = useState(false);
  return (
    <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
      <div className={styles.frame} data-icon={Icon && true} data-end={type === 'password' || undefined}>
        {Icon && <Icon aria-hidden className={styles.icon} />}
        <input
          autoCapitalize={type === 'email' || type === 'password' ? 'none' : undefined}
          spellCheck={type === 'email' || type === 'password' ? false : undefined}
          {...rest}
          {...field.control}
          className={styles.input}
          type={type === 'password' && revealed ? 'text' : type}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {type === 'password' && (
          <button
            type="button"
            className={styles.end}
            aria-label={messages.showPassword}
            aria-pressed={revealed}
            aria-controls={field.ids.control}
            disabled={rest.disabled}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? (
              <EyeOff aria-hidden className={styles.endIcon} />
            ) : (
              <Eye aria-hidden className={styles.endIcon} />
            )}
          </button>
        )}
      </div>
    </Field>
  );
}
