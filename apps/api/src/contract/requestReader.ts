import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Parameter, Schema } from './document.ts';
import { hasOverlongList } from './overlong.ts';
import { invalidRequest, notFound } from './problems.ts';
import { errorsByField, type SchemaCompiler } from './schemas.ts';
import { hasUnstorable } from './unstorable.ts';

/** The parts of a request after the contract has had its say. */
export interface RequestParts {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

type Values = Record<string, unknown>;

/**
 * Makes the function that reads requests of one endpoint.
 *
 * Path, query and headers are text and coerced to the contract's types; a body must have them. Unknown query
 * parameters are refused (they are usually misspelt), unknown members of bodies are not looked at.
 */
export function requestReader(endpoint: Endpoint, text: SchemaCompiler, json: SchemaCompiler) {
  const parametersIn = (where: Parameter['in']) => endpoint.parameters.filter((parameter) => parameter.in === where);
  const query = parametersIn('query');
  const headers = parametersIn('header');
  const checkPath = text.compile(objectOf(parametersIn('path'), true));
  const checkQuery = text.compile(objectOf(query, true));
  const checkHeaders = text.compile(objectOf(headers, false));
  const bodySchema = endpoint.body?.content['application/json']?.schema;
  const checkBody = bodySchema ? json.compile(bodySchema) : null;

  return (request: FastifyRequest): RequestParts => {
    const parts = {
      path: { ...(request.params as Values) },
      query: listsOf(query, request.query as Values),
      headers: Object.fromEntries(headers.map(({ name }) => [name.toLowerCase(), request.headers[name.toLowerCase()]])),
      body: request.body ?? undefined,
    };
    if (hasUnstorable([parts.path, parts.query, parts.body])) {
      throw invalidRequest('The request contains what cannot be stored.');
    }
    if (hasOverlongList(parts.body, endpoint.longestList)) throw invalidRequest('A list in the request is too long.');
    requirePath(checkPath, parts.path);
    require(checkQuery, parts.query, 'query');
    require(checkHeaders, parts.headers, 'headers');
    if (checkBody && (parts.body !== undefined || endpoint.body?.required))
      require(checkBody, parts.body ?? null, 'body');
    return { ...parts, body: checkBody ? parts.body : undefined };
  };
}

function objectOf(parameters: readonly Parameter[], closed: boolean): Schema {
  const named = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [named(parameter), parameter.schema])),
    required: parameters.filter(({ required }) => required).map(named),
    ...(closed ? { additionalProperties: false } : {}),
  };
}

/** Gives list parameters as lists, written `?a=1,2` or `?a=1&a=2` as the contract says. */
function listsOf(parameters: readonly Parameter[], query: Values): Values {
  const lists = parameters.filter(({ name, schema }) => schema['type'] === 'array' && query[name] !== undefined);
  return {
    ...query,
    ...Object.fromEntries(
      lists.map(({ name, explode }) => {
        const value = query[name];
        return [name, explode === false && typeof value === 'string' ? value.split(',') : [value].flat()];
      }),
    ),
  };
}

/** A path made of what can't be an id names nothing; one with a choice that isn't offered is a mistake to tell about. */
function requirePath(check: ValidateFunction, value: unknown): void {
  if (check(value)) return;
  const errors = check.errors ?? [];
  const choices = errors.filter(({ keyword }) => keyword === 'enum' || keyword === 'type');
  throw choices.length > 0 ? invalidRequest(null, errorsByField(choices, 'path')) : notFound();
}

function require(check: ValidateFunction, value: unknown, whole: string): void {
  if (check(value)) return;
  throw invalidRequest(null, errorsByField(check.errors ?? [], whole));
}
