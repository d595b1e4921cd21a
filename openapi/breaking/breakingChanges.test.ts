import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBreakingChanges } from './breakingChanges.ts';
import type { Contract } from './document.ts';

/** A contract with two operations that use each feature. */
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

/** Returns the breaking changes of an edit of the small contract. */
function changesAfter(edit: (contract: Base) => void): readonly string[] {
  const now = base();
  edit(now);
  return findBreakingChanges(base(), now);
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

describe('breaking changes', () => {
  const changes: Readonly<Record<string, [edit: (contract: Base) => void, found: string[]]>> = {
    'a removed operation': [(c) => delete c.paths['/tours/{id}/'], ['GET /api/v1/tours/{id}/ is gone']],
    'another path': [
      (c) => (c.servers = [{ url: '/api/v2' }]),
      ['GET /api/v1/tours/{id}/ is gone', 'POST /api/v1/tours/ is gone'],
    ],
    'another operation id': [(c) => (getTour(c)['operationId'] = 'readTour'), ['getTour is now called readTour']],
    'a required token': [(c) => (getTour(c)['security'] = [{ bearer: [] }]), ['getTour now requires a token']],
    'a removed parameter': [
      (c) => (getTour(c)['parameters'] as unknown[]).pop(),
      ['getTour(currency) is no longer accepted'],
    ],
    'a required parameter': [
      (c) => (getTour(c)['parameters'] as unknown[]).push({ name: 'day', in: 'query', required: true, schema: {} }),
      ['getTour(day) is now required'],
    ],
    'a removed value of a parameter': [
      (c) =>
        (getTour(c)['parameters'] as unknown[]).splice(1, 1, {
          name: 'currency',
          in: 'query',
          schema: { type: 'string', enum: ['AED'] },
        }),
      ['getTour(currency), request: value "USD" is unknown to the receiver'],
    ],
    'a shorter maximum of a parameter': [
      (c) => (c.components.parameters.Id.schema.maxLength = 20),
      ['getTour(id), request: maxLength is narrower'],
    ],
    'a required body': [
      (c) => ((createTour(c)['requestBody'] as { required: boolean }).required = true),
      ['createTour now requires a body'],
    ],
    'another media type of a request': [
      (c) => ((createTour(c)['requestBody'] as { content: object }).content = { 'text/csv': {} }),
      ['createTour no longer accepts application/json'],
    ],
    'a removed field': [without('NewTour', 'kind'), ['NewTour.kind, request: is no longer accepted']],
    'a field that becomes required': [
      (c) => (c.components.schemas['NewTour']!['required'] = ['title', 'kind']),
      ['NewTour.kind, request: is now required'],
    ],
    'a new required field': [
      (c) => {
        merge('NewTour', { day: { type: 'string' } })(c);
        c.components.schemas['NewTour']!['required'] = ['title', 'day'];
      },
      ['NewTour.day, request: is now required'],
    ],
    'a removed enum value of a request': [
      merge('NewTour', { kind: { enum: ['land'] } }),
      ['NewTour.kind, request: value "sea" is unknown to the receiver'],
    ],
    'a removed type of a request': [
      merge('NewTour', { seats: { type: 'integer', minimum: 1 } }),
      ['NewTour.seats, request: type null instead of integer'],
    ],
    'another type of a request': [
      merge('NewTour', { title: { type: 'integer' } }),
      ['NewTour.title, request: type string instead of integer'],
    ],
    'narrower bounds': [
      merge('NewTour', { title: { type: 'string', minLength: 2, maxLength: 40 } }),
      ['NewTour.title, request: minLength is narrower', 'NewTour.title, request: maxLength is narrower'],
    ],
    'a removed alternative of a request': [
      merge('NewTour', { stay: { const: 'none' } }),
      [
        'NewTour.stay, request: any value instead of an enumeration',
        'NewTour.stay.nights, request: is no longer accepted',
      ],
    ],
    'a removed status': [
      (c) => delete (getTour(c)['responses'] as object)['404' as never],
      ['getTour no longer returns 404'],
    ],
    'another success status': [
      (c) => Object.assign(getTour(c)['responses'] as object, { 202: {} }),
      ['getTour may return 202'],
    ],
    'another media type of a response': [
      (c) => Object.assign(getTour(c)['responses'] as object, { 200: { content: { 'text/html': {} } } }),
      ['getTour no longer returns 200 as application/json'],
    ],
    'a removed member': [without('Tour', 'note'), ['Tour.note, response: is gone']],
    'a removed inherited member': [
      (c) => (c.components.schemas['Base'] = { type: 'object' }),
      ['Tour.id, response: is gone'],
    ],
    'a member that becomes optional': [
      (c) => (c.components.schemas['Tour']!['required'] = ['price']),
      ['Tour.parts, response: may be missing'],
    ],
    'a member that becomes nullable': [
      merge('Tour', { note: { type: ['string', 'null'] } }),
      ['Tour.note, response: type null instead of string'],
    ],
    'another type of a response': [
      merge('Tour', { note: { type: 'object' } }),
      ['Tour.note, response: type object instead of string'],
    ],
    'a response without a type': [
      merge('Tour', { note: {} }),
      ['Tour.note, response: any type instead of a specific one'],
    ],
    'a new alternative of a response': [
      merge('Tour', { guide: { oneOf: [{ type: 'string' }, { type: 'null' }, { type: 'array' }] } }),
      ['Tour.guide, response: type array instead of string'],
    ],
    'a new enum value of a response': [
      merge('Problem', { type: { enum: ['not-found', 'sold-out', 'closed'] } }),
      ['Problem.type, response: value "closed" is unknown to the receiver'],
    ],
    'another pattern, reported once for requests and once for responses': [
      (c) => (c.components.schemas['Amount'] = { type: 'string', pattern: '^\\d+$' }),
      ['Amount, response: pattern differs', 'Amount, request: pattern differs'],
    ],
    'an unsupported keyword': [
      merge('Tour', { note: { type: 'string', maxLength: 100, not: { const: '' } } }),
      ["Tour.note, response: not differs, which this check doesn't support"],
    ],
  };

  it.each(Object.entries(changes))('%s', (_, [edit, found]) => {
    expect(changesAfter(edit)).toEqual(found);
  });
});

describe('compatible changes', () => {
  const changes: Readonly<Record<string, (contract: Base) => void>> = {
    'a new operation': (c) => (c.paths['/boats/'] = { get: { operationId: 'listBoats', responses: {} } }),
    'a new optional parameter': (c) =>
      (getTour(c)['parameters'] as unknown[]).push({ name: 'day', in: 'query', schema: {} }),
    'a new optional field': merge('NewTour', { day: { type: 'string' } }),
    'a new member': merge('Tour', { day: { type: 'string' } }),
    'wider bounds': merge('NewTour', { title: { type: 'string', maxLength: 200 } }),
    'a new enum value of a request': merge('NewTour', { kind: { enum: ['land', 'sea', 'air'] } }),
    'a number instead of an integer in a request': merge('NewTour', {
      seats: { type: ['number', 'null'], minimum: 1 },
    }),
    'a format of what was already enforced': merge('NewTour', {
      title: { type: 'string', maxLength: 80, format: 'text' },
    }),
    'a longer text in a response': merge('Tour', { note: { type: 'string', maxLength: 500 } }),
    'a removed type of a response': merge('Tour', { guide: { type: 'string' } }),
    'a field that becomes optional': (c) => (c.components.schemas['NewTour']!['required'] = []),
    'a member that becomes required': (c) => (c.components.schemas['Tour']!['required'] = ['price', 'parts', 'note']),
    'a new error status': (c) => Object.assign(getTour(c)['responses'] as object, { 429: {} }),
    'a description': merge('Tour', { note: { type: 'string', maxLength: 100, description: 'A note.' } }),
    'an inherited member that is repeated': merge('Tour', { id: { type: 'string' } }),
  };

  it.each(Object.entries(changes))('%s', (_, edit) => {
    expect(changesAfter(edit)).toEqual([]);
  });
});

describe('the current contract', () => {
  const contract: Contract = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '..', 'dist', 'openapi.json'), 'utf8'),
  );

  it('doesn’t differ from itself', () => {
    expect(findBreakingChanges(contract, structuredClone(contract))).toEqual([]);
  });

  it('reports the removal of each operation', () => {
    const changes = findBreakingChanges(contract, { ...contract, paths: {} }).join('\n');
    for (const route of Object.keys(contract.paths)) expect(changes).toContain(`${route} is gone`);
  });

  it('reports the removal of the members of each schema', () => {
    const schemas = contract.components?.['schemas'] ?? {};
    const uses = Object.entries(contract.paths).map(([route, item]) => ({
      paths: { [route]: item },
      references: listReferences(contract, item),
    }));
    const unreported = Object.entries(schemas).filter(([name, schema]) => {
      if (!('properties' in (schema as object))) return false;
      const stripped = { ...(schema as object), properties: {} };
      const components = { ...contract.components, schemas: { ...schemas, [name]: stripped } };
      return !uses
        .filter(({ references }) => references.has(`#/components/schemas/${name}`))
        .some(
          ({ paths }) => findBreakingChanges({ ...contract, paths }, { ...contract, paths, components }).length > 0,
        );
    });
    // Each is used only as an alternative to Problem, which the stripped schema still satisfies.
    expect(unreported.map(([name]) => name)).toEqual(['SecondFactorRequiredProblem', 'UnknownPlaceProblem']);
  });
});

/** Returns the references in a part of a contract, and in the parts that they refer to. */
function listReferences(contract: Contract, part: unknown, found = new Set<string>()): ReadonlySet<string> {
  for (const [, reference = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (found.has(reference)) continue;
    found.add(reference);
    const [, , kind = '', name = ''] = reference.split('/');
    listReferences(contract, contract.components?.[kind]?.[name], found);
  }
  return found;
}
