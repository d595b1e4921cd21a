import fc, { type Arbitrary } from 'fast-check';
import { type ContractDocument, follow, type Schema } from '../../src/contract/document.ts';

/** Lists and texts are made no longer than this past what a schema asks for at least. */
const MOST_MORE = 3;
const LONGEST_TEXT = 40;
/** A schema that refers to itself is followed so far. */
const DEEPEST = 6;

/** Values for texts of a pattern that the server is likelier to do something with: ids there are, days to come. */
export type Likely = Readonly<Record<string, Arbitrary<string>>>;

/**
 * Makes values that fit a schema of the contract, as far as the schema tells: rules that span fields are the server's.
 */
export function fittingValue(
  document: ContractDocument,
  given: Schema,
  likely: Likely = {},
  depth = 0,
): Arbitrary<unknown> {
  const schema = follow<Schema>(document, given);
  const of = (part: unknown) => fittingValue(document, part as Schema, likely, depth + 1);
  const listed = (keyword: string): unknown[] => (Array.isArray(schema[keyword]) ? schema[keyword] : []);
  if ('const' in schema) return fc.constant(schema['const']);
  if ('enum' in schema) return fc.constantFrom(...listed('enum'));
  if (depth > DEEPEST) return fc.constant(null);
  const [choices, parts] = [[...listed('oneOf'), ...listed('anyOf')], listed('allOf')];
  if (choices.length > 0) return fc.oneof(...choices.map(of));
  if (parts.length > 0)
    return fc.tuple(...parts.map(of), objectOf(schema, of)).map((values) => Object.assign({}, ...values));
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  return fc.oneof(
    ...types.map((type) => (type === 'string' ? textOf(schema, likely) : typed(String(type), schema, of))),
  );
}

function typed(type: string, schema: Schema, of: (part: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
  const { minimum: min = -1000, maximum: max = 1_000_000 } = schema as { minimum?: number; maximum?: number };
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as { minItems?: number; maxItems?: number };
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'array':
      return fc.uniqueArray(of(schema['items'] ?? {}), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + MOST_MORE),
        selector: (item) => JSON.stringify(item),
      });
    case 'object':
      return objectOf(schema, of);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf(schema: Schema, likely: Likely): Arbitrary<string> {
  const {
    pattern,
    minLength = 0,
    maxLength = LONGEST_TEXT,
  } = schema as {
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  if (pattern !== undefined) {
    const text = fc
      .stringMatching(new RegExp(pattern), { maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)) })
      .filter(({ length }) => length >= minLength && length <= maxLength);
    const better = likely[pattern];
    return better ? fc.oneof({ weight: 4, arbitrary: better }, text) : text;
  }
  if (schema['format'] === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest }).filter(({ length }) => length <= maxLength);
}

function objectOf(schema: Schema, of: (part: unknown) => Arbitrary<unknown>): Arbitrary<object> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, unknown>);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, of(part)])), {
    requiredKeys: required.filter((name) => properties.some(([known]) => known === name)),
  });
}
