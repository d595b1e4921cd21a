import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A JSON Schema as it stands in the contract. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Schema;
}

export interface ContractHeader {
  readonly schema?: Schema;
}

export interface ContractResponse {
  readonly headers?: Readonly<Record<string, ContractHeader | Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, ContractResponse | Reference>>;
  readonly security?: Security;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Reference {
  readonly $ref: string;
}

export type Security = readonly Readonly<Record<string, readonly string[]>>[];

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

interface Server {
  readonly url: string;
}

type PathItem = Readonly<Partial<Record<Method, ContractOperation>>> & {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly servers?: readonly Server[];
};

/** The parts of an OpenAPI 3.1 document that the binder reads. */
export interface ContractDocument {
  readonly servers: readonly Server[];
  readonly security?: Security;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One operation with everything that applies to it gathered. */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** With the server's base path, for example `/api/v1/tours/tours/{id}/`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | null;
  /** How many items the longest list of a body may have. */
  readonly longestList: number;
  readonly responses: ReadonlyMap<number, ContractResponse>;
  readonly caller: Caller;
}

/** Who may call: `anyone` isn't asked, `guestOrUser` may bring a token, `user` must. */
export type Caller = 'anyone' | 'guestOrUser' | 'user';

/** The bundled contract; `npm run build -w @aitours/openapi` makes it. */
const contractFile = pathToFileURL(createRequire(import.meta.url).resolve('@aitours/openapi/bundle.json'));

export const readContract = (): ContractDocument => JSON.parse(readFileSync(contractFile, 'utf8'));

export function endpointsOf(document: ContractDocument): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const body = operation.requestBody ? follow<RequestBody>(document, operation.requestBody) : null;
      const base = new URL((item.servers ?? document.servers)[0]?.url ?? '/', 'http://contract').pathname;
      return [
        {
          id: operation.operationId,
          method,
          path: `${base.replace(/\/$/, '')}${path}`,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
            follow<Parameter>(document, p),
          ),
          body,
          longestList: longestListOf(document, body?.content['application/json']?.schema ?? {}),
          responses: new Map(
            Object.entries(operation.responses).map(([status, r]) => [
              Number(status),
              follow<ContractResponse>(document, r),
            ]),
          ),
          caller: callerOf(operation.security ?? document.security ?? []),
        },
      ];
    }),
  );
}

/** Replaces a reference by what it refers to. */
export function follow<T extends object>(document: ContractDocument, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const target = value.$ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
  if (typeof target !== 'object' || target === null) throw new Error(`The contract lacks ${value.$ref}`);
  return follow(document, target as T | Reference);
}

/** So many items a list may have of which the contract doesn't speak. */
const leastLongest = 100;

/** How many items the longest list may have in a value that fits a schema. */
function longestListOf(document: ContractDocument, schema: Schema): number {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [schema];
  let longest = leastLongest;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const part = follow<Schema>(document, next as Schema);
    if (seen.has(part)) continue;
    seen.add(part);
    if (typeof part['maxItems'] === 'number') longest = Math.max(longest, part['maxItems']);
    waiting.push(...Object.values(part));
  }
  return longest;
}

function callerOf(security: Security): Caller {
  if (security.length === 0) return 'anyone';
  return security.some((way) => Object.keys(way).length === 0) ? 'guestOrUser' : 'user';
}
