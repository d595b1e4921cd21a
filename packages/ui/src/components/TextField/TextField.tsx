import { Eye, EyeOff, type LucideIcon, Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { useUiMessages } from '../../messages/UiMessages.tsx';
import { useValue } from '../../state/useValue.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './TextField.css.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'children' | 'ref' | keyof FieldBase
>;

export interface TextFieldProps extends FieldBase, Native {
  /** What is filled in decides the keyboard of a phone. `password` can be shown, `search` can be cleared.
   * @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'time';
  value?: string;
  /** Where the field keeps its value itself.
   * @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Stands at the start of the box. */
  icon?: LucideIcon;
  /** Only where the field's place says the same as its label. */
  labelHidden?: boolean;
}

/** One line of text: a name, an address, a password, a search. */
export function TextField({
  label,
  description,
  errorMessage,
  required,
  name,
  id,
  labelHidden,
  type = 'text',
  icon,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: TextFieldProps) {
  const messages = useUiMessages();
  const field = useField({ id, name, description, errorMessage, required });
  const [text, setText] = useValue(value, defaultValue, onChange);
  const [revealed, setRevealed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const Icon = icon ?? (type === 'search' ? Search : undefined);
  const end = type === 'password' || (type === 'search' && text !== '') || undefined;
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
      <div className={styles.frame} data-icon={Icon && true} data-end={end}>
        {Icon && <Icon aria-hidden className={styles.icon} />}
        <input
          autoCapitalize={type === 'email' || type === 'password' ? 'none' : undefined}
          spellCheck={type === 'email' || type === 'password' ? false : undefined}
          {...rest}
          {...field.control}
          ref={input}
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
        {type === 'search' && text !== '' && (
          <button type="button" className={styles.end} aria-label={messages.clear} onClick={clear}>
            <X aria-hidden className={styles.endIcon} />
          </button>
        )}
      </div>
    </Field>
  );
}
