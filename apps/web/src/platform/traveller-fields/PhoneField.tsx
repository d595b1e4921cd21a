import { TextField, type TextFieldProps } from '@aitours/ui';
import { useState } from 'react';
import { usePhoneRules } from '../usePhoneRules.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** In E.164, or what was typed if it is no phone number. */
  value: string;
  onChange: (value: string) => void;
}

/** A phone number: typed in any format, shown in the international one when the field is left. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const { formatPhone, parsePhone } = usePhoneRules(value !== '');
  const [typed, setTyped] = useState<string>();
  const toNumber = (text: string) => parsePhone(text) ?? text;
  const shown = typed !== undefined && toNumber(typed) === toNumber(value) ? typed : formatPhone(value);
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      value={shown}
      // Rules that arrive while someone is typing must not change the text.
      onFocus={() => setTyped(shown)}
      onChange={(text) => {
        setTyped(text);
        onChange(toNumber(text));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A phone number as text, in the international format. */
export const PhoneNumber = ({ number }: { number: string }) => usePhoneRules(true).formatPhone(number);
