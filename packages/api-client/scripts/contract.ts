import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the generators read of the contract; everything else of OpenAPI is openapi-typescript's matter. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

export type Reference = { readonly $ref: string };
type Referable<Part> = Part | Reference;

interface PathItem extends Partial<Record<Method, OperationObject>> {
  readonly servers?: readonly { readonly url: string }[];
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

interface OperationObject {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: Referable<{ readonly content: Content }>;
  readonly responses: Readonly<Record<string, Referable<{ readonly content?: Content }>>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

type Content = Readonly<Record<string, MediaType>>;

interface MediaType {
  readonly schema: Referable<Schema>;
  readonly examples?: Readonly<Record<string, Referable<{ readonly value: unknown }>>>;
}

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly allOf?: readonly Referable<Schema>[];
  readonly oneOf?: readonly Referable<Schema>[];
}

interface Components {
  readonly schemas: Readonly<Record<string, Referable<Schema>>>;
  readonly examples?: Readonly<Record<string, Referable<{ readonly value: unknown }>>>;
}

/** One operation with its references followed. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** With the path of its server: `/api/v1/cart/`. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly parameters: readonly Parameter[];
  /** The names of the JSON body's members. */
  readonly bodyMembers: readonly string[];
  readonly responses: readonly Response[];
}

export interface Response {
  readonly status: number;
  readonly kind: 'empty' | 'json' | 'problem' | 'binary';
  /** The names of the JSON body's members. */
  readonly members: readonly string[];
  /** Values by the example's name. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** Reads the bundled contract. */
export function readContract(): Contract {
  const file = fileURLToPath(import.meta.resolve('@aitours/openapi/bundle.json'));
  if (!existsSync(file)) throw new Error('The contract is not bundled yet: npm run build -w @aitours/openapi');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All operations, in the order of their ids, so that what is made of them never depends on the order of files. */
export function operationsOf(contract: Contract): Operation[] {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(contract, serverOf(contract, item) + path, method, operation)] : [];
    }),
  );
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const serverOf = (contract: Contract, item: PathItem): string =>
  (item.servers ?? contract.servers)[0]?.url.replace(/\/$/, '') ?? '';

function readOperation(contract: Contract, path: string, method: Method, operation: OperationObject): Operation {
  const follow = following(contract);
  const body = operation.requestBody && follow(operation.requestBody).content['application/json'];
  return {
    id: operation.operationId,
    method,
    path,
    isPublic: (operation.security ?? []).length === 0,
    parameters: (operation.parameters ?? []).map(follow),
    bodyMembers: body ? membersOf(contract, body.schema) : [],
    responses: Object.entries(operation.responses).map(([status, response]) =>
      readResponse(contract, Number(status), follow(response).content ?? {}),
    ),
  };
}

function readResponse(contract: Contract, status: number, content: Content): Response {
  const [mediaType] = Object.keys(content);
  const json = content['application/json'] ?? content['application/problem+json'];
  const examples = Object.entries(json?.examples ?? {});
  return {
    status,
    kind: kindOf(mediaType),
    members: json ? membersOf(contract, json.schema) : [],
    examples: Object.fromEntries(examples.map(([name, example]) => [name, following(contract)(example).value])),
  };
}

function kindOf(mediaType: string | undefined): Response['kind'] {
  if (mediaType === undefined) return 'empty';
  if (mediaType === 'application/problem+json') return 'problem';
  return mediaType === 'application/json' ? 'json' : 'binary';
}

/** Members of an object, those of the parts it is made of included. */
function membersOf(contract: Contract, schema: Referable<Schema>): string[] {
  const { properties = {}, allOf = [], oneOf = [] } = following(contract)(schema);
  return [...Object.keys(properties), ...[...allOf, ...oneOf].flatMap((part) => membersOf(contract, part))];
}

const isReference = (part: object): part is Reference => '$ref' in part;

const following =
  (contract: Contract) =>
  <Part extends object>(part: Referable<Part>): Part => {
    if (!isReference(part)) return part;
    const target = part.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);
    return following(contract)(target as Referable<Part>);
  };
