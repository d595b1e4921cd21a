import { readFileSync } from 'node:fs';

/** The parts of the bundled contract that the generators read. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

export type Reference = { readonly $ref: string };
export type Referable<Part> = Part | Reference;

interface PathItem extends Partial<Record<Method, OperationObject>> {
  readonly servers?: readonly { readonly url: string }[];
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

type Security = readonly Readonly<Record<string, readonly string[]>>[];

interface OperationObject {
  readonly operationId: string;
  readonly security?: Security;
  readonly 'x-permission'?: string;
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: Referable<{ readonly content: Content }>;
  readonly responses: Readonly<Record<string, Referable<{ readonly content?: Content }>>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema?: object;
}

type Content = Readonly<Record<string, MediaType>>;

interface MediaType {
  readonly schema: Referable<Schema>;
  readonly examples?: Readonly<Record<string, Referable<{ readonly value: unknown }>>>;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Referable<Schema>>>;
  readonly required?: readonly string[];
  readonly items?: Referable<Schema>;
  readonly allOf?: readonly Referable<Schema>[];
  readonly oneOf?: readonly Referable<Schema>[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Components {
  readonly schemas: Readonly<Record<string, Referable<Schema>>>;
}

/** One operation, with its references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** With the path of its server: `/api/v1/cart/`. */
  readonly path: string;
  /** Who may call it: `guestOrUser` takes an optional token, `user` requires one. */
  readonly caller: 'anyone' | 'guestOrUser' | 'user';
  readonly parameters: readonly Parameter[];
  /** The permission that staff need for it; undefined if others may call it. */
  readonly permission: string | undefined;
  readonly body: Referable<Schema> | undefined;
  /** The names of the JSON body's members. */
  readonly bodyMembers: readonly string[];
  /** The names of the query parameters, and of the JSON body's members, that have a default. */
  readonly defaults: { readonly query: readonly string[]; readonly body: readonly string[] };
  readonly responses: readonly Response[];
}

export interface Response {
  readonly status: number;
  readonly kind: 'empty' | 'json' | 'problem' | 'binary';
  readonly schema: Referable<Schema> | undefined;
  /** Values by the example's name. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** Reads the bundled contract, `dist/openapi.json`. */
export const readContract = (): Contract =>
  JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8'));

/** Returns all operations, sorted by id so that generated files don't depend on the order of source files. */
export function listOperations(contract: Contract): Operation[] {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(contract, findServer(contract, item) + path, method, operation)] : [];
    }),
  );
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const findServer = (contract: Contract, item: PathItem): string =>
  (item.servers ?? contract.servers)[0]?.url.replace(/\/$/, '') ?? '';

function readOperation(contract: Contract, path: string, method: Method, operation: OperationObject): Operation {
  const body = operation.requestBody && resolve(contract, operation.requestBody).content['application/json'];
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operation.operationId,
    method,
    path,
    caller: classifyCaller(operation.security ?? []),
    parameters,
    permission: operation['x-permission'],
    body: body?.schema,
    bodyMembers: body ? listMembers(contract, body.schema) : [],
    defaults: {
      query: listDefaults(query.map(({ name, schema = {} }) => [name, schema])),
      body: listDefaults(Object.entries((body && resolve(contract, body.schema).properties) ?? {})),
    },
    responses: Object.entries(operation.responses).map(([status, response]) =>
      readResponse(contract, Number(status), resolve(contract, response).content ?? {}),
    ),
  };
}

const listDefaults = (schemas: readonly (readonly [name: string, schema: object])[]): string[] =>
  schemas.filter(([, schema]) => 'default' in schema).map(([name]) => name);

function classifyCaller(security: Security): Operation['caller'] {
  if (security.length === 0) return 'anyone';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'guestOrUser' : 'user';
}

function readResponse(contract: Contract, status: number, content: Content): Response {
  const [mediaType] = Object.keys(content);
  const json = content['application/json'] ?? content['application/problem+json'];
  const examples = Object.entries(json?.examples ?? {});
  return {
    status,
    kind: classifyMedia(mediaType),
    schema: json?.schema,
    examples: Object.fromEntries(examples.map(([name, example]) => [name, resolve(contract, example).value])),
  };
}

function classifyMedia(mediaType: string | undefined): Response['kind'] {
  if (mediaType === undefined) return 'empty';
  if (mediaType === 'application/problem+json') return 'problem';
  return mediaType === 'application/json' ? 'json' : 'binary';
}

/** Returns the names of an object's members, including those of the schemas it combines. */
function listMembers(contract: Contract, schema: Referable<Schema>): string[] {
  const { properties = {}, allOf = [], oneOf = [] } = resolve(contract, schema);
  return [...Object.keys(properties), ...[...allOf, ...oneOf].flatMap((part) => listMembers(contract, part))];
}

export const isReference = (part: object): part is Reference => '$ref' in part;

/** Replaces a reference by its target. */
export function resolve<Part extends object>(contract: Contract, part: Referable<Part>): Part {
  if (!isReference(part)) return part;
  const target = part.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
  return resolve(contract, target as Referable<Part>);
}
