/** The part of OpenAPI 3.1 that the contract uses and that can break clients. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

export interface Reference {
  readonly $ref?: string;
}

export interface Parameter extends Reference {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Body extends Reference {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

export type PathItem = { readonly [Method in (typeof METHODS)[number]]?: Operation } & {
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly (Parameter | Reference)[];
};

export interface Contract {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Replaces a reference by its target in the same document.
 *
 * @throws Error when the target doesn't exist
 */
export function resolve<Part extends Reference>(contract: Contract, part: Part | Reference): Part {
  if (part.$ref === undefined) return part as Part;
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(part.$ref) ?? [];
  const found = contract.components?.[kind]?.[name];
  if (found === undefined) throw new Error(`The contract has no ${part.$ref}`);
  return resolve(contract, found as Part | Reference);
}
