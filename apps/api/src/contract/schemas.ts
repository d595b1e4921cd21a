import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Schema } from './document.ts';

/** Compiles the contract's schemas, in one of two tempers. */
export interface SchemaCompiler {
  compile(schema: Schema): ValidateFunction;
}

const contractId = 'contract';

/** No text with a form is longer in the contract. Whatever a pattern costs on a text, it costs it on this many characters. */
export const longestFormed = 2000;

/** Regular expressions that never see a long text: it is refused for its length, whatever it holds. */
const boundedPatterns = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    return {
      test: (text: string) => text.length <= longestFormed && expression.test(text),
      /** Ajv tells patterns apart by their text. */
      toString: () => String(expression),
    };
  },
  { code: 'boundedPatterns' },
);

/**
 * @param coerce for what arrives as text (path, query, headers): turns "2" into 2. Never for bodies: there "2" is wrong.
 */
export function schemaCompiler(document: ContractDocument, { coerce }: { coerce: boolean }): SchemaCompiler {
  // `strict: false`: OpenAPI has words of its own (example, discriminator). A shared instance lets recursive schemas refer to themselves.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    coerceTypes: coerce,
    code: { regExp: boundedPatterns },
  });
  addFormats(ajv);
  ajv.addSchema({ $id: contractId, components: document.components ?? {} });
  return { compile: (schema) => ajv.compile(withAbsoluteReferences(schema)) };
}

function withAbsoluteReferences(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, absolute(key, value)]));
}

function absolute(key: string, value: unknown): unknown {
  if (key === '$ref' && typeof value === 'string' && value.startsWith('#')) return `${contractId}${value}`;
  if (Array.isArray(value)) return value.map((item) => absolute('', item));
  return typeof value === 'object' && value !== null ? withAbsoluteReferences(value as Schema) : value;
}

/** Who has made more mistakes is told of the first: no answer is many times as long as its request. */
const mostFieldsTold = 100;

/** What is wrong, by field: `{ "cart_items.0.date": ["must match format \"date\""] }`. */
export function errorsByField(errors: readonly ErrorObject[], whole: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const error of errors) {
    const field = fieldOf(error) || whole;
    const texts = found.get(field) ?? new Set();
    if (found.size === mostFieldsTold && texts.size === 0) break;
    found.set(field, texts.add(textOf(error)));
  }
  return Object.fromEntries([...found].map(([field, texts]) => [field, [...texts]]));
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const own =
    keyword === 'required'
      ? params['missingProperty']
      : keyword === 'additionalProperties'
        ? params['additionalProperty']
        : '';
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...parts, String(own)].filter((part) => part !== '').join('.');
}

function textOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is not known here';
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
  if (keyword === 'format') return `must be a valid ${String(params['format'])}`;
  if (keyword === 'pattern') return 'is not in the expected form';
  if (keyword === 'minLength')
    return params['limit'] === 1 ? 'must not be empty' : `needs at least ${params['limit']} characters`;
  if (keyword === 'maxLength') return `takes at most ${params['limit']} characters`;
  return message ?? 'is not valid';
}
