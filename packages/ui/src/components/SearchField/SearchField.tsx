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
  /** What is searched: "Search attractions". */
  label: string;
  /** Only where the field's place says the same as its label. */
  labelHidden?: boolean;
  value?: string;
  /** Where the field keeps its value itself.
   * @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Words to look for. They can be cleared at once; they are never wrong, so the field knows no error. */
export function SearchField({ label, labelHidden, value, defaultValue = '', onChange, id, ...rest }: SearchFieldProps) {
  const messages = useComponentMessages();
  const own = useId();
  const [text, setText] = useValue(value, defaultValue, onChange);
  const input = useRef<HTMLInputElement>(null);
  const words = (
    <label className={labelHidden ? undefined : fieldStyles.label} htmlFor={id ?? own}>
      {label}
    </label>
  );
  return (
    <div className={fieldStyles.field}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={styles.frame} data-icon data-end={text !== '' || undefined}>
        <Search aria-hidden className={styles.icon} />
        <input
          {...rest}
          ref={input}
          id={id ?? own}
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
