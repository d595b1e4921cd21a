import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { invalidRequest, notFound, unsupportedMediaType } from '../problems/problems.ts';
import type { Endpoint, Parameter, Schema } from './document.ts';
import { groupErrorsByField, type SchemaCompiler, type Validate } from './schemas.ts';
import { hasListLongerThan, hasUnstorableValue } from './valueChecks.ts';

/** The parts of a request, validated against the contract. */
export interface ParsedRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

type Values = Record<string, unknown>;

/**
 * Creates the function that validates the requests of one endpoint.
 *
 * Path, query and headers are coerced from text to the contract's types; bodies are not coerced. Unknown query
 * parameters are rejected because they are usually misspelt; unknown members of bodies are ignored. The body of an upload
 * is passed on unread.
 *
 * @param text compiles schemas with coercion
 * @param json compiles schemas without coercion
 */
export function createRequestParser(endpoint: Endpoint, text: SchemaCompiler, json: SchemaCompiler) {
  const listParameters = (where: Parameter['in']) => endpoint.parameters.filter((parameter) => parameter.in === where);
  const query = listParameters('query');
  const headers = listParameters('header');
  const validatePath = text.compile(createObjectSchema(listParameters('path'), true));
  const validateQuery = text.compile(createObjectSchema(query, true));
  const validateHeaders = text.compile(createObjectSchema(headers, false));
  const bodySchema = endpoint.body?.content['application/json']?.schema;
  const isUpload = endpoint.body !== null && !bodySchema;
  const validateBody = bodySchema ? json.compile(bodySchema) : null;

  return (request: FastifyRequest): ParsedRequest => {
    if (request.body instanceof Readable !== isUpload) throw unsupportedMediaType();
    const parsed = {
      path: { ...(request.params as Values) },
      query: splitLists(query, request.query as Values),
      headers: Object.fromEntries(headers.map(({ name }) => [name.toLowerCase(), request.headers[name.toLowerCase()]])),
      body: isUpload ? undefined : (request.body ?? undefined),
    };
    if (hasUnstorableValue([parsed.path, parsed.query, parsed.body])) {
      throw invalidRequest('The request contains a value that cannot be stored.');
    }
    if (hasListLongerThan(parsed.body, endpoint.maxListLength))
      throw invalidRequest('A list in the request is too long.');
    requireValidPath(validatePath, parsed.path);
    requireValid(validateQuery, parsed.query, 'query');
    requireValid(validateHeaders, parsed.headers, 'headers');
    if (validateBody && (parsed.body !== undefined || endpoint.body?.required))
      requireValid(validateBody, parsed.body ?? null, 'body');
    return { ...parsed, body: isUpload ? request.body : validateBody ? parsed.body : undefined };
  };
}

function createObjectSchema(parameters: readonly Parameter[], isClosed: boolean): Schema {
  const getName = (parameter: Parameter) => (parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [getName(parameter), parameter.schema])),
    required: parameters.filter(({ required }) => required).map(getName),
    ...(isClosed ? { additionalProperties: false } : {}),
  };
}

/** Returns the query with list parameters as lists, written `?a=1,2` or `?a=1&a=2` depending on `explode`. */
function splitLists(parameters: readonly Parameter[], query: Values): Values {
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

/** A path that can't be an id is not found; a value outside an enum or of another type is an invalid request. */
function requireValidPath(validate: Validate, value: unknown): void {
  const all = validate(value);
  if (all.length === 0) return;
  const errors = all.filter(({ keyword }) => keyword === 'enum' || keyword === 'type');
  throw errors.length > 0 ? invalidRequest(null, groupErrorsByField(errors, 'path')) : notFound();
}

function requireValid(validate: Validate, value: unknown, root: string): void {
  const errors = validate(value);
  if (errors.length > 0) throw invalidRequest(null, groupErrorsByField(errors, root));
}
