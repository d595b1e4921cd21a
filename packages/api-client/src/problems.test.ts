import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';
import { ApiProblem, InvalidRequestError, isProblem, NetworkError, toErrorMessage } from './problems.ts';
import { problem, type Reply, serve } from './testing/serve.ts';

const readError = async (reply: Reply): Promise<unknown> => {
  const { baseUrl } = await serve(() => reply);
  return createClient({ baseUrl, storage: null })
    .call('getTour', { path: { id: '1' } })
    .catch((error: unknown) => error);
};

test.each([
  ['the detail', { detail: 'Sold out', message: 'no' }, 'Sold out'],
  ['else the message', { message: 'Try again' }, 'Try again'],
  ['else a generic text', { error: 'E42' }, 'An error occurred'],
  ['no empty text', { detail: ' ', message: '' }, 'An error occurred'],
  ['no text of another type', { detail: { a: 1 }, message: 5 }, 'An error occurred'],
  ['nothing of an array', [1, 2], 'An error occurred'],
  ['nothing of null', null, 'An error occurred'],
])('SHELL-61 the message of a failed call is %s', async (_, body, text) => {
  const error = await readError({ status: 400, body });
  expect(error).toBeInstanceOf(ApiProblem);
  expect(toErrorMessage(error)).toBe(text);
});

test('SHELL-61 the message of other thrown values follows the same order', () => {
  expect(toErrorMessage({ detail: 'a', message: 'b' })).toBe('a');
  expect(toErrorMessage(new Error('Unsupported cart item type'))).toBe('Unsupported cart item type');
});

test.each([undefined, null, 'text', 7, {}, new Error('')])(
  'SHELL-62 the message of %o is "An error occurred"',
  (error) => {
    expect(toErrorMessage(error)).toBe('An error occurred');
  },
);

test('SHELL-62 the message of a response without a body is "An error occurred"', async () => {
  const error = await readError({ status: 500 });
  expect(toErrorMessage(error)).toBe('An error occurred');
  expect(error).toMatchObject({ type: 'about:blank', status: 500, detail: undefined });
});

test('SHELL-62 a proxy’s page is a problem without a type', async () => {
  const error = await readError({ status: 502, text: '<h1>Bad gateway</h1>' });
  expect(error).toMatchObject({ type: 'about:blank', status: 502, message: 'An error occurred' });
});

test('SHELL-62 a success whose body is not JSON is a problem', async () => {
  const error = await readError({ status: 200, text: '<h1>Sign in to the hotel’s network</h1>' });
  expect(error).toBeInstanceOf(ApiProblem);
  expect(toErrorMessage(error)).toBe('An error occurred');
});

test.each([200, 404, 502])('a page with status %s is explained to developers', async (status) => {
  const error = await readError({ status, text: '<h1>Another site</h1>' });
  expect(error).toMatchObject({
    message: 'An error occurred',
    cause: {
      message: expect.stringMatching(
        RegExp(`^http://.*/api/v1/tours/tours/1/ returned status ${status}, text/html, not JSON of the shop$`),
      ),
    },
  });
  expect(await readError(problem(404, 'not-found', 'There is none.'))).not.toHaveProperty('cause');
});

test('SHELL-62 the message without a response is "No response from server"', async () => {
  const error = await readError('cut');
  expect(error).toBeInstanceOf(NetworkError);
  expect(toErrorMessage(error)).toBe('No response from server');
});

test('SHELL-62 the message after a timeout is "No response from server"', async () => {
  const { baseUrl } = await serve(() => 'hang');
  const call = createClient({ baseUrl, storage: null }).call('getCart', {}, { signal: AbortSignal.timeout(30) });
  await expect(call).rejects.toThrow(new NetworkError());
});

test('SHELL-62 an invalid request is not sent; its message is "Error setting up request"', async () => {
  const { baseUrl, received } = await serve(() => ({ body: {} }));
  const client = createClient({ baseUrl, storage: null });
  const circular: { itself?: unknown } = {};
  circular.itself = circular;
  for (const call of [
    client.call('getTour', { path: { id: '' } }),
    client.call('createComment', { path: { id: '1' }, body: { content: 'x', ...circular } }),
  ]) {
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(toErrorMessage(error)).toBe('Error setting up request');
  }
  expect(received).toEqual([]);
});

test('an aborted call rejects with the signal’s reason', async () => {
  const { baseUrl } = await serve(() => 'hang');
  const controller = new AbortController();
  const call = createClient({ baseUrl, storage: null }).call('getCart', {}, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a problem has the members of its type', async () => {
  const error = await readError(problem(409, 'price-changed', 'Now 486.00', { amount: '486.00', lines: [] }));
  expect(isProblem(error)).toBe(true);
  expect(isProblem(error, 'sold-out')).toBe(false);
  if (!isProblem(error, 'price-changed')) throw error;
  expectTypeOf(error.amount).toEqualTypeOf<string>();
  expect(error).toMatchObject({ status: 409, detail: 'Now 486.00', message: 'Now 486.00', amount: '486.00' });
});

test('a problem has errors by field if they match the contract', async () => {
  const errors = { email: ['Enter an e-mail address.'] };
  expect(await readError(problem(400, 'invalid-request', 'Look again', { errors }))).toMatchObject({ errors });
  expect(await readError(problem(400, 'invalid-request', 'Look again', { errors: 'all' }))).toMatchObject({
    errors: undefined,
  });
});

test('a body can’t overwrite name, stack or status of the error', async () => {
  const error = await readError({
    status: 404,
    body: { type: 'not-found', status: 200, name: 'TypeError', stack: 'x' },
  });
  expect(error).toMatchObject({ name: 'ApiProblem', status: 404 });
});

test('a switch over the type narrows to each problem', () => {
  const describe = (error: unknown): string => {
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
  expect(describe(new ApiProblem(409, { type: 'sold-out', places_left: 2 }))).toBe('2 left');
});

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/cart.js',
  'error loading dynamically imported module: https://shop.example/assets/cart.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/cart.css',
])('a part of the page that couldn’t be loaded: %s', (message) =>
  expect(toErrorMessage(new TypeError(message))).toBe('The connection failed. Please try again.'),
);
