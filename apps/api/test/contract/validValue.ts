import fc, { type Arbitrary } from 'fast-check';
import { type ContractDocument, follow, type Schema } from '../../src/contract/document.ts';

/** Items beyond a list's minimum. */
const maxExtra = 3;
const maxTextLength = 40;
/** Limits recursive schemas. */
const maxDepth = 6;

/** By pattern, texts that exist in the database or are in the future, so that requests get past validation. */
export type LikelyText = Readonly<Record<string, Arbitrary<string>>>;

/** Returns values that are valid by a schema of the contract; the server may have further rules. */
export function validValue(
  document: ContractDocument,
  given: Schema,
  likely: LikelyText = {},
  depth = 0,
): Arbitrary<unknown> {
  const schema = follow<Schema>(document, given);
  const of = (part: unknown) => validValue(document, part as Schema, likely, depth + 1);
  const listed = (keyword: string): unknown[] => (Array.isArray(schema[keyword]) ? schema[keyword] : []);
  if ('const' in schema) return fc.constant(schema['const']);
  if ('enum' in schema) return fc.constantFrom(...listed('enum'));
  if (depth > maxDepth) return fc.constant(null);
  const [choices, parts] = [[...listed('oneOf'), ...listed('anyOf')], listed('allOf')];
  if (choices.length > 0) return fc.oneof(...choices.map(of));
  if (parts.length > 0)
    return fc.tuple(...parts.map(of), generateObject(schema, of)).map((values) => Object.assign({}, ...values));
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  return fc.oneof(
    ...types.map((type) => (type === 'string' ? generateText(schema, likely) : valueOfType(String(type), schema, of))),
  );
}

function valueOfType(type: string, schema: Schema, of: (part: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
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
        maxLength: Math.min(maxItems, minItems + maxExtra),
        selector: (item) => JSON.stringify(item),
      });
    case 'object':
      return generateObject(schema, of);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function generateText(schema: Schema, likely: LikelyText): Arbitrary<string> {
  const {
    pattern,
    minLength = 0,
    maxLength = maxTextLength,
  } = schema as {
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  if (pattern !== undefined) {
    const text = fc
      .stringMatching(new RegExp(pattern), { maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)) })
      .filter(({ length }) => length >= minLength && length <= maxLength);
    const likelyText = likely[pattern];
    return likelyText ? fc.oneof({ weight: 4, arbitrary: likelyText }, text) : text;
  }
  if (schema['format'] === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const max = Math.max(minLength, Math.min(maxLength, maxTextLength));
  return fc.string({ unit: 'grapheme', minLength, maxLength: max }).filter(({ length }) => length <= maxLength);
}

function generateObject(schema: Schema, of: (part: unknown) => Arbitrary<unknown>): Arbitrary<object> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, unknown>);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, of(part)])), {
    requiredKeys: required.filter((name) => properties.some(([known]) => known === name)),
  });
}
