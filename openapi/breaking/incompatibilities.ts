import { type Contract, resolve, type Schema } from './document.ts';

/** A schema, and the document that defines it. */
export interface Side {
  readonly contract: Contract;
  readonly schema: Schema;
}

/**
 * A request is sent by a client of the last release to the current server; a response is sent by the current server to
 * a client of the last release.
 */
export type Direction = 'request' | 'response';

export interface Incompatibility {
  /** The path in a component, such as `Tour.days[].price`, or in the operation. */
  readonly place: string;
  readonly what: string;
}

type Compare = (sender: Side, receiver: Side, place: string) => readonly Incompatibility[];

/** Keywords that don't affect programs. */
const IGNORED: ReadonlySet<string> = new Set(['description', 'title', 'default', 'examples', 'example', 'deprecated']);

/** Bounds: a narrower one makes the receiver reject values that were valid. */
const MIN_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const MAX_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Keywords that must be equal if the receiver has them. */
const EQUAL = ['pattern', 'format', 'contentMediaType', 'contentEncoding', 'multipleOf', 'discriminator'] as const;

/** Formats that document what bounds, or the limits of the database, already imply. */
const DOCUMENTING_FORMATS: ReadonlySet<unknown> = new Set(['int32', 'password', 'text']);

/** Other keywords that narrow a request; clients don't rely on them in responses. */
const NARROWING = ['uniqueItems', 'dependentRequired'] as const;

const COMPARED: ReadonlySet<string> = new Set([
  ...['type', 'const', 'enum', 'properties', 'required', 'additionalProperties', 'unevaluatedProperties', 'items'],
  ...['allOf', 'oneOf', 'anyOf', '$ref', ...MIN_BOUNDS, ...MAX_BOUNDS, ...EQUAL, ...NARROWING],
]);

/**
 * Returns a function that compares schemas recursively. Clients ignore unknown members, so responses may grow; a member
 * of a request that the server no longer knows would be lost silently, so it is reported.
 */
export function createComparison(direction: Direction): Compare {
  const known = new Map<Schema, Map<Schema, readonly Incompatibility[]>>();

  const compare: Compare = (sender, receiver, place) => {
    const results = known.get(sender.schema) ?? new Map<Schema, readonly Incompatibility[]>();
    known.set(sender.schema, results);
    const before = results.get(receiver.schema);
    if (before) return before;
    // A recursive schema is compatible unless something else in it isn't.
    results.set(receiver.schema, []);
    const found = compareVariants(sender, receiver, sharedName(sender.schema, receiver.schema) ?? place);
    results.set(receiver.schema, found);
    return found;
  };

  const compareVariants: Compare = (sender, receiver, place) => {
    const sent = listVariants(sender);
    const accepted = listVariants(receiver);
    return sent.flatMap((one) => {
      const [best = []] = accepted
        .map((other) => compareVariant(one, other, place))
        .sort((some, others) => some.length - others.length);
      return best;
    });
  };

  const compareVariant: Compare = (sender, receiver, place) => [
    ...compareValues(sender.schema, receiver.schema, place),
    ...compareKeywords(sender.schema, receiver.schema, place),
    ...compareMembers(sender, receiver, place),
    ...compareInner(sender, receiver, 'items', `${place}[]`),
    ...compareInner(sender, receiver, 'additionalProperties', `${place}.*`),
  ];

  const compareKeywords = (sender: Schema, receiver: Schema, place: string): readonly Incompatibility[] => [
    ...EQUAL.filter(
      (keyword) =>
        receiver[keyword] !== undefined &&
        !isSame(sender[keyword], receiver[keyword]) &&
        !(keyword === 'format' && DOCUMENTING_FORMATS.has(receiver['format'])),
    ).map((keyword) => ({ place, what: `${keyword} differs` })),
    ...(direction === 'request' ? narrowerBounds(sender, receiver, place) : []),
    ...findUnsupported(sender, receiver, place),
  ];

  const compareMembers: Compare = (sender, receiver, place) => {
    const sent = sender.schema.properties ?? {};
    const accepted = receiver.schema.properties ?? {};
    const before = direction === 'request' ? sent : accepted;
    const now = direction === 'request' ? accepted : sent;
    const required = new Set(sender.schema.required);
    return [
      ...Object.keys(before)
        .filter((name) => !(name in now))
        .map((name) => ({
          place: `${place}.${name}`,
          what: direction === 'request' ? 'is no longer accepted' : 'is gone',
        })),
      ...(receiver.schema.required ?? [])
        .filter((name) => !required.has(name) && (direction === 'request' || name in sent))
        .map((name) => ({
          place: `${place}.${name}`,
          what: direction === 'request' ? 'is now required' : 'may be missing',
        })),
      ...Object.entries(accepted).flatMap(([name, schema]) => {
        const from = sent[name];
        return from ? compare({ ...sender, schema: from }, { ...receiver, schema }, `${place}.${name}`) : [];
      }),
    ];
  };

  const compareInner = (sender: Side, receiver: Side, keyword: 'items' | 'additionalProperties', place: string) => {
    const from = sender.schema[keyword];
    const to = receiver.schema[keyword];
    if (typeof from === 'object' && typeof to === 'object')
      return compare({ ...sender, schema: from }, { ...receiver, schema: to }, place);
    const closed = keyword === 'additionalProperties' && to === false && from !== false;
    return closed && direction === 'request' ? [{ place, what: 'is no longer accepted' }] : [];
  };

  return compare;
}

/** Finds types and enumerated values that the receiver doesn't know. */
function compareValues(sender: Schema, receiver: Schema, place: string): readonly Incompatibility[] {
  const types = listTypes(receiver);
  const unknownTypes = listTypes(sender)?.filter(
    (type) => types && !types.includes(type) && !(type === 'integer' && types.includes('number')),
  );
  const isUntyped = types && !listTypes(sender) && enumeratedValues(sender) === undefined;
  const names = enumeratedValues(receiver);
  const unknownValues = enumeratedValues(sender)?.filter(
    (value) => names && !names.some((name) => isSame(name, value)),
  );
  return [
    ...(unknownTypes ?? []).map((type) => ({ place, what: `type ${type} instead of ${types?.join(' or ')}` })),
    ...(isUntyped ? [{ place, what: 'any type instead of a specific one' }] : []),
    ...(unknownValues ?? []).map((value) => ({
      place,
      what: `value ${JSON.stringify(value)} is unknown to the receiver`,
    })),
    ...(names && !enumeratedValues(sender) ? [{ place, what: 'any value instead of an enumeration' }] : []),
  ];
}

function narrowerBounds(sender: Schema, receiver: Schema, place: string): readonly Incompatibility[] {
  const narrower = [
    ...MIN_BOUNDS.filter((keyword) => readBound(receiver, keyword, -Infinity) > readBound(sender, keyword, -Infinity)),
    ...MAX_BOUNDS.filter((keyword) => readBound(receiver, keyword, Infinity) < readBound(sender, keyword, Infinity)),
    ...NARROWING.filter((keyword) => receiver[keyword] && !isSame(receiver[keyword], sender[keyword])),
  ];
  return narrower.map((keyword) => ({ place, what: `${keyword} is narrower` }));
}

/** Reports differences in keywords that this comparison doesn't support. */
function findUnsupported(sender: Schema, receiver: Schema, place: string): readonly Incompatibility[] {
  const keywords = new Set([...Object.keys(sender), ...Object.keys(receiver)]);
  return [...keywords]
    .filter((keyword) => !IGNORED.has(keyword) && !COMPARED.has(keyword) && !isSame(sender[keyword], receiver[keyword]))
    .map((keyword) => ({ place, what: `${keyword} differs, which this check doesn't support` }));
}

/** Returns the alternatives of a schema: one per member of its unions, merged with the keywords next to the union. */
function listVariants(side: Side): readonly Side[] {
  const { oneOf, anyOf, ...rest } = flatten(side);
  const union = oneOf ?? anyOf;
  if (!union) return [{ ...side, schema: rest }];
  return union.flatMap((schema) => listVariants({ ...side, schema: mergeSchemas(rest, flatten({ ...side, schema })) }));
}

/** Resolves references and merges `allOf`, at the top level only. */
function flatten({ contract, schema }: Side): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref === undefined ? [] : [resolve<Schema>(contract, { $ref })]), ...allOf];
  return parts
    .map((part) => flatten({ contract, schema: part }))
    .reduceRight((all, part) => mergeSchemas(part, all), own);
}

function mergeSchemas(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {})) {
    const there = properties[name];
    properties[name] = there ? { allOf: [there, schema] } : schema;
  }
  return {
    ...one,
    ...other,
    ...((one.properties ?? other.properties) && { properties }),
    ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
  };
}

const listTypes = ({ type }: Schema): readonly string[] | undefined => (typeof type === 'string' ? [type] : type);

const enumeratedValues = (schema: Schema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

/** Returns the component's name if both sides refer to the same one. */
const sharedName = (sender: Schema, receiver: Schema): string | undefined =>
  sender.$ref === receiver.$ref ? sender.$ref?.split('/').at(-1) : undefined;

function readBound(schema: Schema, keyword: string, none: number): number {
  const bound = schema[keyword];
  return typeof bound === 'number' ? bound : none;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
