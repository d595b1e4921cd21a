import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Permission, permissions } from '@aitours/domain/staff';

/** A JSON Schema of the contract. */
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
  /** What the operation requires of staff; customers are forbidden. */
  readonly 'x-permission'?: string;
  /** What it requires with `scope=all`. */
  readonly 'x-permission-for-all'?: string;
  /** Whether staff who must add a second factor first may call it. */
  readonly 'x-without-second-factor'?: boolean;
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

/** One operation with its inherited parameters, security and base path resolved. */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** With the server's base path, for example `/api/v1/tours/tours/{id}/`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | null;
  /** The most items that any list in the body may have. */
  readonly maxListLength: number;
  readonly responses: ReadonlyMap<number, ContractResponse>;
  readonly caller: Caller;
  /** Null: open to customers. */
  readonly permission: Permission | null;
  /** What `scope=all` requires; null: there is no such scope. */
  readonly permissionForAll: Permission | null;
  /** Whether staff who must add a second factor first may call it. Guests' operations are open to them. */
  readonly withoutSecondFactor: boolean;
}

/** Who may call: `anyone` isn't authenticated, for `guestOrUser` a token is optional, for `user` it is required. */
export type Caller = 'anyone' | 'guestOrUser' | 'user';

/** The bundled contract, created by `npm run build -w @aitours/openapi`. */
const contractFile = pathToFileURL(createRequire(import.meta.url).resolve('@aitours/openapi/bundle.json'));

export const readContract = (): ContractDocument => JSON.parse(readFileSync(contractFile, 'utf8'));

export function listEndpoints(document: ContractDocument): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const body = operation.requestBody ? follow<RequestBody>(document, operation.requestBody) : null;
      const base = new URL((item.servers ?? document.servers)[0]?.url ?? '/', 'http://contract').pathname;
      const caller = getCaller(operation.security ?? document.security ?? []);
      return [
        {
          id: operation.operationId,
          method,
          path: `${base.replace(/\/$/, '')}${path}`,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
            follow<Parameter>(document, p),
          ),
          body,
          maxListLength: getMaxListLength(document, body?.content['application/json']?.schema ?? {}),
          responses: new Map(
            Object.entries(operation.responses).map(([status, r]) => [
              Number(status),
              follow<ContractResponse>(document, r),
            ]),
          ),
          caller,
          permission: parsePermission(operation['x-permission']),
          permissionForAll: parsePermission(operation['x-permission-for-all']),
          withoutSecondFactor: caller !== 'user' || operation['x-without-second-factor'] === true,
        },
      ];
    }),
  );
}

/**
 * Resolves a reference within the document.
 *
 * @internal
 */
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

/** For lists without `maxItems`. */
const defaultMaxListLength = 100;

/** Returns the largest `maxItems` in a schema. */
function getMaxListLength(document: ContractDocument, schema: Schema): number {
  const seen = new Set<unknown>();
  const pending: unknown[] = [schema];
  let max = defaultMaxListLength;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const part = follow<Schema>(document, next as Schema);
    if (seen.has(part)) continue;
    seen.add(part);
    if (typeof part['maxItems'] === 'number') max = Math.max(max, part['maxItems']);
    pending.push(...Object.values(part));
  }
  return max;
}

function parsePermission(name: string | undefined): Permission | null {
  const permission = permissions.find((known) => known === name);
  if (name !== undefined && permission === undefined) throw new Error(`The contract has an unknown permission ${name}`);
  return permission ?? null;
}

function getCaller(security: Security): Caller {
  if (security.length === 0) return 'anyone';
  return security.some((alternative) => Object.keys(alternative).length === 0) ? 'guestOrUser' : 'user';
}
