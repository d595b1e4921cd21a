import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { useValue } from '../../state/useValue.ts';
import { type ComboBoxItem, Options, toOptions } from '../ComboBox/Options.tsx';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as inputStyles from '../TextField/TextField.css.ts';

export interface AutocompleteProps extends FieldBase {
  /** What the text may become, or groups of it: the caller filters or loads them in `onChange`. */
  suggestions: readonly ComboBoxItem[];
  /** The text. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called with the value of the chosen suggestion, after `onChange` with its label. */
  onSelect?: (value: string) => void;
  /** Called with the text when the user presses Enter and no suggestion is focused. */
  onSubmit?: (text: string) => void;
  /** The suggestions are loading. */
  loading?: boolean;
  /** Also shows suggestions, such as recent searches, when the input receives the focus. */
  openOnFocus?: boolean;
  onFocus?: () => void;
  /** Looks like a `SearchField`, with a button that deletes the text; the list is wider than a narrow input. */
  search?: boolean;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
}

/** A text input with suggestions; any text is valid. Loads react-aria. */
export function Autocomplete(props: AutocompleteProps) {
  const { label, description, required, labelHidden, suggestions, onSelect, onSubmit, loading } = props;
  const field = useField(props);
  const [text, setText] = useValue(props.value, props.defaultValue ?? '', props.onChange);
  const select = (key: string) => {
    setText(toOptions(suggestions).find(({ value }) => value === key)?.label ?? text);
    onSelect?.(key);
  };
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    const isSubmit = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!onSubmit || !isSubmit || event.currentTarget.getAttribute('aria-activedescendant')) return;
    // A form around it would submit too.
    event.preventDefault();
    onSubmit(text);
  };
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
        <ComboBox<ComboBoxItem>
          id={field.ids.control}
          name={props.name}
          aria-labelledby={field.ids.label}
          aria-describedby={field.control['aria-describedby']}
          isInvalid={field.error !== undefined}
          isRequired={required}
          isDisabled={props.disabled}
          validationBehavior="aria"
          allowsCustomValue
          onFocus={props.onFocus}
          menuTrigger={props.openOnFocus ? 'focus' : 'input'}
          allowsEmptyCollection={loading === true}
          items={suggestions}
          // Nothing stays selected: a suggestion is only a way to enter its text.
          selectedKey={null}
          onSelectionChange={(key) => key !== null && select(String(key))}
          inputValue={text}
          onInputChange={setText}
        >
          <AutocompleteInput {...props} text={text} onKeyDown={submit} onClear={() => setText('')} />
          <Options loading={loading} wide={props.search ?? false} />
        </ComboBox>
      </Field>
    </OverlayContext>
  );
}

interface AutocompleteInputProps extends Pick<AutocompleteProps, 'search' | 'placeholder' | 'maxLength'> {
  text: string;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClear: () => void;
}

/** Not of the type `search`: with Escape, which closes the list, browsers would also delete its text. */
function AutocompleteInput({ search, placeholder, maxLength, text, onKeyDown, onClear }: AutocompleteInputProps) {
  const messages = useComponentMessages();
  const input = useRef<HTMLInputElement>(null);
  const isClearable = search && text !== '';
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <div className={inputStyles.frame} data-icon data-search={search || undefined} data-end={isClearable || undefined}>
      <Search aria-hidden className={inputStyles.icon} />
      <Input
        ref={input}
        className={inputStyles.input}
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint={search ? 'search' : undefined}
        onKeyDown={onKeyDown}
      />
      {isClearable && (
        <button type="button" className={inputStyles.end} aria-label={messages.clear} onClick={clear}>
          <X aria-hidden className={inputStyles.endIcon} />
        </button>
      )}
    </div>
  );
}
