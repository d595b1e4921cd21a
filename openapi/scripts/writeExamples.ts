import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type Contract,
  isReference,
  type Operation,
  type Reference,
  type Response,
  resolve,
  type Schema,
} from './contract.ts';

type SchemaOrReference = NonNullable<Response['schema']>;

interface Example {
  readonly name: string;
  readonly value: unknown;
  /** The TypeScript type of the schema that the value matches. */
  readonly type: string;
}

/** Examples by operation and, of successes, by name; of problems, by type. */
type Group = Readonly<Record<string, Readonly<Record<string, Example>>>>;

/** A data file and its declarations. */
export interface ExampleFiles {
  readonly json: string;
  readonly types: string;
}

/**
 * Writes the contract's examples as JSON, and the types that make the JSON usable without casts.
 *
 * @throws Error when an example doesn't match its schema, or a problem has no example of its type
 */
export function writeExamples(contract: Contract, operations: readonly Operation[]): ExampleFiles {
  const findType = createTyper(contract);
  const read = (responses: readonly Response[]): Example[] =>
    responses.flatMap(({ schema = {}, examples }) =>
      Object.entries(examples).map(([name, value]) => ({ name, value, type: findType(schema, value) })),
    );

  const successes: Group = group(operations, (responses) =>
    read(responses.filter(isSuccess)).map((example) => [example.name, example]),
  );
  const allProblems: Group = group(operations, (responses) =>
    read(responses.filter(isProblem)).map((example) => [problemType(example), example]),
  );
  const problems = findMostUsed(Object.values(allProblems));
  const specialProblems: Group = group(operations, (_, id) =>
    Object.entries(allProblems[id] ?? {}).filter(([type, { name }]) => problems[type]?.name !== name),
  );
  const statuses = Object.fromEntries(
    operations.map(({ id, responses }) => [id, Math.max(...responses.filter(isSuccess).map(({ status }) => status))]),
  );
  return {
    json: JSON.stringify({ successes, statuses, problems, specialProblems }, valueOnly, 1),
    types: `import type { components, operations } from './schema.js';

/** Examples of successes by operation and name, the usual one first. */
export interface Successes {
${groupTypes(successes)}}

/** The most used example of each type of problem. */
export interface Problems {
${problemTypes(problems)}}

/** Examples of problems of an operation that differ from the most used one of their type. */
export interface SpecialProblems {
${groupTypes(specialProblems, true)}}

declare const examples: {
  readonly successes: Successes;
  /** The status of each operation's success. */
  readonly statuses: Readonly<Record<keyof operations, number>>;
  readonly problems: Problems;
  readonly specialProblems: SpecialProblems;
};
export default examples;
`,
  };
}

const isSuccess = ({ status }: Response): boolean => status < 300;
const isProblem = ({ kind }: Response): boolean => kind === 'problem';

function group(
  operations: readonly Operation[],
  listExamples: (responses: readonly Response[], id: string) => (readonly [string, Example])[],
): Group {
  const all = operations.map(({ id, responses }) => {
    // Of several examples of the same type of problem, the first is used.
    const examples = new Map(listExamples(responses, id).toReversed());
    return [id, Object.fromEntries([...examples].reverse())] as const;
  });
  return Object.fromEntries(all.filter(([, examples]) => Object.keys(examples).length > 0));
}

function problemType({ name, value }: Example): string {
  if (typeof value === 'object' && value !== null && 'type' in value) return String(value.type);
  throw new Error(`The example ${name} of a problem has no type`);
}

function findMostUsed(byOperation: readonly Readonly<Record<string, Example>>[]): Readonly<Record<string, Example>> {
  const uses = new Map<string, { example: Example; count: number }>();
  for (const example of byOperation.flatMap((examples) => Object.values(examples)))
    uses.set(example.name, { example, count: (uses.get(example.name)?.count ?? 0) + 1 });
  // Object.fromEntries uses the last entry of a type: the most used, or the first of several with equal uses.
  const ascending = [...uses.values()].reverse().sort((one, other) => one.count - other.count);
  const byType = ascending.map(({ example }) => [problemType(example), example] as const);
  return Object.fromEntries(Object.entries(Object.fromEntries(byType)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const valueOnly = (_: string, node: unknown): unknown => (isExample(node) ? node.value : node);

const isExample = (node: unknown): node is Example =>
  typeof node === 'object' && node !== null && Object.keys(node).join() === 'name,value,type';

const problemTypes = (examples: Readonly<Record<string, Example>>): string =>
  Object.entries(examples)
    .map(([name, { type }]) => `  '${name}': ${type} & { type: '${name}' };\n`)
    .join('');

const groupTypes = (all: Group, areProblems = false): string =>
  Object.entries(all)
    .map(([id, examples]) => {
      const members = Object.entries(examples).map(
        ([name, { type }]) => `    '${name}': ${type}${areProblems ? ` & { type: '${name}' }` : ''};\n`,
      );
      return `  ${id}: {\n${members.join('')}  };\n`;
    })
    .join('');

/** Returns a function that names the TypeScript type of the schema that a value matches. */
function createTyper(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'contract:', ...contract });
  const matches = (schema: SchemaOrReference, value: unknown): boolean =>
    ajv.validate(JSON.parse(JSON.stringify(schema), absoluteReference), value);

  const findType = (schema: SchemaOrReference, value: unknown): string => {
    const { oneOf } = resolve<Schema>(contract, schema);
    const match = oneOf?.find((part) => matches(part, value));
    if (match) return findType(match, value);
    if (!matches(schema, value)) throw new Error(`An example doesn't match ${JSON.stringify(schema)}`);
    if (isReference(schema)) return formatTypeName(schema);
    if (schema.type === 'null') return 'null';
    if (schema.items && isReference(schema.items)) return `${formatTypeName(schema.items)}[]`;
    throw new Error(`The schema of an example has no name: ${JSON.stringify(schema)}`);
  };
  return findType;
}

const formatTypeName = ({ $ref }: Reference): string => `components['schemas']['${$ref.split('/').at(-1)}']`;

const absoluteReference = (key: string, value: unknown): unknown => (key === '$ref' ? `contract:${value}` : value);
