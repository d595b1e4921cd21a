import { type Contract, resolve, type Schema } from './document.ts';

/** What one side sends, and where in which document that is said. */
export interface Side {
  readonly contract: Contract;
  readonly schema: Schema;
}

/**
 * Who has changed. In a request the caller of the last release gives and the server of today takes; in an answer the
 * server of today gives and the caller of the last release takes.
 */
export type Direction = 'request' | 'answer';

export interface Misfit {
  /** A component's name and the way into it, `Tour.days[].price`, or the way from where the comparison began. */
  readonly place: string;
  readonly what: string;
}

type Compare = (giver: Side, taker: Side, place: string) => readonly Misfit[];

/** Keywords that say nothing a program could fail on. */
const SILENT: ReadonlySet<string> = new Set(['description', 'title', 'default', 'examples', 'example', 'deprecated']);

/** Bounds a giver must keep: a taker that asks for more than it did, or allows less, refuses what was good. */
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Keywords that are the same, or aren't taken. */
const SAME = ['pattern', 'format', 'contentMediaType', 'contentEncoding', 'multipleOf', 'discriminator'] as const;

/** Keywords that narrow a request further; what they would say of an answer, callers don't rely on. */
const NARROWING = ['uniqueItems', 'dependentRequired'] as const;

const COMPARED: ReadonlySet<string> = new Set([
  ...['type', 'const', 'enum', 'properties', 'required', 'additionalProperties', 'unevaluatedProperties', 'items'],
  ...['allOf', 'oneOf', 'anyOf', '$ref', ...LEAST, ...MOST, ...SAME, ...NARROWING],
]);

/**
 * Compares what is given with what is taken, all the way down. A taker ignores members it doesn't know, so an answer may
 * grow; a request's member that is no longer known would be lost in silence, so it is named.
 */
export function createComparison(direction: Direction): Compare {
  const known = new Map<Schema, Map<Schema, readonly Misfit[]>>();

  const compare: Compare = (giver, taker, place) => {
    const results = known.get(giver.schema) ?? new Map<Schema, readonly Misfit[]>();
    known.set(giver.schema, results);
    const before = results.get(taker.schema);
    if (before) return before;
    // A schema that contains itself fits for as long as nothing else is found.
    results.set(taker.schema, []);
    const found = compareOnce(giver, taker, sharedName(giver.schema, taker.schema) ?? place);
    results.set(taker.schema, found);
    return found;
  };

  const compareOnce: Compare = (giver, taker, place) => {
    const given = variantsOf(giver);
    const taken = variantsOf(taker);
    return given.flatMap((one) => {
      const [best = []] = taken
        .map((other) => compareVariant(one, other, place))
        .sort((some, others) => some.length - others.length);
      return best;
    });
  };

  const compareVariant: Compare = (giver, taker, place) => [
    ...values(giver.schema, taker.schema, place),
    ...narrowings(giver.schema, taker.schema, place),
    ...members(giver, taker, place),
    ...inner(giver, taker, 'items', `${place}[]`),
    ...inner(giver, taker, 'additionalProperties', `${place}.*`),
  ];

  const narrowings = (giver: Schema, taker: Schema, place: string): readonly Misfit[] => [
    ...SAME.filter((keyword) => taker[keyword] !== undefined && !isSame(giver[keyword], taker[keyword])).map(
      (keyword) => ({ place, what: `${keyword} is another` }),
    ),
    ...(direction === 'request' ? narrowerBounds(giver, taker, place) : []),
    ...notUnderstood(giver, taker, place),
  ];

  const members: Compare = (giver, taker, place) => {
    const given = giver.schema.properties ?? {};
    const taken = taker.schema.properties ?? {};
    const old = direction === 'request' ? given : taken;
    const now = direction === 'request' ? taken : given;
    const required = new Set(giver.schema.required);
    return [
      ...Object.keys(old)
        .filter((name) => !(name in now))
        .map((name) => ({
          place: `${place}.${name}`,
          what: direction === 'request' ? 'is no longer taken' : 'is gone',
        })),
      ...(taker.schema.required ?? [])
        .filter((name) => !required.has(name) && (direction === 'request' || name in given))
        .map((name) => ({
          place: `${place}.${name}`,
          what: direction === 'request' ? 'is now required' : 'may be missing',
        })),
      ...Object.entries(taken).flatMap(([name, schema]) => {
        const from = given[name];
        return from ? compare({ ...giver, schema: from }, { ...taker, schema }, `${place}.${name}`) : [];
      }),
    ];
  };

  const inner = (giver: Side, taker: Side, keyword: 'items' | 'additionalProperties', place: string) => {
    const from = giver.schema[keyword];
    const to = taker.schema[keyword];
    if (typeof from === 'object' && typeof to === 'object')
      return compare({ ...giver, schema: from }, { ...taker, schema: to }, place);
    const closed = keyword === 'additionalProperties' && to === false && from !== false;
    return closed && direction === 'request' ? [{ place, what: 'is no longer taken' }] : [];
  };

  return compare;
}

/** Types and named values that the taker doesn't know. */
function values(giver: Schema, taker: Schema, place: string): readonly Misfit[] {
  const types = typesOf(taker);
  const foreign = typesOf(giver)?.filter(
    (type) => types && !types.includes(type) && !(type === 'integer' && types.includes('number')),
  );
  const untyped = types && !typesOf(giver) && namedOf(giver) === undefined;
  const names = namedOf(taker);
  const unknown = namedOf(giver)?.filter((value) => names && !names.some((name) => isSame(name, value)));
  return [
    ...(foreign ?? []).map((type) => ({ place, what: `type ${type} where it was ${types?.join(' or ')}` })),
    ...(untyped ? [{ place, what: 'any type where there was one' }] : []),
    ...(unknown ?? []).map((value) => ({ place, what: `value ${JSON.stringify(value)} isn't known to both` })),
    ...(names && !namedOf(giver) ? [{ place, what: 'any value where some were named' }] : []),
  ];
}

function narrowerBounds(giver: Schema, taker: Schema, place: string): readonly Misfit[] {
  const tighter = [
    ...LEAST.filter((keyword) => boundOf(taker, keyword, -Infinity) > boundOf(giver, keyword, -Infinity)),
    ...MOST.filter((keyword) => boundOf(taker, keyword, Infinity) < boundOf(giver, keyword, Infinity)),
    ...NARROWING.filter((keyword) => taker[keyword] && !isSame(taker[keyword], giver[keyword])),
  ];
  return tighter.map((keyword) => ({ place, what: `${keyword} is narrower` }));
}

/** A difference in a keyword nobody taught this comparison is named, rather than passed over. */
function notUnderstood(giver: Schema, taker: Schema, place: string): readonly Misfit[] {
  const keywords = new Set([...Object.keys(giver), ...Object.keys(taker)]);
  return [...keywords]
    .filter((keyword) => !SILENT.has(keyword) && !COMPARED.has(keyword) && !isSame(giver[keyword], taker[keyword]))
    .map((keyword) => ({ place, what: `${keyword} differs, which this check doesn't understand` }));
}

/** The shapes a value may have: those of its unions, nested ones included, each with what stands around the union. */
function variantsOf(side: Side): readonly Side[] {
  const { oneOf, anyOf, ...around } = flat(side);
  const union = oneOf ?? anyOf;
  if (!union) return [{ ...side, schema: around }];
  return union.flatMap((schema) => variantsOf({ ...side, schema: merged(around, flat({ ...side, schema })) }));
}

/** A schema with its references and intersections written out, at its own level. */
function flat({ contract, schema }: Side): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...($ref === undefined ? [] : [resolve<Schema>(contract, { $ref })]), ...allOf];
  return parts.map((part) => flat({ contract, schema: part })).reduceRight((all, part) => merged(part, all), own);
}

function merged(one: Schema, other: Schema): Schema {
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

const typesOf = ({ type }: Schema): readonly string[] | undefined => (typeof type === 'string' ? [type] : type);

const namedOf = (schema: Schema): readonly unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum);

/** The component's name, where both sides mean the same one. */
const sharedName = (giver: Schema, taker: Schema): string | undefined =>
  giver.$ref === taker.$ref ? giver.$ref?.split('/').at(-1) : undefined;

function boundOf(schema: Schema, keyword: string, none: number): number {
  const bound = schema[keyword];
  return typeof bound === 'number' ? bound : none;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
