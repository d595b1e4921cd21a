import * as limits from '@aitours/openapi/limits';
import { describe, expect, it } from 'vitest';
import { type Contract, listOperations } from './contract.ts';
import { writeLimits } from './writeLimits.ts';

const text = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A contract with one operation that stores a tour. */
const contract = (permission: object): Contract => ({
  servers: [{ url: '/api/v1' }],
  paths: {
    '/tours/': {
      post: {
        operationId: 'createTour',
        ...permission,
        requestBody: { content: { 'application/json': { schema: text('TourInput') } } },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      TourInput: {
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 160, pattern: '\\S' },
          price: { oneOf: [text('Amount'), { type: 'null' }] },
          guests: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
          days: { type: 'array', maxItems: 30, items: text('TourDay') },
          terms: { type: 'array', items: { type: 'object', properties: { percent: { maximum: 100 } } } },
        },
      },
      TourDay: { properties: { name: { type: 'string', maxLength: 80 } } },
      Amount: { type: 'string', pattern: '^\\d+$', minLength: 4, maxLength: 13 },
    },
  },
});

const write = (permission: object) => writeLimits(contract(permission), listOperations(contract(permission)));

describe('writeLimits', () => {
  it('writes one constant for each object, the inner ones first', () => {
    expect(write({ 'x-permission': 'catalogue.write' }).code).toBe(
      [
        'export const tourDayLimits = { name: { maxLength: 80 } };',
        'export const tourInputLimits = { title: { required: true, minLength: 1, maxLength: 160, pattern: "\\\\S" }, ' +
          'price: { nullable: true, type: "Amount", maxLength: 13 }, guests: { nullable: true, min: 1, max: 500 }, ' +
          'days: { maxItems: 30, item: { fields: tourDayLimits } }, ' +
          'terms: { item: { fields: { percent: { max: 100 } } } } };',
        '',
      ].join('\n'),
    );
  });

  it('declares exact types', () => {
    expect(write({ 'x-permission': 'catalogue.write' }).types).toContain(
      'readonly days: { readonly maxItems: 30; readonly item: { readonly fields: typeof tourDayLimits } }',
    );
  });

  it('omits what others than staff send', () => {
    expect(write({}).code).toBe('');
  });

  it('writes the limits of the contract', () => {
    expect(limits.cruiseInputLimits.name).toEqual({ required: true, minLength: 1, maxLength: 160, pattern: '\\S' });
    expect(limits.cruiseInputLimits.amenities.item.maxLength).toBe(200);
    expect(limits.tourInputLimits.days.item.fields.transfers.maxItems).toBeGreaterThan(0);
  });
});

it('each price that staff enter has a largest value, so that no sum of prices is too large', () => {
  const { bookingChangeOrderLimits, cancellationOverrideLimits, ...catalogue } = limits;
  for (const sums of [bookingChangeOrderLimits, cancellationOverrideLimits])
    expect(JSON.stringify(sums)).toContain('"type":"Amount","maxLength":16');
  expect(JSON.stringify(catalogue)).toContain('"type":"Price","maxLength":9');
  expect(/"type":"(Signed)?Amount"/.test(JSON.stringify(catalogue))).toBe(false);
});
