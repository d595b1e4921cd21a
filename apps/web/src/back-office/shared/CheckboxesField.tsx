import { Checkbox, FieldGroup, Inline, useField } from '@aitours/ui';

export interface CheckboxesFieldProps<Value extends string | number> {
  /** The name on the wire, or in the form's errors. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Called with the chosen values in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
  /** @default false */
  readonly required?: boolean;
  /** An error that isn't in the form's. */
  readonly errorMessage?: string | undefined;
}

/** A field of which any number of options can be chosen, such as weekdays. */
export function CheckboxesField<Value extends string | number>(props: CheckboxesFieldProps<Value>) {
  const { name, label, options, chosen, onChange, required = false, errorMessage } = props;
  const field = useField({ name, errorMessage });
  const position = (value: Value) => options.findIndex((option) => option.value === value);
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(
      isChosen
        ? [...chosen, value].toSorted((one, other) => position(one) - position(other))
        : chosen.filter((other) => other !== value),
    );
  return (
    <FieldGroup field={field} label={label} required={required}>
      <Inline gap="medium">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            {...(index === 0 && { id: field.ids.control })}
            checked={chosen.includes(option.value)}
            onChange={(isChosen) => toggle(option.value, isChosen)}
          >
            {option.label}
          </Checkbox>
        ))}
      </Inline>
    </FieldGroup>
  );
}
