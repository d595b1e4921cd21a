import { describe, expect, test, vi } from 'vitest';
import { createResponseWriter } from './reusedResults.ts';

const first = { id: 'a', title: 'Dunes “by night”' };
const second = { id: 'b', title: 'Creek' };
const listOf = (...results: readonly object[]) => ({
  status: 200,
  body: { count: results.length, next: null, results },
  reusesResults: true,
});

describe('a list with results of earlier responses', () => {
  test('is formatted like any other', () => {
    const { validate, format } = createResponseWriter(() => {});
    for (const list of [listOf(first), listOf(second, first), listOf()]) {
      validate(list);
      expect(format(list)).toBe(JSON.stringify(list.body));
    }
  });

  test('has each of them validated and formatted once', () => {
    const check = vi.fn();
    const { validate, format } = createResponseWriter(check);
    const toJSON = vi.fn(() => 'formatted');
    const counted = { toJSON };
    for (const list of [listOf(first, counted), listOf(counted, second, first)]) {
      validate(list);
      format(list);
    }
    expect(check.mock.calls.map(([{ body }]) => body.results)).toEqual([[first, counted], [second]]);
    expect(toJSON).toHaveBeenCalledTimes(1);
  });

  test('is invalid as long as one of them is', () => {
    const { validate } = createResponseWriter(({ body }) => {
      if (JSON.stringify(body).includes('Creek')) throw new Error('invalid');
    });
    validate(listOf(first));
    for (const _attempt of [1, 2]) expect(() => validate(listOf(first, second))).toThrow('invalid');
  });
});

test('another response is validated and formatted each time', () => {
  const check = vi.fn();
  const { validate, format } = createResponseWriter(check);
  const results = [{ ...first }];
  const response = { status: 200, body: { results } };
  validate(response);
  expect(format(response)).toBe(JSON.stringify({ results }));
  Object.assign(results[0]!, { title: 'Changed' });
  validate(response);
  expect(format(response)).toContain('Changed');
  expect(check.mock.calls).toEqual([[response], [response]]);
});
