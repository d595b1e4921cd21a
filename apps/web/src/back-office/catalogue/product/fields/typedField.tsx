import { TextArea, TextField } from '@aitours/ui';
import type { ComponentProps } from 'react';
import { type Check, checkOptional, checkRequired } from '../../../shared/fieldChecks.ts';
import type { Limit } from './limits.ts';
import type { Part } from './part.ts';

/** A field's place on the wire, what the contract says about it, and its texts. */
export interface FieldContext<Name extends string, L extends Limit> {
  readonly name: Name;
  readonly limit: L;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** What a field that is typed sends: null or nothing when it is empty, if the contract allows that. */
export type Sent<Name extends string, L extends Limit, Value> = L extends { readonly nullable: true }
  ? Readonly<Record<Name, Value | null>>
  : L extends { readonly required: true }
    ? Readonly<Record<Name, Value>>
    : Readonly<Partial<Record<Name, Value>>>;

export type Typed<Name extends string> = Readonly<Record<Name, string>>;

export interface TypedFieldOptions<Value> {
  /** Returns what a text that isn't empty sends. */
  readonly read: (text: string) => Value;
  /** Default: `String`. */
  readonly write?: (value: Value) => string;
  readonly check?: Check;
  /** What is sent for an empty text, if it isn't what the contract says about empty values. */
  readonly whenEmpty?: Value;
  /** What is in the form of a new product. */
  readonly first?: string;
  /** Default: what the contract says. */
  readonly isRequired?: boolean;
  readonly control: Partial<Pick<ComponentProps<typeof TextField>, 'inputMode' | 'maxLength' | 'type'>> & {
    /** For a text of several lines. */
    readonly rows?: number | undefined;
    readonly isArea?: boolean;
  };
}

/** Returns a field with a text, a number or an amount, as it is typed. */
export function typedField<Name extends string, L extends Limit, Value>(
  { name, limit, label, hint }: FieldContext<Name, L>,
  {
    read,
    write = String,
    check,
    whenEmpty,
    first = '',
    isRequired = isNeeded(limit),
    control,
  }: TypedFieldOptions<Value>,
): Part<Typed<Name>, Sent<Name, L, Value>> {
  const { isArea, rows, ...rest } = control;
  const toSent = (text: string): object => {
    if (text.trim() !== '') return { [name]: read(text.trim()) };
    if (whenEmpty !== undefined) return { [name]: whenEmpty };
    if (limit.nullable) return { [name]: null };
    return limit.required ? { [name]: read('') } : {};
  };
  return {
    createEmpty: () => ({ [name]: first }) as Typed<Name>,
    toDraft: (wire) => {
      const value = wire[name as keyof typeof wire] as Value | null | undefined;
      return { [name]: value === null || value === undefined ? '' : write(value) } as Typed<Name>;
    },
    toWire: (draft) => toSent(draft[name]) as Sent<Name, L, Value>,
    check: (draft) => ({
      [name]: isRequired ? checkRequired(draft[name], check) : check && checkOptional(draft[name], check),
    }),
    listNames: () => [name],
    Fields: ({ draft, change }) => {
      const props = {
        ...rest,
        name,
        label,
        value: draft[name],
        onChange: (text: string) => change({ [name]: text } as Typed<Name>),
        ...(hint !== undefined && { description: hint }),
        ...(isRequired && { required: true }),
      };
      return isArea ? <TextArea {...props} {...(rows !== undefined && { rows })} /> : <TextField {...props} />;
    },
  };
}

/** Whether a form can't be saved without a value. A text that may be empty has no lower limit. */
const isNeeded = ({ required = false, nullable = false, type, min, minLength }: Limit): boolean =>
  required && !nullable && (type !== undefined || min !== undefined || minLength !== undefined);
