import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { useValue } from '../../state/useValue.ts';
import { type ComboBoxOption, Options } from '../ComboBox/Options.tsx';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as inputStyles from '../TextField/TextField.css.ts';

export interface AutocompleteProps extends FieldBase {
  /** What the text may become: the caller filters or loads them in `onChange`. */
  suggestions: readonly ComboBoxOption[];
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
    setText(suggestions.find(({ value }) => value === key)?.label ?? text);
    onSelect?.(key);
  };
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.currentTarget.getAttribute('aria-activedescendant')) onSubmit?.(text);
  };
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
        <ComboBox<ComboBoxOption>
          id={field.ids.control}
          name={props.name}
          aria-labelledby={field.ids.label}
          aria-describedby={field.control['aria-describedby']}
          isInvalid={field.error !== undefined}
          isRequired={required}
          isDisabled={props.disabled}
          validationBehavior="aria"
          allowsCustomValue
          allowsEmptyCollection={loading === true}
          items={suggestions}
          // Nothing stays selected: a suggestion is only a way to enter its text.
          selectedKey={null}
          onSelectionChange={(key) => key !== null && select(String(key))}
          inputValue={text}
          onInputChange={setText}
        >
          <div className={inputStyles.frame} data-icon>
            <Search aria-hidden className={inputStyles.icon} />
            <Input className={inputStyles.input} placeholder={props.placeholder} onKeyDown={submit} />
          </div>
          <Options loading={loading} />
        </ComboBox>
      </Field>
    </OverlayContext>
  );
}
