import path from 'node:path';

interface Reference {
  readonly $ref: string;
}

interface ResponseSource {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, object | true>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Partial<Reference> }>>;
}

/** An operation as the contract's source states it. */
export interface OperationSource {
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-permission'?: string;
  readonly 'x-permission-for-all'?: string;
  readonly 'x-without-second-factor'?: boolean;
  readonly parameters?: readonly (Reference | object)[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, ResponseSource>>;
}

interface Place {
  /** Its file, `resources/<tag>/<operationId>.yaml`. */
  readonly file: string;
  /** Its path in the contract. */
  readonly path: string;
}

const refer = (kind: string, name: string): Reference => ({ $ref: `../../shared/${kind}/${name}.yaml` });

const cacheHeaders = { ETag: refer('headers', 'ETag'), 'Cache-Control': refer('headers', 'CacheControl') };
const rateLimitHeaders = {
  'RateLimit-Limit': refer('headers', 'RateLimitLimit'),
  'RateLimit-Remaining': refer('headers', 'RateLimitRemaining'),
  'RateLimit-Reset': refer('headers', 'RateLimitReset'),
};

/** Returns the operation with all that follows from its file's name and from what it states (README.md, Traits). */
export function completeOperation(source: OperationSource, { file, path: address }: Place): object {
  const { summary, description, security = findSecurity(source, file), ...rest } = source;
  const parameters = listParameters(source);
  return {
    operationId: path.basename(file, '.yaml'),
    tags: [path.basename(path.dirname(file))],
    summary,
    description,
    security,
    ...rest,
    ...(parameters && { parameters }),
    responses: {
      ...findErrors({ ...source, security }, address),
      ...Object.fromEntries(
        Object.entries(source.responses).map(([status, response]) => [
          status,
          status.startsWith('2') ? completeSuccess(response, isCached(source)) : response,
        ]),
      ),
    },
  };
}

/** An operation that needs a permission needs a token. Others must state who may call them. */
function findSecurity(source: OperationSource, file: string): NonNullable<OperationSource['security']> {
  const needsToken =
    'x-permission' in source || 'x-permission-for-all' in source || 'x-without-second-factor' in source;
  if (!needsToken) throw new Error(`${file} states no security: [] is public`);
  return [{ bearer: [] }];
}

/** The parameters of a page come first. */
function listParameters(source: OperationSource): OperationSource['parameters'] {
  const isPage = Object.values(source.responses).some(({ content }) =>
    content?.['application/json']?.schema?.$ref?.endsWith('Page.yaml'),
  );
  if (!isPage || hasParameter(source, 'Page')) return source.parameters;
  return [refer('parameters', 'Page'), refer('parameters', 'PageSize'), ...(source.parameters ?? [])];
}

const hasParameter = ({ parameters = [] }: OperationSource, name: string): boolean =>
  parameters.some((parameter) => '$ref' in parameter && parameter.$ref === refer('parameters', name).$ref);

const isCached = (source: OperationSource): boolean => hasParameter(source, 'IfNoneMatch');

/** Returns the references to shared error responses, by status. */
function findErrors(source: OperationSource, address: string): Readonly<Record<string, Reference>> {
  const schemes = source.security ?? [];
  const mayHaveToken = schemes.length > 0;
  const needsToken = mayHaveToken && schemes.every((scheme) => 'bearer' in scheme);
  const hasBody = source.requestBody !== undefined;
  const errors: readonly [status: number, name: string, isPossible: boolean][] = [
    [304, 'NotModified', isCached(source)],
    [400, 'InvalidRequest', true],
    [401, 'Unauthenticated', mayHaveToken],
    [403, 'Forbidden', needsToken && !source['x-without-second-factor']],
    // {format} is an enumeration: a value that it doesn't have is invalid.
    [404, 'NotFound', address.replace('{format}', '').includes('{')],
    [412, 'PreconditionFailed', hasParameter(source, 'IfMatch')],
    [413, 'PayloadTooLarge', hasBody],
    [415, 'UnsupportedMediaType', hasBody],
    [422, 'IdempotencyMismatch', hasParameter(source, 'IdempotencyKey')],
    [429, 'TooManyRequests', true],
    [500, 'InternalError', true],
    [503, 'ServiceUnavailable', true],
  ];
  const possible = errors.filter(([, , isPossible]) => isPossible);
  return Object.fromEntries(possible.map(([status, name]) => [status, refer('responses', name)]));
}

/** Adds the headers of cached responses to successes, and replaces `x-rate-limit` by those of limited ones. */
function completeSuccess(
  { description, headers: stated = {}, ...rest }: ResponseSource,
  isCachedRead: boolean,
): object {
  const headers = Object.fromEntries(
    Object.entries(stated).flatMap(([name, header]) =>
      name === 'x-rate-limit' ? Object.entries(rateLimitHeaders) : [[name, header]],
    ),
  );
  const all = isCachedRead && !('ETag' in headers) ? { ...cacheHeaders, ...headers } : headers;
  return { description, ...(Object.keys(all).length > 0 && { headers: all }), ...rest };
}
