import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breakingChanges.ts';
import type { Contract } from './document.ts';
import { skeleton } from './skeleton.ts';

/** Two calls that have one of everything. */
const base = () => ({
  servers: [{ url: '/api/v1' }],
  paths: {
    '/tours/{id}/': {
      get: {
        operationId: 'getTour',
        security: [{}, { bearer: [] as string[] }] as Record<string, string[]>[],
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'currency', in: 'query', required: false, schema: { type: 'string', enum: ['AED', 'USD'] } },
        ] as unknown[],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tour' } } } },
          404: { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
        } as Record<string, unknown>,
      },
    },
    '/tours/': {
      post: {
        operationId: 'createTour',
        requestBody: {
          required: false,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewTour' } } } as Record<
            string,
            unknown
          >,
        },
        responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tour' } } } } },
      },
    },
  } as Record<string, Record<string, unknown>>,
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } } },
    schemas: {
      Problem: { type: 'object', properties: { type: { enum: ['not-found', 'sold-out'] } } },
      Amount: { type: 'string', pattern: '^\\d+\\.\\d{2}$' },
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      Tour: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        required: ['price', 'parts'],
        properties: {
          price: { $ref: '#/components/schemas/Amount' },
          note: { type: 'string', maxLength: 100 },
          guide: { oneOf: [{ type: 'string' }, { type: 'null' }] },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Tour' }, maxItems: 9 },
        },
      },
      NewTour: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 80 },
          kind: { enum: ['land', 'sea'] },
          seats: { type: ['integer', 'null'], minimum: 1 },
          price: { $ref: '#/components/schemas/Amount' },
          stay: { oneOf: [{ const: 'none' }, { type: 'object', properties: { nights: { type: 'number' } } }] },
        },
      },
    } as Record<string, Record<string, unknown>>,
  },
});

type Base = ReturnType<typeof base>;

/** What is found after an edit of the small contract. */
function after(edit: (contract: Base) => void): readonly string[] {
  const now = base();
  edit(now);
  return breakingChanges(base(), now);
}

const merge = (name: string, members: object) => (contract: Base) => {
  const schema = contract.components.schemas[name]!;
  schema['properties'] = { ...(schema['properties'] as object), ...members };
};
const without = (name: string, member: string) => (contract: Base) => {
  const { [member]: _, ...rest } = contract.components.schemas[name]!['properties'] as Record<string, unknown>;
  contract.components.schemas[name]!['properties'] = rest;
};
const getTour = (contract: Base) => contract.paths['/tours/{id}/']!['get'] as Record<string, unknown>;
const createTour = (contract: Base) => contract.paths['/tours/']!['post'] as Record<string, unknown>;

describe('breaks callers', () => {
  it.each<[string, (contract: Base) => void, string[]]>([
    ['a call that is gone', (c) => delete c.paths['/tours/{id}/'], ['GET /api/v1/tours/{id}/ is gone']],
    [
      'another address',
      (c) => (c.servers = [{ url: '/api/v2' }]),
      ['GET /api/v1/tours/{id}/ is gone', 'POST /api/v1/tours/ is gone'],
    ],
    ['another name', (c) => (getTour(c)['operationId'] = 'readTour'), ['getTour is now called readTour']],
    ['a token', (c) => (getTour(c)['security'] = [{ bearer: [] }]), ['getTour now needs a token']],
    [
      'a parameter that is gone',
      (c) => (getTour(c)['parameters'] as unknown[]).pop(),
      ['getTour(currency) is no longer taken'],
    ],
    [
      'a required parameter',
      (c) => (getTour(c)['parameters'] as unknown[]).push({ name: 'day', in: 'query', required: true, schema: {} }),
      ['getTour(day) is now required'],
    ],
    [
      'a value less for a parameter',
      (c) =>
        (getTour(c)['parameters'] as unknown[]).splice(1, 1, {
          name: 'currency',
          in: 'query',
          schema: { type: 'string', enum: ['AED'] },
        }),
      ['getTour(currency), asked for: value "USD" isn\'t known to both'],
    ],
    [
      'a shorter parameter',
      (c) => (c.components.parameters.Id.schema.maxLength = 20),
      ['getTour(id), asked for: maxLength is narrower'],
    ],
    [
      'a required body',
      (c) => ((createTour(c)['requestBody'] as { required: boolean }).required = true),
      ['createTour now needs a body'],
    ],
    [
      'another media type to send',
      (c) => ((createTour(c)['requestBody'] as { content: object }).content = { 'text/csv': {} }),
      ['createTour no longer takes application/json'],
    ],
    ['a field that is gone', without('NewTour', 'kind'), ['NewTour.kind, taken: is no longer taken']],
    [
      'a field that is required',
      (c) => (c.components.schemas['NewTour']!['required'] = ['title', 'kind']),
      ['NewTour.kind, taken: is now required'],
    ],
    [
      'a new field that is required',
      (c) => {
        merge('NewTour', { day: { type: 'string' } })(c);
        c.components.schemas['NewTour']!['required'] = ['title', 'day'];
      },
      ['NewTour.day, taken: is now required'],
    ],
    [
      'a named value less to send',
      merge('NewTour', { kind: { enum: ['land'] } }),
      ['NewTour.kind, taken: value "sea" isn\'t known to both'],
    ],
    [
      'a type less to send',
      merge('NewTour', { seats: { type: 'integer', minimum: 1 } }),
      ['NewTour.seats, taken: type null where it was integer'],
    ],
    [
      'another type to send',
      merge('NewTour', { title: { type: 'integer' } }),
      ['NewTour.title, taken: type string where it was integer'],
    ],
    [
      'tighter bounds',
      merge('NewTour', { title: { type: 'string', minLength: 2, maxLength: 40 } }),
      ['NewTour.title, taken: minLength is narrower', 'NewTour.title, taken: maxLength is narrower'],
    ],
    [
      'a shape less to send',
      merge('NewTour', { stay: { const: 'none' } }),
      ['NewTour.stay, taken: any value where some were named', 'NewTour.stay.nights, taken: is no longer taken'],
    ],
    [
      'a code that is gone',
      (c) => delete (getTour(c)['responses'] as object)['404' as never],
      ['getTour no longer answers 404'],
    ],
    [
      'another code of success',
      (c) => Object.assign(getTour(c)['responses'] as object, { 202: {} }),
      ['getTour may answer 202'],
    ],
    [
      'another media type to read',
      (c) => Object.assign(getTour(c)['responses'] as object, { 200: { content: { 'text/html': {} } } }),
      ['getTour no longer answers 200 as application/json'],
    ],
    ['a member that is gone', without('Tour', 'note'), ['Tour.note, given: is gone']],
    [
      'an inherited member that is gone',
      (c) => (c.components.schemas['Base'] = { type: 'object' }),
      ['Tour.id, given: is gone'],
    ],
    [
      'a member that may be missing',
      (c) => (c.components.schemas['Tour']!['required'] = ['price']),
      ['Tour.parts, given: may be missing'],
    ],
    [
      'null where there was none',
      merge('Tour', { note: { type: ['string', 'null'] } }),
      ['Tour.note, given: type null where it was string'],
    ],
    [
      'another type to read',
      merge('Tour', { note: { type: 'object' } }),
      ['Tour.note, given: type object where it was string'],
    ],
    ['any type to read', merge('Tour', { note: {} }), ['Tour.note, given: any type where there was one']],
    [
      'a shape more to read',
      merge('Tour', { guide: { oneOf: [{ type: 'string' }, { type: 'null' }, { type: 'array' }] } }),
      ['Tour.guide, given: type array where it was string'],
    ],
    [
      'a named value more to read',
      merge('Problem', { type: { enum: ['not-found', 'sold-out', 'closed'] } }),
      ['Problem.type, given: value "closed" isn\'t known to both'],
    ],
    [
      'another writing, both ways and once each',
      (c) => (c.components.schemas['Amount'] = { type: 'string', pattern: '^\\d+$' }),
      ['Amount, given: pattern is another', 'Amount, taken: pattern is another'],
    ],
    [
      'what this check has not been taught',
      merge('Tour', { note: { type: 'string', maxLength: 100, not: { const: '' } } }),
      ["Tour.note, given: not differs, which this check doesn't understand"],
    ],
  ])('%s', (_, edit, found) => {
    expect(after(edit)).toEqual(found);
  });
});

describe('breaks nobody', () => {
  it.each<[string, (contract: Base) => void]>([
    ['a call more', (c) => (c.paths['/boats/'] = { get: { operationId: 'listBoats', responses: {} } })],
    [
      'an optional parameter more',
      (c) => (getTour(c)['parameters'] as unknown[]).push({ name: 'day', in: 'query', schema: {} }),
    ],
    ['an optional field more', merge('NewTour', { day: { type: 'string' } })],
    ['a member more', merge('Tour', { day: { type: 'string' } })],
    ['wider bounds', merge('NewTour', { title: { type: 'string', maxLength: 200 } })],
    ['a value more to send', merge('NewTour', { kind: { enum: ['land', 'sea', 'air'] } })],
    ['a number where an integer would do', merge('NewTour', { seats: { type: ['number', 'null'], minimum: 1 } })],
    ['a longer text to read', merge('Tour', { note: { type: 'string', maxLength: 500 } })],
    ['a type less to read', merge('Tour', { guide: { type: 'string' } })],
    ['a field that may be left out', (c) => (c.components.schemas['NewTour']!['required'] = [])],
    ['a member that is always there', (c) => (c.components.schemas['Tour']!['required'] = ['price', 'parts', 'note'])],
    ['a failure more', (c) => Object.assign(getTour(c)['responses'] as object, { 429: {} })],
    ['words', merge('Tour', { note: { type: 'string', maxLength: 100, description: 'What else there is to say.' } })],
    ['an inherited member written out', merge('Tour', { id: { type: 'string' } })],
  ])('%s', (_, edit) => {
    expect(after(edit)).toEqual([]);
  });
});

describe('the contract of the last release', () => {
  const file = path.join(import.meta.dirname, '..', 'release', 'openapi.json');
  const released: Contract = JSON.parse(readFileSync(file, 'utf8'));

  it('holds no words, and is the same as itself', () => {
    expect(skeleton(released)).toEqual(released);
    expect(breakingChanges(released, structuredClone(released))).toEqual([]);
  });

  it('would miss each of its calls', () => {
    for (const address of Object.keys(released.paths)) {
      const { [address]: _, ...paths } = released.paths;
      expect(breakingChanges(released, { ...released, paths }).join()).toContain(`${address} is gone`);
    }
  });

  it('would miss the members of each of its schemas', () => {
    const schemas = released.components?.['schemas'] ?? {};
    const unnoticed = Object.entries(schemas).filter(([name, schema]) => {
      const stripped = { ...(schema as object), properties: {} };
      const components = { ...released.components, schemas: { ...schemas, [name]: stripped } };
      return 'properties' in (schema as object) && breakingChanges(released, { ...released, components }).length === 0;
    });
    expect(unnoticed.map(([name]) => name)).toEqual([]);
  });
});

it('a skeleton keeps names that look like words for people', () => {
  const schema = { description: 'x', properties: { description: { type: 'string', description: 'x' } } };
  expect(skeleton(schema)).toEqual({ properties: { description: { type: 'string' } } });
});
