import { phoneInvalid } from '@aitours/domain/phone';
import { afterEach, expect, it, vi } from 'vitest';
import { getContactErrors } from './contactErrors.ts';
import { messages } from './messages.ts';
import { sendMessage } from './sendMessage.ts';

const message = { name: 'Amira', email: 'amira@example.com', phone: '+971 50 123 4567', message: ' A question ' };

afterEach(() => vi.unstubAllGlobals());

const mockFetch = (respond: () => Promise<Response>) => {
  const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('CONTACT-01 each validation error has a message', () => {
  const missing = { name: 'missing', email: 'missing', phone: 'missing', message: 'missing' } as const;
  expect(getContactErrors(missing)).toEqual(messages.missing);
  expect(getContactErrors({ email: 'invalid', phone: 'invalid' })).toEqual({
    email: messages.emailInvalid,
    phone: phoneInvalid,
  });
  expect(getContactErrors({})).toEqual({});
});

it('CONTACT-07 QUIRK-04 without an endpoint nothing is sent', async () => {
  const fetched = mockFetch(async () => new Response());
  expect(await sendMessage('', message)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

it('API-69 CONTACT-07 with an endpoint, the four fields are posted as JSON', async () => {
  const fetched = mockFetch(async () => new Response(null, { status: 204 }));
  expect(await sendMessage('https://contact.example/send', message)).toBe(true);
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe('https://contact.example/send');
  expect(request.method).toBe('POST');
  expect(JSON.parse(String(request.body))).toEqual({ ...message, message: 'A question' });
});

it('CONTACT-08 a rejection and a network error are failures', async () => {
  mockFetch(async () => new Response(null, { status: 500 }));
  expect(await sendMessage('https://contact.example/send', message)).toBe(false);
  mockFetch(() => Promise.reject(new TypeError('offline')));
  expect(await sendMessage('https://contact.example/send', message)).toBe(false);
});
