import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';
import { ApiProblem, errorText, isProblem, NoResponse, RequestNotBuilt } from './problems.ts';
import { type Answer, refusal, serve } from './testing/serve.ts';

const failureOf = async (answer: Answer): Promise<unknown> => {
  const { baseUrl } = await serve(() => answer);
  return createClient({ baseUrl, storage: null })
    .call('getTour', { path: { id: '1' } })
    .catch((error: unknown) => error);
};

test.each([
  ['the detail', { detail: 'Sold out', message: 'no' }, 'Sold out'],
  ['else the message', { message: 'Try again' }, 'Try again'],
  ['else a generic text', { error: 'E42' }, 'An error occurred'],
  ['no empty text', { detail: ' ', message: '' }, 'An error occurred'],
  ['no text that is none', { detail: { a: 1 }, message: 5 }, 'An error occurred'],
  ['nothing of a list', [1, 2], 'An error occurred'],
  ['nothing of null', null, 'An error occurred'],
])('SHELL-61 a failed call shows %s', async (_, body, text) => {
  const error = await failureOf({ status: 400, body });
  expect(error).toBeInstanceOf(ApiProblem);
  expect(errorText(error)).toBe(text);
});

test('SHELL-61 the text of anything else that was thrown follows the same order', () => {
  expect(errorText({ detail: 'a', message: 'b' })).toBe('a');
  expect(errorText(new Error('Unsupported cart item type'))).toBe('Unsupported cart item type');
});

test.each([undefined, null, 'text', 7, {}, new Error('')])(
  'SHELL-62 nothing known of %o: "An error occurred"',
  (error) => {
    expect(errorText(error)).toBe('An error occurred');
  },
);

test('SHELL-62 an answer without any body: "An error occurred"', async () => {
  const error = await failureOf({ status: 500 });
  expect(errorText(error)).toBe('An error occurred');
  expect(error).toMatchObject({ type: 'about:blank', status: 500, detail: undefined });
});

test('SHELL-62 a proxy’s page is a problem without a type', async () => {
  const error = await failureOf({ status: 502, text: '<h1>Bad gateway</h1>' });
  expect(error).toMatchObject({ type: 'about:blank', status: 502, message: 'An error occurred' });
});

test('SHELL-62 a success that can’t be read is a problem, not an answer', async () => {
  const error = await failureOf({ status: 200, text: '<h1>Sign in to the hotel’s network</h1>' });
  expect(error).toBeInstanceOf(ApiProblem);
  expect(errorText(error)).toBe('An error occurred');
});

test('SHELL-62 sent, but no reply: "No response from server"', async () => {
  const error = await failureOf('cut');
  expect(error).toBeInstanceOf(NoResponse);
  expect(errorText(error)).toBe('No response from server');
});

test('SHELL-62 out of time: "No response from server"', async () => {
  const { baseUrl } = await serve(() => 'hang');
  const call = createClient({ baseUrl, storage: null }).call('getCart', {}, { signal: AbortSignal.timeout(30) });
  await expect(call).rejects.toThrow(new NoResponse());
});

test('SHELL-62 not to be built: "Error setting up request", and nothing is sent', async () => {
  const { baseUrl, received } = await serve(() => ({ body: {} }));
  const client = createClient({ baseUrl, storage: null });
  const circular: { itself?: unknown } = {};
  circular.itself = circular;
  for (const call of [
    client.call('getTour', { path: { id: '' } }),
    client.call('createComment', { path: { id: '1' }, body: { content: 'x', ...circular } }),
  ]) {
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestNotBuilt);
    expect(errorText(error)).toBe('Error setting up request');
  }
  expect(received).toEqual([]);
});

test('whoever ends a call gets their own reason back', async () => {
  const { baseUrl } = await serve(() => 'hang');
  const ending = new AbortController();
  const call = createClient({ baseUrl, storage: null }).call('getCart', {}, { signal: ending.signal });
  ending.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a problem has the members of its type', async () => {
  const error = await failureOf(refusal(409, 'price-changed', 'Now 486.00', { amount: '486.00', lines: [] }));
  expect(isProblem(error)).toBe(true);
  expect(isProblem(error, 'sold-out')).toBe(false);
  if (!isProblem(error, 'price-changed')) throw error;
  expectTypeOf(error.amount).toEqualTypeOf<string>();
  expect(error).toMatchObject({ status: 409, detail: 'Now 486.00', message: 'Now 486.00', amount: '486.00' });
});

test('a problem tells the errors by field, if they have the contract’s form', async () => {
  const errors = { email: ['Enter an e-mail address.'] };
  expect(await failureOf(refusal(400, 'invalid-request', 'Look again', { errors }))).toMatchObject({ errors });
  expect(await failureOf(refusal(400, 'invalid-request', 'Look again', { errors: 'all' }))).toMatchObject({
    errors: undefined,
  });
});

test('an answer can’t pass for another error or another status', async () => {
  const error = await failureOf({
    status: 404,
    body: { type: 'not-found', status: 200, name: 'TypeError', stack: 'x' },
  });
  expect(error).toMatchObject({ name: 'ApiProblem', status: 404 });
});

test('a switch over the type knows all problems', () => {
  const look = (error: unknown): string => {
    if (!isProblem(error)) return '';
    switch (error.type) {
      case 'sold-out':
        expectTypeOf(error.places_left).toEqualTypeOf<number>();
        return `${error.places_left} left`;
      case 'price-changed':
        return error.lines.map((line) => line.title).join();
      case 'about:blank':
        expectTypeOf(error.detail).toEqualTypeOf<string | undefined>();
        return error.message;
      default:
        expectTypeOf(error.detail).toEqualTypeOf<string>();
        return error.detail;
    }
  };
  expect(look(new ApiProblem(409, { type: 'sold-out', places_left: 2 }))).toBe('2 left');
});
