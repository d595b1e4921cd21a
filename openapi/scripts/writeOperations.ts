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

const hasParameter = ({ parameters }: Operation, where: string, name: string): boolean =>
  parameters.some((parameter) => parameter.in === where && parameter.name === name);

/** What public pages call: these rows are in the first load, the others load on demand. */
const COMMON: ReadonlySet<string> = new Set([
  'addCartItem',
  'getActivity',
  'getActivityAvailability',
  'getCart',
  'getMe',
  'getTicket',
  'getTour',
  'listActivities',
  'listTickets',
  'listTours',
  'refreshToken',
  'removeCartItem',
  'updateCartItem',
]);
const isCommon = ({ id }: Operation): boolean => COMMON.has(id);
const isOther = (operation: Operation): boolean => !isCommon(operation);

/** Writes the table of the operations that public pages call. */
export const writeCommonOperations = (operations: readonly Operation[]): string => `
${bits.map(([name, bit]) => `export const ${name} = ${bit};\n`).join('')}
export const commonRoutes = {
${operations.filter(isCommon).map(row).join('')}};

/** Reads of the other table that take a session. */
export const otherPersonalReads = [${operations
  .filter((operation) => isOther(operation) && operation.method === 'get' && operation.caller !== 'anyone')
  .map(({ id }) => `'${id}'`)
  .join(', ')}];
`;

/** Writes the table of all other operations. */
export const writeOtherOperations = (operations: readonly Operation[]): string =>
  `export const otherRoutes = {\n${operations.filter(isOther).map(row).join('')}};\n`;

/** Writes the declarations of both tables, by file name. */
export const declareOperations = (operations: readonly Operation[]): Readonly<Record<string, string>> => ({
  'operations.d.ts': `
/** Method, path with its server, and traits as bits. */
export type Route = readonly [method: 'get' | 'put' | 'post' | 'patch' | 'delete', path: string, traits: number];

${bits.map(([name, bit]) => `export declare const ${name}: ${bit};\n`).join('')}
export declare const commonRoutes: {
${operations.filter(isCommon).map(declaration).join('')}};

/** Reads of the other table that take a session. */
export declare const otherPersonalReads: readonly string[];
`,
  'otherOperations.d.ts': `import type { Route } from './operations.js';

export declare const otherRoutes: {
${operations.filter(isOther).map(declaration).join('')}};
`,
});

const bits = Object.keys(TRAITS).map((name, index) => [name, 1 << index] as const);

function row(operation: Operation): string {
  const traits = bits.reduce((sum, [name, bit]) => (TRAITS[name]?.(operation) ? sum | bit : sum), 0);
  return `  ${operation.id}: ['${operation.method}', '${operation.path}', ${traits}],\n`;
}

const declaration = ({ id }: Operation): string => `  readonly ${id}: Route;\n`;
