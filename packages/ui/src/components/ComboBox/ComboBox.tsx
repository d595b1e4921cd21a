import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { useValue } from '../../state/useValue.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as inputStyles from '../TextField/TextField.css.ts';
import { type ComboBoxOption, Options } from './Options.tsx';

export interface ComboBoxProps extends FieldBase {
  /** All options, or with `onSearch` the ones that match the text. */
  options: readonly ComboBoxOption[];
  /** The value of the selected option; empty for none. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Called with the typed text: load the matching options. Without it the options are filtered by their labels. */
  onSearch?: (text: string) => void;
  /** The options are loading. */
  loading?: boolean;
  icon?: LucideIcon;
  placeholder?: string;
  disabled?: boolean;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
}

/**
 * Returns the selected value, the text of the input, and their setters. While the user types, the text differs from the
 * label of the selected option.
 */
function useSelection({ options, value, defaultValue = '', onChange, onSearch }: ComboBoxProps) {
  const [selectedKey, setSelectedKey] = useValue(value, defaultValue, onChange);
  // The results of a search replace the options, so the selected one is stored.
  const [stored, setStored] = useState<ComboBoxOption>();
  const [typed, setTyped] = useState<string>();
  const find = (key: string) => [...options, stored].find((option) => option?.value === key);
  const select = (key: string) => {
    setStored(find(key));
    setTyped(undefined);
    if (key !== selectedKey) setSelectedKey(key);
  };
  const type = (text: string) => {
    if (text === '') select('');
    else setTyped(text);
    onSearch?.(text);
  };
  return { selectedKey, text: typed ?? find(selectedKey)?.label ?? '', select, type };
}

/** A single choice from many options, found by typing. Loads react-aria. */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, required, labelHidden, options, onSearch, loading, icon: Icon } = props;
  const messages = useControlMessages();
  const field = useField(props);
  const { selectedKey, text, select, type } = useSelection(props);
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
        <AriaComboBox<ComboBoxOption>
          id={field.ids.control}
          name={props.name}
          aria-labelledby={field.ids.label}
          aria-describedby={field.control['aria-describedby']}
          isInvalid={field.error !== undefined}
          isRequired={required}
          isDisabled={props.disabled}
          validationBehavior="aria"
          menuTrigger="focus"
          allowsEmptyCollection={text !== ''}
          selectedKey={selectedKey || null}
          // Null when the field is left: react-aria does not know a selected option that a search has replaced.
          onSelectionChange={(key) => select(key === null ? selectedKey : String(key))}
          inputValue={text}
          onInputChange={type}
          {...(onSearch ? { items: options } : { defaultItems: options })}
        >
          <div className={inputStyles.frame} data-icon={Icon && true} data-end>
            {Icon && <Icon aria-hidden className={inputStyles.icon} />}
            <Input className={inputStyles.input} placeholder={props.placeholder} />
            <Button className={inputStyles.end} aria-label={messages.showOptions}>
              <ChevronDown aria-hidden className={inputStyles.endIcon} />
            </Button>
          </div>
          <Options loading={loading} />
        </AriaComboBox>
      </Field>
    </OverlayContext>
  );
}
