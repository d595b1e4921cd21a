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

/** What public pages call: the catalogue, the cart, the session. */
const COMMON = /^\/api\/v1\/(activities|tours|tickets|cart|cart-items|token|users\/me)\//;

/** The table of operations: method, path and traits as bits. What public pages call is sent to every visitor. */
export function writeCommonOperations(operations: readonly Operation[]): string {
  const bits = Object.keys(TRAITS).map((name, index) => `export const ${name} = ${1 << index};\n`);
  return `import type { operations } from './schema.ts';

export type Route = readonly [method: 'get' | 'put' | 'post' | 'patch' | 'delete', path: string, traits: number];

/** Some of the operations. */
export type Routes = Readonly<Partial<Record<keyof operations, Route>>>;

${bits.join('')}
export const commonRoutes = {
${rowsOf(operations.filter(({ path }) => COMMON.test(path)))}} satisfies Routes;

/** Of the other operations those whose answers are one person's own. */
export const personal: readonly string[] = [${operations
    .filter(({ path, method, isPublic }) => !COMMON.test(path) && method === 'get' && !isPublic)
    .map(({ id }) => `'${id}'`)
    .join(', ')}];
`;
}

/** The rest of the table. */
export function writeOtherOperations(operations: readonly Operation[]): string {
  const rest = operations.filter(({ path }) => !COMMON.test(path));
  const bits = Object.keys(TRAITS).filter((name) => rest.some((operation) => TRAITS[name]?.(operation)));
  return `import { ${bits.join(', ')}, type Routes } from './operations.ts';

export const otherRoutes = {
${rowsOf(rest)}} satisfies Routes;
`;
}

const rowsOf = (operations: readonly Operation[]): string =>
  operations
    .map((operation) => {
      const traits = Object.keys(TRAITS).filter((name) => TRAITS[name]?.(operation));
      return `  ${operation.id}: ['${operation.method}', '${operation.path}', ${traits.join(' | ') || '0'}],\n`;
    })
    .join('');
