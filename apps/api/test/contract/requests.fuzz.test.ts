import { buffer } from 'node:stream/consumers';
import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, listEndpoints, type Parameter, readContract } from '../../src/contract/document.ts';
import { createSchemaCompiler } from '../../src/contract/schemas.ts';
import { createResponseValidator } from '../../src/http/responseValidation.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';
import { corrupt, invalidValue } from './invalidValues.ts';
import { type LikelyText, validValue } from './validValue.ts';

/** Requests per operation. `FUZZ_RUNS` and `FUZZ_SEED` change number and seed. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['FUZZ_SEED'] ?? 2030);

const document = readContract();
const endpoints = listEndpoints(document);
const json = createSchemaCompiler(document, { coerce: false });

const idPattern = '^[A-Za-z0-9-]{1,64}$';

interface RequestOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

let api: TestApi;
let likely: LikelyText = {};
/** Existing ids by the path segment of their collection. */
let idsByCollection: Readonly<Record<string, readonly string[]>> = {};
let callers: Readonly<Record<string, string>>[] = [];
beforeAll(async () => {
  api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000' } });
  const { db } = api.services;
  idsByCollection = {
    activities: [(await insertActivity(db)).id, (await insertActivity(db)).id],
    tickets: [(await insertEvent(db)).id],
    tours: [(await insertTour(db)).id],
    vehicles: [await insertVehicle(db)],
  };
  const day = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2030, 1, 20 + days)).toISOString());
  likely = {
    [idPattern]: fc.constantFrom(...Object.values(idsByCollection).flat()),
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$': day.map((instant) => instant.slice(0, 10)),
  };
  const accounts = [await api.signIn(), await api.signIn({ isStaff: true })];
  callers = [{}, ...accounts.map(({ token }) => ({ authorization: `Bearer ${token}` }))];
});
afterAll(() => api.close());

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  `API-01 GAP-77 %s responds to any request as in the contract (seed ${seed})`,
  async (_, endpoint) => {
    const assertContract = createContractAssertion(endpoint);
    await fc.assert(
      fc.asyncProperty(generateRequest(endpoint), async (sent) => {
        assertContract(await respondTo(endpoint, sent));
      }),
      { seed, numRuns: runs },
    );
  },
);

type Received = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>;

async function respondTo(endpoint: Endpoint, sent: RequestOptions): Promise<Received> {
  const request = { method: endpoint.method.toUpperCase() as 'GET', ...sent };
  if (!endpoint.responses.get(200)?.content?.['text/event-stream']) return api.app.inject(request);
  const { statusCode, headers, raw, stream } = await api.app.inject({ ...request, payloadAsStream: true });
  // A stream of events doesn't end soon.
  if (statusCode === 200) raw.res.destroy();
  const rawPayload = statusCode === 200 ? Buffer.from('') : await buffer(stream());
  const body = rawPayload.toString();
  return { statusCode, headers, body, rawPayload, json: () => JSON.parse(body) };
}

/** Creates an assertion that status and body of a response are in the contract. */
function createContractAssertion(endpoint: Endpoint): (response: Received) => void {
  const validate = createResponseValidator(endpoint, json);
  const problems = new Map(
    [...endpoint.responses].flatMap(([status, { content }]) => {
      const schema = content?.['application/problem+json']?.schema;
      return schema ? [[status, json.compile(schema)] as const] : [];
    }),
  );
  return (response) => {
    expect(response.statusCode, response.body).not.toBe(500);
    expect([...endpoint.responses.keys()], response.body).toContain(response.statusCode);
    const problem = problems.get(response.statusCode);
    if (!problem) return validate({ status: response.statusCode, body: getBody(response) });
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem(response.json()), response.body).toEqual([]);
    if (response.json().type !== 'invalid-request') return;
    expect(response.json().detail).toMatch(/^[A-Z][^_<>{}[\]]+[.!?]$/);
    expect(response.json().detail).not.toMatch(/\w\.\w|\b(schema|propert|pattern|null|string|integer)/);
  };
}

function getBody({ body, headers, rawPayload }: Received): unknown {
  if (body === '') return undefined;
  return String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : rawPayload;
}

/** Returns requests, half with valid and half with corrupted bodies. */
function generateRequest(endpoint: Endpoint): Arbitrary<RequestOptions> {
  const schema = endpoint.body?.content['application/json']?.schema;
  const body = schema ? validValue(document, schema, likely) : fc.constant(undefined);
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      path: generateValues(endpoint, 'path', 0),
      query: generateValues(endpoint, 'query', 1),
      headers: generateValues(endpoint, 'header', 1),
      body: schema ? fc.oneof(body, body.chain(corrupt)) : body,
    })
    .map(({ caller, path, query, headers, body: value }) => ({
      url: formatPath(endpoint, path, query),
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, headerText(text)])),
        ...caller,
        ...(schema && { 'content-type': 'application/json' }),
      },
      ...(schema && { payload: JSON.stringify(value) ?? '' }),
    }));
}

/** Returns values for each parameter of a kind, some invalid, and up to `extra` unknown parameters. */
function generateValues(endpoint: Endpoint, kind: Parameter['in'], extra: number): Arbitrary<Record<string, unknown>> {
  const parameters = endpoint.parameters.filter((parameter) => parameter.in === kind);
  const named = parameters.map(({ name, schema }) => {
    const value = validValue(document, schema, kind === 'path' ? { ...likely, ...ownIds(endpoint) } : likely);
    return [name, fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: invalidValue })] as const;
  });
  const known = fc.record(Object.fromEntries(named), {
    requiredKeys: kind === 'path' ? parameters.map(({ name }) => name) : [],
  });
  const unknown = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'x', 'a[b]', 'id'), invalidValue, {
    maxKeys: extra,
  });
  return fc
    .tuple(known, fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown }))
    .map((both) => Object.fromEntries(both.flatMap((part) => Object.entries(part))));
}

/** Returns the ids of the collection in an operation's path. */
function ownIds({ path }: Endpoint): LikelyText {
  const ids = path.split('/').flatMap((segment) => idsByCollection[segment] ?? []);
  return ids.length > 0 ? { [idPattern]: fc.constantFrom(...ids) } : {};
}

function formatPath(endpoint: Endpoint, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(path[name])));
  const isList = (name: string) =>
    endpoint.parameters.some((parameter) => parameter.name === name && parameter.explode !== false);
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) && isList(name) ? value.map((item) => [name, toText(item)]) : [[name, toText(value)]],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? url : `${url}?${text}`;
}

/** Converts a value to text that a URL can contain. */
const toText = (value: unknown): string =>
  String(Array.isArray(value) ? value.map(toText).join(',') : typeof value === 'object' ? JSON.stringify(value) : value)
    .slice(0, 500)
    .toWellFormed();

/** Converts a value to text that a header can contain. */
const headerText = (value: unknown): string => toText(value).replaceAll(/[^\x20-\x7e]/g, '');
