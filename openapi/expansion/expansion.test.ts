import { describe, expect, it } from 'vitest';
import { completeExample } from './completeExample.ts';
import { completeOperation, type OperationSource } from './completeOperation.ts';
import { completePage, isPage } from './completePage.ts';
import { fillTemplate } from './fillTemplate.ts';

const shared = (kind: string, name: string) => ({ $ref: `../../shared/${kind}/${name}.yaml` });

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>;
}

const source: OperationSource = {
  summary: 'Get a tour',
  description: 'API-22.',
  security: [],
  responses: { '200': { description: 'The tour.', content: {} } },
};

const complete = (more: Partial<OperationSource> = {}, path = '/tours/'): Operation =>
  completeOperation({ ...source, ...more }, { file: 'resources/tours/getTour.yaml', path }) as Operation;

const listStatuses = (more?: Partial<OperationSource>, path?: string) =>
  Object.keys(complete(more, path).responses).join(' ');

const withParameter = (name: string) => ({ parameters: [shared('parameters', name)] });
const body = { requestBody: { content: {} } };

describe('completeOperation', () => {
  it('takes the id and the tag from the file', () => {
    expect(complete()).toMatchObject({ operationId: 'getTour', tags: ['tours'] });
  });

  it.each<[string, Partial<OperationSource>, string, string]>([
    ['any', {}, '/tours/', '200 400 429 500 503'],
    ['an optional token', { security: [{ bearer: [] }, {}] }, '/tours/', '200 400 401 429 500 503'],
    ['a required token', { security: [{ bearer: [] }] }, '/tours/', '200 400 401 403 429 500 503'],
    [
      'a required token without second factor',
      { security: [{ bearer: [] }], 'x-without-second-factor': true },
      '/tours/',
      '200 400 401 429 500 503',
    ],
    ['a path of one resource', {}, '/tours/{id}/', '200 400 404 429 500 503'],
    ['a path with a format', {}, '/exports/{format}/', '200 400 429 500 503'],
    ['a body', body, '/tours/', '200 400 413 415 429 500 503'],
    ['If-Match', withParameter('IfMatch'), '/tours/', '200 400 412 429 500 503'],
    ['If-None-Match', withParameter('IfNoneMatch'), '/tours/', '200 304 400 429 500 503'],
    ['an idempotency key', withParameter('IdempotencyKey'), '/tours/', '200 400 422 429 500 503'],
  ])('adds the error responses of an operation with %s', (_, more, path, statuses) => {
    expect(listStatuses(more, path)).toBe(statuses);
  });

  it('leaves a response that the operation states', () => {
    const stated = { description: 'The journey is not possible.' };
    expect(complete({ responses: { ...source.responses, '400': stated } }).responses['400']).toBe(stated);
  });

  it('requires a token where staff need a permission, and a statement where nothing says who may call', () => {
    const { security: _, ...open } = source;
    const place = { file: 'resources/tours/getTour.yaml', path: '/tours/' };
    expect(completeOperation({ ...open, 'x-permission': 'catalogue.write' }, place)).toMatchObject({
      security: [{ bearer: [] }],
    });
    expect(() => completeOperation(open, place)).toThrow('getTour.yaml states no security');
  });

  it('adds the headers of cached reads, and those of rate limits in the place of x-rate-limit', () => {
    const headers = { 'x-rate-limit': true, Location: shared('headers', 'Location') } as const;
    const responses = { '200': { description: 'The tour.', headers } };
    expect(
      Object.keys(complete({ responses, ...withParameter('IfNoneMatch') }).responses['200']?.headers ?? {}),
    ).toEqual(['ETag', 'Cache-Control', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Location']);
  });

  it('adds the parameters of a page before the others', () => {
    const responses = { '200': { content: { 'application/json': { schema: { $ref: './schemas/TourPage.yaml' } } } } };
    expect(complete({ responses, ...withParameter('Search') }).parameters).toEqual(
      ['Page', 'PageSize', 'Search'].map((name) => shared('parameters', name)),
    );
    expect(complete({ responses, ...withParameter('Page') }).parameters).toEqual([shared('parameters', 'Page')]);
  });
});

describe('completePage', () => {
  const page = { description: 'One page of tours.', 'x-page': { of: './Tour.yaml', items: 'tours' } };

  it('recognises pages', () => {
    expect(isPage(page)).toBe(true);
    expect(isPage({ type: 'object' })).toBe(false);
  });

  it('adds count, links and items', () => {
    expect(completePage(page)).toMatchObject({
      required: ['count', 'next', 'previous', 'results'],
      properties: {
        count: { description: 'Number of tours on all pages.' },
        results: { items: { $ref: './Tour.yaml' } },
      },
    });
    expect(completePage(page)).not.toHaveProperty('properties.count_is_exact');
    expect(completePage({ ...page, 'x-page': { ...page['x-page'], isCapped: true } })).toHaveProperty(
      'properties.count_is_exact',
    );
  });
});

describe('completeExample', () => {
  const examples: Readonly<Record<string, unknown>> = {
    tour: { id: '1', title: 'Liwa', days: [{ day: 1 }] },
    draft: { 'x-example': 'tour', title: 'Draft' },
    list: [{ 'x-example': 'tour' }, { 'x-example': 'draft' }],
    loop: { again: { 'x-example': 'loop' } },
  };
  const completeNamed = (name: string) => completeExample(examples[name], (other) => examples[other]);

  it('replaces references, also in the examples that they name', () => {
    expect(completeNamed('list')).toEqual([examples['tour'], { id: '1', title: 'Draft', days: [{ day: 1 }] }]);
  });

  it('replaces a reference to a part', () => {
    expect(completeExample({ 'x-example': 'tour/days/0' }, (name) => examples[name])).toEqual({ day: 1 });
  });

  it('keeps the order of the other example’s members', () => {
    expect(Object.keys(completeNamed('draft') as object)).toEqual(['id', 'title', 'days']);
  });

  it('rejects a missing example, a missing part and a loop', () => {
    expect(() => completeExample({ 'x-example': 'none' }, () => undefined)).toThrow('There is no example none');
    expect(() => completeExample({ 'x-example': 'tour/price' }, (name) => examples[name])).toThrow(
      'no example tour/price',
    );
    expect(() => completeNamed('loop')).toThrow('The example loop contains itself');
  });
});

describe('fillTemplate', () => {
  it('fills texts and keys, and values that contain placeholders', () => {
    const template = { '<name.camel>Input': ['<title> for staff', 2, null] };
    expect(fillTemplate(template, { name: 'PromoCode', title: 'A <noun>', noun: 'code' })).toEqual({
      promoCodeInput: ['A code for staff', 2, null],
    });
  });

  it('rejects a placeholder without a value', () => {
    expect(() => fillTemplate('<name>', {})).toThrow('<name> has no value');
  });
});
