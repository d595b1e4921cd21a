import type { Operation } from './contract.ts';

/** What the client needs to know of an operation. Each trait is a bit, and a constant of this name in the output. */
const TRAITS: Readonly<Record<string, (operation: Operation) => boolean>> = {
  bearer: ({ caller }) => caller !== 'anyone',
  idempotent: (operation) => hasParameter(operation, 'header', 'Idempotency-Key'),
  sessionKeyHeader: (operation) => hasParameter(operation, 'header', 'X-Session-Key'),
  sessionKeyQuery: (operation) => hasParameter(operation, 'query', 'session_key'),
  sessionKeyBody: ({ bodyMembers }) => bodyMembers.includes('session_key'),
  binary: ({ responses }) => responses.some(({ kind }) => kind === 'binary'),
};

const bits = Object.keys(TRAITS).map((name, index) => [name, 1 << index] as const);

const hasParameter = ({ parameters }: Operation, where: string, name: string): boolean =>
  parameters.some((parameter) => parameter.in === where && parameter.name === name);

/** Writes the table of operations. Each page loads it, and sorted like this it compresses best. */
export const writeOperations = (operations: readonly Operation[]): string => `
${bits.map(([name, bit]) => `export const ${name} = ${bit};\n`).join('')}
export const routes = {
${operations
  .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  .map(row)
  .join('')}};
`;

const sortKey = ({ method, path }: Operation): string => method + path;

function row(operation: Operation): string {
  const traits = bits.reduce((sum, [name, bit]) => (TRAITS[name]?.(operation) ? sum | bit : sum), 0);
  return `  ${operation.id}: ['${operation.method}', '${operation.path}', ${traits}],\n`;
}

/** Writes the declarations of the table. */
export const declareOperations = (): string => `import type { operations } from './schema.js';

/** Method, path with its server, and traits as bits. */
export type Route = readonly [method: 'get' | 'put' | 'post' | 'patch' | 'delete', path: string, traits: number];

${bits.map(([name, bit]) => `export declare const ${name}: ${bit};\n`).join('')}
export declare const routes: Readonly<Record<keyof operations, Route>>;
`;

/** Writes the ids of the reads that take a session: the only part of the table that pages need before a request. */
export function writePersonalReads(operations: readonly Operation[]): string {
  const ids = operations.filter(({ method, caller }) => method === 'get' && caller !== 'anyone').map(({ id }) => id);
  return `export const personalReads = ['${ids.join("', '")}'];\n`;
}
