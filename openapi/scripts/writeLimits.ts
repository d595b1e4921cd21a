import {
  type Contract,
  isReference,
  type Operation,
  type Referable,
  type Reference,
  resolve,
  type Schema,
} from './contract.ts';

/** The limits of a field, by name, or of several. A text that begins with `@` names a constant. */
type Limits = { readonly [name: string]: string | number | boolean | Limits };

/** Keywords of schemas by the names of limits. */
const BOUNDS = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  min: 'minimum',
  max: 'maximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
  pattern: 'pattern',
} as const;

/** A module and its declarations. */
export interface LimitsFiles {
  readonly code: string;
  readonly types: string;
}

/**
 * Writes the limits of the bodies that staff send, one constant a schema, so that a bundler drops those that a page
 * doesn't use. A body's objects have their own constants, which `fields` refers to.
 */
export function writeLimits(contract: Contract, operations: readonly Operation[]): LimitsFiles {
  const constants = new Map<string, Limits>();

  /** Adds an object's constant, after those of the objects that it contains, and returns its name. */
  const addObject = (name: string, schema: Schema): string => {
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Limits`;
    if (!constants.has(constant)) constants.set(constant, readFields(schema));
    return constant;
  };

  const readFields = ({ properties = {}, required = [] }: Schema): Limits =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        { ...(required.includes(name) && { required: true }), ...readField(field) },
      ]),
    );

  const readField = (field: Referable<Schema>): Limits => {
    const schema = resolve(contract, field);
    const alternatives = (schema.oneOf ?? []).filter((part) => resolve(contract, part).type !== 'null');
    const [only] = alternatives;
    if (only && alternatives.length === 1) return { nullable: true, ...readField(only) };
    const name = isReference(field) ? readName(field) : undefined;
    if (schema.properties) return { fields: name ? `@${addObject(name, schema)}` : readFields(schema) };
    return {
      ...(Array.isArray(schema.type) && schema.type.includes('null') && { nullable: true }),
      ...(name && { type: name }),
      ...readBounds(schema, name !== undefined),
      ...(schema.items && { item: readField(schema.items) }),
    };
  };

  for (const { permission, body } of operations) {
    if (permission === undefined || !body || !isReference(body)) continue;
    const schema = resolve<Schema>(contract, body);
    if (schema.properties) addObject(readName(body), schema);
  }
  const entries = [...constants];
  return {
    code: entries.map(([name, limits]) => `export const ${name} = ${formatLimits(limits, '')};\n`).join(''),
    types: entries
      .map(([name, limits]) => `export declare const ${name}: ${formatLimits(limits, 'typeof ')};\n`)
      .join(''),
  };
}

const readName = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** A schema with a name is a type such as Amount, which has its own parser: its pattern isn't repeated in each field. */
function readBounds(schema: Schema, hasName: boolean): Limits {
  const bounds = Object.entries(BOUNDS).flatMap(([limit, keyword]) => {
    const value = schema[keyword];
    return value === undefined || (hasName && ['minLength', 'pattern'].includes(keyword)) ? [] : [[limit, value]];
  });
  return Object.fromEntries(bounds);
}

/** Formats limits as an expression, or as its literal type if `prefix` is `typeof `. */
function formatLimits(limits: Limits, prefix: '' | 'typeof '): string {
  const readonly = prefix && 'readonly ';
  const members = Object.entries(limits).map(([name, limit]) => {
    if (typeof limit === 'object') return `${readonly}${name}: ${formatLimits(limit, prefix)}`;
    const isConstant = typeof limit === 'string' && limit.startsWith('@');
    return `${readonly}${name}: ${isConstant ? prefix + limit.slice(1) : JSON.stringify(limit)}`;
  });
  return `{ ${members.join(prefix ? '; ' : ', ')} }`;
}
