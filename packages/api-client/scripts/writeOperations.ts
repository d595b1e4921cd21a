import type { Operation } from './contract.ts';

/** What the client has to know of an operation; the names are those of the constants in the generated file. */
const TRAITS: Readonly<Record<string, (operation: Operation) => boolean>> = {
  bearer: ({ isPublic }) => !isPublic,
  idempotent: (operation) => hasParameter(operation, 'header', 'Idempotency-Key'),
  sessionKeyHeader: (operation) => hasParameter(operation, 'header', 'X-Session-Key'),
  sessionKeyQuery: (operation) => hasParameter(operation, 'query', 'session_key'),
  sessionKeyBody: ({ bodyMembers }) => bodyMembers.includes('session_key'),
  binary: ({ responses }) => responses.some(({ kind }) => kind === 'binary'),
};

const hasParameter = ({ parameters }: Operation, where: string, name: string): boolean =>
  parameters.some((parameter) => parameter.in === where && parameter.name === name);

/** The table of operations: method, path and traits as bits, small enough to be sent to every visitor. */
export function writeOperations(operations: readonly Operation[]): string {
  const bits = Object.keys(TRAITS).map((name, index) => `export const ${name} = ${1 << index};\n`);
  const rows = operations.map((operation) => {
    const traits = Object.keys(TRAITS).filter((name) => TRAITS[name]?.(operation));
    return `  ${operation.id}: ['${operation.method}', '${operation.path}', ${traits.join(' | ') || '0'}],\n`;
  });
  return `import type { operations } from './schema.ts';

export type Route = readonly [method: 'get' | 'put' | 'post' | 'patch' | 'delete', path: string, traits: number];

${bits.join('')}
export const routes: Readonly<Record<keyof operations, Route>> = {
${rows.join('')}};
`;
}
