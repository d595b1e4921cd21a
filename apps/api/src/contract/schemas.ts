import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Schema } from './document.ts';
import { isStorableText } from './valueChecks.ts';

/** Returns the errors of a value, none if it is valid. Adds the schema's defaults to the value. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** Compiles the contract's schemas, with or without type coercion. */
export interface SchemaCompiler {
  /** The schema is compiled for its first value: to compile all of the contract takes most of the server's start. */
  compile(schema: Schema): Validate;
}

const contractId = 'contract';

/**
 * The largest `maxLength` of a text with a pattern in the contract: bounds the time that a regular expression takes.
 *
 * @internal
 */
export const maxPatternInput = 2000;

/** Regular expressions that reject longer text without matching it. */
const boundedPatterns = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    return {
      test: (text: string) => text.length <= maxPatternInput && expression.test(text),
      /** Ajv distinguishes patterns by this text. */
      toString: () => String(expression),
    };
  },
  { code: 'boundedPatterns' },
);

/**
 * Creates a compiler for the contract's schemas.
 *
 * @param coerce converts text such as "2" to the schema's type: for path, query and headers, never for bodies
 * @param allErrors `false` stops at the first error, so that a wrong alternative of a union costs nothing
 */
export function createSchemaCompiler(
  document: ContractDocument,
  { coerce, allErrors = true }: { readonly coerce: boolean; readonly allErrors?: boolean },
): SchemaCompiler {
  let ajv: Ajv2020 | undefined;
  return {
    compile(schema) {
      let isValid: ValidateFunction | undefined;
      return (value) => {
        ajv ??= createAjv(document, coerce, allErrors);
        isValid ??= ajv.compile(withAbsoluteReferences(schema));
        return isValid(value) ? [] : (isValid.errors ?? []);
      };
    },
  };
}

function createAjv(document: ContractDocument, coerce: boolean, allErrors: boolean): Ajv2020 {
  // `strict: false`: OpenAPI adds keywords (example, discriminator). One instance, so that recursive schemas resolve.
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    useDefaults: true,
    coerceTypes: coerce,
    discriminator: true,
    code: { regExp: boundedPatterns },
  });
  addFormats(ajv);
  // Every integer has bounds, which are narrower.
  ajv.addFormat('int32', true).addFormat('text', isStorableText);
  ajv.addSchema({ $id: contractId, components: withoutMappings(document.components ?? {}) });
  return ajv;
}

/** Ajv validates only the alternative that a discriminator selects, but rejects the mapping that type generators need. */
const withoutMappings = (components: object): object =>
  JSON.parse(JSON.stringify(components), (key, value) =>
    key === 'discriminator' ? { propertyName: value.propertyName } : value,
  );

function withAbsoluteReferences(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, absolute(key, value)]));
}

function absolute(key: string, value: unknown): unknown {
  if (key === '$ref' && typeof value === 'string' && value.startsWith('#')) return `${contractId}${value}`;
  if (Array.isArray(value)) return value.map((item) => absolute('', item));
  return typeof value === 'object' && value !== null ? withAbsoluteReferences(value as Schema) : value;
}

/** Limits the response's size for requests with thousands of errors. */
const maxReportedFields = 100;

/** Returns the validation messages by field: `{ "cart_items.0.date": ["must match format \"date\""] }`. */
export function groupErrorsByField(errors: readonly ErrorObject[], root: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const error of errors.filter((candidate) => !isOfUnion(candidate))) {
    const field = getField(error) || root;
    const texts = found.get(field) ?? new Set();
    if (found.size === maxReportedFields && texts.size === 0) break;
    found.set(field, texts.add(describeError(error)));
  }
  return Object.fromEntries([...found].map(([field, texts]) => [field, [...texts]]));
}

/** A nullable value also reports that it isn't null, after the error that matters. */
const isOfUnion = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function getField({ instancePath, keyword, params }: ErrorObject): string {
  const own =
    keyword === 'required' || keyword === 'dependentRequired'
      ? params['missingProperty']
      : keyword === 'additionalProperties'
        ? params['additionalProperty']
        : keyword === 'discriminator'
          ? params['tag']
          : '';
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...parts, String(own)].filter((part) => part !== '').join('.');
}

/** `describeFieldError` makes sentences of these. */
function describeError({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'dependentRequired') return 'is required';
  if (keyword === 'discriminator') return 'has an invalid format';
  if (keyword === 'minimum') return `must be at least ${params['limit']}`;
  if (keyword === 'maximum') return `must be at most ${params['limit']}`;
  if (keyword === 'minProperties') return 'Please send at least one value.';
  if (keyword === 'minItems') return `must have at least ${params['limit']} entries`;
  if (keyword === 'maxItems') return `must have at most ${params['limit']} entries`;
  if (keyword === 'uniqueItems') return 'must not contain an entry twice';
  if (keyword === 'type') return `must be ${typeNames[String(params['type'])] ?? 'of another type'}`;
  if (keyword === 'additionalProperties') return 'is unknown';
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
  if (keyword === 'format') return `must be a valid ${String(params['format'])}`;
  if (keyword === 'pattern') return 'has an invalid format';
  if (keyword === 'minLength')
    return params['limit'] === 1 ? 'must not be empty' : `must have at least ${params['limit']} characters`;
  if (keyword === 'maxLength') return `must have at most ${params['limit']} characters`;
  return message ?? 'is not valid';
}
