import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, endpointsOf, type Parameter, readContract } from '../../src/contract/document.ts';
import { createResponseValidator } from '../../src/contract/responseValidation.ts';
import { schemaCompiler } from '../../src/contract/schemas.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { anActivity, anEvent, aTour, aVehicle } from '../fixtures.ts';
import { broken, nuisance } from './invalidValues.ts';
import { fittingValue, type Likely } from './validValue.ts';

/** Requests for each operation. `FUZZ_RUNS=1000` looks further, `FUZZ_SEED` elsewhere. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 12);
const seed = Number(process.env['FUZZ_SEED'] ?? 2030);

const document = readContract();
const endpoints = endpointsOf(document);
const json = schemaCompiler(document, { coerce: false });

const idPattern = '^[A-Za-z0-9-]{1,64}$';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

let api: TestApi;
let likely: Likely = {};
/** Of each collection the ids there are, by the word that stands for it in an address. */
let shelves: Readonly<Record<string, readonly string[]>> = {};
let callers: Readonly<Record<string, string>>[] = [];
beforeAll(async () => {
  api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000' } });
  const { db } = api.services;
  shelves = {
    activities: [(await anActivity(db)).id, (await anActivity(db)).id],
    tickets: [(await anEvent(db)).id],
    tours: [(await aTour(db)).id],
    vehicles: [await aVehicle(db)],
  };
  const day = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2030, 1, 20 + days)).toISOString());
  likely = {
    [idPattern]: fc.constantFrom(...Object.values(shelves).flat()),
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$': day.map((instant) => instant.slice(0, 10)),
  };
  const people = [await api.signIn(), await api.signIn({ isStaff: true })];
  callers = [{}, ...people.map(({ token }) => ({ authorization: `Bearer ${token}` }))];
});
afterAll(() => api.close());

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  `API-01 GAP-77 %s answers whatever it is sent as the contract says (seed ${seed})`,
  async (_, endpoint) => {
    const hold = heldToContract(endpoint);
    await fc.assert(
      fc.asyncProperty(requestOf(endpoint), async (sent) => {
        const answer = await api.app.inject({ method: endpoint.method.toUpperCase() as 'GET', ...sent });
        hold(answer);
      }),
      { seed, numRuns: runs },
    );
  },
);

/** Whether a status is the operation's to answer, and the body what the contract says of it. */
function heldToContract(endpoint: Endpoint): (answer: LightMyRequestResponse) => void {
  const check = createResponseValidator(endpoint, json);
  const problems = new Map(
    [...endpoint.responses].flatMap(([status, { content }]) => {
      const schema = content?.['application/problem+json']?.schema;
      return schema ? [[status, json.compile(schema)] as const] : [];
    }),
  );
  return (answer) => {
    expect(answer.statusCode, answer.body).not.toBe(500);
    expect([...endpoint.responses.keys()], answer.body).toContain(answer.statusCode);
    const problem = problems.get(answer.statusCode);
    if (!problem) return check({ status: answer.statusCode, body: bodyOf(answer) });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem(answer.json()), JSON.stringify([problem.errors, answer.body])).toBe(true);
  };
}

function bodyOf({ body, headers, rawPayload }: LightMyRequestResponse): unknown {
  if (body === '') return undefined;
  return String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : rawPayload;
}

/** Requests that fit the contract, and as many that are damaged somewhere. */
function requestOf(endpoint: Endpoint): Arbitrary<Sent> {
  const schema = endpoint.body?.content['application/json']?.schema;
  const body = schema ? fittingValue(document, schema, likely) : fc.constant(undefined);
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      path: valuesOf(endpoint, 'path', 0),
      query: valuesOf(endpoint, 'query', 1),
      headers: valuesOf(endpoint, 'header', 1),
      body: schema ? fc.oneof(body, body.chain(broken)) : body,
    })
    .map(({ caller, path, query, headers, body: value }) => ({
      url: addressOf(endpoint, path, query),
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, headerText(text)])),
        ...caller,
        ...(schema && { 'content-type': 'application/json' }),
      },
      ...(schema && { payload: JSON.stringify(value) ?? '' }),
    }));
}

/** A value for each parameter of a kind, some of them a nuisance; beside them so many that nobody asked for. */
function valuesOf(endpoint: Endpoint, kind: Parameter['in'], extra: number): Arbitrary<Record<string, unknown>> {
  const parameters = endpoint.parameters.filter((parameter) => parameter.in === kind);
  const named = parameters.map(({ name, schema }) => {
    const value = fittingValue(document, schema, kind === 'path' ? { ...likely, ...ownIds(endpoint) } : likely);
    return [name, fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: nuisance })] as const;
  });
  const known = fc.record(Object.fromEntries(named), {
    requiredKeys: kind === 'path' ? parameters.map(({ name }) => name) : [],
  });
  const unknown = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'x', 'a[b]', 'id'), nuisance, {
    maxKeys: extra,
  });
  return fc
    .tuple(known, fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown }))
    .map((both) => Object.fromEntries(both.flatMap((part) => Object.entries(part))));
}

/** Ids of the collection that an operation's address begins with. */
function ownIds({ path }: Endpoint): Likely {
  const ids = path.split('/').flatMap((word) => shelves[word] ?? []);
  return ids.length > 0 ? { [idPattern]: fc.constantFrom(...ids) } : {};
}

function addressOf(endpoint: Endpoint, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(shown(path[name])));
  const isList = (name: string) =>
    endpoint.parameters.some((parameter) => parameter.name === name && parameter.explode !== false);
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) && isList(name) ? value.map((item) => [name, shown(item)]) : [[name, shown(value)]],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? url : `${url}?${text}`;
}

/** As text, and no longer than an address may be; half a pair can't stand in one. */
const shown = (value: unknown): string =>
  String(Array.isArray(value) ? value.map(shown).join(',') : typeof value === 'object' ? JSON.stringify(value) : value)
    .slice(0, 500)
    .toWellFormed();

/** What of a text HTTP lets through. */
const headerText = (value: unknown): string => shown(value).replaceAll(/[^\x20-\x7e]/g, '');
