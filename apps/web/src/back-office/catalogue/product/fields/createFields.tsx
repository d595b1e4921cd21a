import { Checkbox, NativeSelect, TextField } from '@aitours/ui';
import { editorMessages as shared } from '../../../shared/editorMessages.ts';
import {
  checkAmount,
  checkRequired,
  createCoordinateCheck,
  createLinesCheck,
  slug as isSlug,
  splitLines,
  toAmount,
  within,
} from '../../../shared/fieldChecks.ts';
import { section as titled } from './combine.tsx';
import type { Limit, Limits } from './limits.ts';
import type { AnyPart, Part } from './part.ts';
import { describedPicture, picture } from './pictureFields.tsx';
import { type FieldContext, type Sent, type Typed, type TypedFieldOptions, typedField } from './typedField.tsx';

/** The texts of a kind's fields, by their names on the wire. */
export interface FieldTexts {
  readonly groups: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
}

/** What differs from the texts of the kind and from the contract. */
export interface FieldOptions {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
}

/** Digits of an amount with its point. */
const amountLength = 10;

/**
 * Returns the fields that a form can have. Names, limits and texts that don't exist are errors of types.
 *
 * @param limits of the request's body, from the contract
 */
export function createFields<const Bounds extends Limits, const Texts extends FieldTexts>(
  limits: Bounds,
  texts: Texts,
) {
  type Name = keyof Bounds & keyof Texts['labels'] & string;
  const find = <N extends keyof Bounds & string>(
    name: N,
    { label = texts.labels[name] ?? name, hint = texts.hints[name] }: FieldOptions = {},
  ): FieldContext<N, Bounds[N]> => ({ name, limit: limits[name], label, hint });
  return {
    section: <const Parts extends readonly AnyPart[]>(group: keyof Texts['groups'] & string, ...parts: Parts) =>
      titled({ title: texts.groups[group] ?? group }, ...parts),
    line: <N extends Name>(name: N, options?: FieldOptions) => line(find(name, options), options),
    paragraphs: <N extends Name>(name: N, rows?: number, options?: FieldOptions) =>
      paragraphs(find(name, options), rows, options),
    /** A text with a format of its own. */
    typed: <N extends Name, Value>(name: N, options: TypedFieldOptions<Value>) => typedField(find(name), options),
    lines: <N extends Name>(name: N, options: LinesOptions = {}) => lines(find(name), options),
    amount: <N extends Name>(name: N) => amount(find(name)),
    whole: <N extends Name>(name: N) => whole(find(name)),
    /** The place in the lists that customers see; the last one if it is empty. */
    position: <N extends 'position' & keyof Bounds & keyof Texts['hints']>(name: N, first?: string) =>
      whole(find(name, { label: shared.position }), first),
    slug: <N extends 'slug' & keyof Bounds>(name: N) => slug(find(name, { label: shared.slug, hint: shared.slugHint })),
    coordinate: <N extends Name>(name: N) => coordinate(find(name)),
    /** @param after the date that is the first one to choose */
    date: <N extends Name>(name: N, after?: Name) => date(find(name), after),
    flag: <N extends Name>(name: N) => flag(find(name)),
    choice: <N extends Name, const Value extends string>(name: N, options: readonly Option<Value>[], first: Value) =>
      choice(find(name), options, first),
    picture: <N extends keyof Bounds & string>(name: N, group: keyof Texts['groups'] & string) =>
      picture(name, texts.groups[group] ?? group),
    describedPicture: <N extends keyof Bounds & string, A extends keyof Bounds & string>(
      name: N,
      altName: A,
      group: keyof Texts['groups'] & string,
    ) => describedPicture(name, altName, texts.groups[group] ?? group),
  };
}

const withLength = ({ maxLength }: Limit) => (maxLength === undefined ? {} : { maxLength });

const asText = (text: string) => text;

/** An optional text of the contract may be empty, unless it has a lower limit or a type. */
const textOptions = ({ required, nullable, minLength, type }: Limit) =>
  !(required || nullable) && minLength === undefined && type === undefined
    ? { read: asText, whenEmpty: '' }
    : { read: asText };

const line = <N extends string, L extends Limit>(field: FieldContext<N, L>, options: FieldOptions = {}) =>
  typedField(field, { ...textOptions(field.limit), ...toRequired(options), control: withLength(field.limit) });

const paragraphs = <N extends string, L extends Limit>(
  field: FieldContext<N, L>,
  rows?: number,
  options: FieldOptions = {},
) =>
  typedField(field, {
    ...textOptions(field.limit),
    ...toRequired(options),
    control: { ...withLength(field.limit), isArea: true, rows },
  });

const toRequired = ({ isRequired }: FieldOptions) => (isRequired === undefined ? {} : { isRequired });

export interface LinesOptions {
  readonly rows?: number;
  /** Whether an empty list isn't sent. */
  readonly isOptional?: boolean;
  /** Whether the contract's rules require a line, which its schema can't say. */
  readonly isMarked?: boolean;
}

/** A list of texts, one per line. */
function lines<N extends string, L extends Limit>(
  field: FieldContext<N, L>,
  { rows, isOptional = false, isMarked = false }: LinesOptions,
): Part<Typed<N>, Sent<N, L, string[]>> {
  const { item, maxItems } = field.limit;
  const check = createLinesCheck(item?.maxLength ?? Infinity, maxItems ?? Infinity);
  const part = typedField<N, L, string[]>(field, {
    read: splitLines,
    write: (texts) => texts.join('\n'),
    ...(!isOptional && { whenEmpty: [] }),
    isRequired: isMarked,
    control: { isArea: true, rows },
  });
  return { ...part, check: (draft) => ({ [field.name]: check(draft[field.name]) }) };
}

const amount = <N extends string, L extends Limit>(field: FieldContext<N, L>) =>
  typedField(field, {
    read: toAmount,
    check: checkAmount,
    control: { inputMode: 'decimal', maxLength: amountLength },
  });

function whole<N extends string, L extends Limit>(field: FieldContext<N, L>, first?: string) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field.limit;
  return typedField(field, {
    read: Number,
    check: within(min, max),
    ...(first !== undefined && { first, whenEmpty: Number(first) }),
    control: { inputMode: 'numeric', maxLength: String(max).length },
  });
}

/** The end of a page's address; made from the title if it is empty. */
const slug = <N extends string, L extends Limit>(field: FieldContext<N, L>) =>
  typedField(field, { read: asText, check: isSlug, control: withLength(field.limit) });

const coordinate = <N extends string, L extends Limit>(field: FieldContext<N, L>) =>
  typedField(field, {
    read: Number,
    check: createCoordinateCheck(field.limit.max ?? 180),
    control: { inputMode: 'decimal', maxLength: 20 },
  });

/** A date as the browser's picker writes it. */
function date<N extends string>({ name, label }: FieldContext<N, Limit>, after?: string): Part<Typed<N>, Typed<N>> {
  return {
    createEmpty: () => ({ [name]: '' }) as Typed<N>,
    toDraft: (wire) => ({ [name]: wire[name] }) as Typed<N>,
    toWire: (draft) => ({ [name]: draft[name] }) as Typed<N>,
    check: (draft) => ({ [name]: checkRequired(draft[name]) }),
    listNames: () => [name],
    Fields: ({ draft, change }) => (
      <TextField
        name={name}
        type="date"
        label={label}
        min={(after !== undefined && (draft as Readonly<Record<string, string>>)[after]) || undefined}
        value={draft[name]}
        onChange={(text) => change({ [name]: text } as Typed<N>)}
        required
      />
    ),
  };
}

type Chosen<N extends string, Value> = Readonly<Record<N, Value>>;

/** Something that holds or doesn't. */
function flag<N extends string>({ name, label }: FieldContext<N, Limit>): Part<Chosen<N, boolean>, Chosen<N, boolean>> {
  type Draft = Chosen<N, boolean>;
  return {
    createEmpty: () => ({ [name]: false }) as Draft,
    toDraft: (wire) => ({ [name]: wire[name] ?? false }) as Draft,
    toWire: (draft) => ({ [name]: draft[name] }) as Draft,
    check: () => ({ [name]: undefined }),
    listNames: () => [name],
    Fields: ({ draft, change }) => (
      <Checkbox name={name} checked={draft[name]} onChange={(isChecked) => change({ [name]: isChecked } as Draft)}>
        {label}
      </Checkbox>
    ),
  };
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** One of several values. */
function choice<N extends string, Value extends string>(
  { name, label, hint }: FieldContext<N, Limit>,
  options: readonly Option<Value>[],
  first: Value,
): Part<Chosen<N, Value>, Chosen<N, Value>> {
  type Draft = Chosen<N, Value>;
  return {
    createEmpty: () => ({ [name]: first }) as Draft,
    toDraft: (wire) => ({ [name]: wire[name] }) as Draft,
    toWire: (draft) => ({ [name]: draft[name] }) as Draft,
    check: () => ({ [name]: undefined }),
    listNames: () => [name],
    Fields: ({ draft, change }) => (
      <NativeSelect
        name={name}
        label={label}
        {...(hint !== undefined && { description: hint })}
        options={options}
        value={draft[name]}
        onChange={(value) => {
          if (options.some((option) => option.value === value)) change({ [name]: value } as Draft);
        }}
      />
    ),
  };
}
