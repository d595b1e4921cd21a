import { Search, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, useId, useRef } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { useValue } from '../../state/useValue.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from '../TextField/TextField.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'children'
>;

export interface SearchFieldProps extends Native {
  /** "Search attractions". */
  label: string;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
  value?: string;
  /** The initial value of an uncontrolled field.
   * @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A search input with a clear button. It has no error state. */
export function SearchField({ label, labelHidden, value, defaultValue = '', onChange, id, ...rest }: SearchFieldProps) {
  const messages = useComponentMessages();
  const generatedId = useId();
  const [text, setText] = useValue(value, defaultValue, onChange);
  const input = useRef<HTMLInputElement>(null);
  const labelElement = (
    <label className={labelHidden ? undefined : fieldStyles.label} htmlFor={id ?? generatedId}>
      {label}
    </label>
  );
  return (
    <div className={fieldStyles.field}>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div className={styles.frame} data-icon data-end={text !== '' || undefined}>
        <Search aria-hidden className={styles.icon} />
        <input
          {...rest}
          ref={input}
          id={id ?? generatedId}
          className={styles.input}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.end}
            aria-label={messages.clear}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <X aria-hidden className={styles.endIcon} />
          </button>
        )}
      </div>
    </div>
  );
}
