import { randomUUID } from 'node:crypto';
import fc, { type AsyncCommand } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

/** `FUZZ_RUNS` and `FUZZ_SEED` change number and seed of the sequences. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['FUZZ_SEED'] ?? 2030);
const maxCommands = 25;
/** Within this time after its use, a refresh token gives the same successor again. */
const reuseTolerance = 10_000;

interface Browser {
  readonly name: string;
  readonly userAgent: string;
  cookie: string;
  registrationKey?: string;
  /** The newest one. */
  session?: Session;
}

interface Session {
  readonly browser: Browser;
  /** Refresh tokens, each the successor of the one before. */
  readonly tokens: { readonly text: string; usedAt?: number }[];
  access: string;
  isOpen: boolean;
}

interface Account {
  password: string | null;
  isProven: boolean;
  readonly registrant: Browser;
}

/** What must be true of the account of an address that two browsers use. */
interface Model {
  readonly email: string;
  readonly browsers: readonly Browser[];
  readonly sessions: Session[];
  account: Account | null;
  formerPassword: string;
}

const api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000', PUBLIC_URL: 'https://shop.example' } });
afterAll(() => api.close());

const now = () => api.clock.now().getTime();
const newPassword = () => `oasis-${randomUUID()}`;

/** Sends a request with what the browser has: its cookie and its newest access token. */
const send = (browser: Browser, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, {
    body,
    headers: {
      cookie: browser.cookie,
      'user-agent': browser.userAgent,
      ...(browser.session && { authorization: `Bearer ${browser.session.access}` }),
    },
  });

function startSession({ sessions }: Model, browser: Browser, response: LightMyRequestResponse): void {
  const { access, refresh } = response.json();
  browser.cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  browser.session = { browser, tokens: [{ text: refresh }], access, isOpen: true };
  sessions.push(browser.session);
}

const endSession = (session: Session) => {
  session.isOpen = false;
};
const endSessions = ({ sessions }: Model) => sessions.forEach(endSession);

function setPassword(model: Model, account: Account, password: string | null): void {
  model.formerPassword = account.password ?? model.formerPassword;
  account.password = password;
}

/** Returns what a pattern finds in the newest mail that contains it. */
async function readMail(email: string, pattern: RegExp): Promise<string> {
  const texts = (await api.outbox.mails()).filter((text) => text.includes(`To: ${email}`));
  return texts.map((text) => pattern.exec(text.replaceAll('=\r\n', ''))?.[1] ?? '').findLast(Boolean) ?? '';
}

/** Does something and asserts its status. `isRight` selects the password: the current one or a former one. */
type Action = (model: Model, browser: Browser, isRight: boolean) => Promise<void>;

const register: Action = async (model, browser) => {
  const password = newPassword();
  const name = { first_name: 'Layla', last_name: 'Haddad' };
  const response = await send(browser, 'POST', '/users/', { email: model.email, password, ...name });
  expect(response.statusCode).toBe(model.account ? 400 : 201);
  if (model.account) return;
  model.account = { password, isProven: false, registrant: browser };
  browser.registrationKey = response.json().registration_key;
};

const signIn: Action = async (model, browser, isRight) => {
  const password = (isRight ? model.account?.password : undefined) ?? model.formerPassword;
  const response = await send(browser, 'POST', '/users/login/', { email: model.email, password });
  expect(response.statusCode).toBe(password === model.account?.password ? 200 : 401);
  if (response.statusCode === 200) startSession(model, browser, response);
};

const enterCode: Action = async (model, browser) => {
  const { email, account } = model;
  await send(browser, 'POST', '/users/send_otp/', { email });
  if (!account) return;
  const proof = { email, otp: await readMail(email, /^ {4}(\d{6})\r?$/m), registration_key: browser.registrationKey };
  const response = await send(browser, 'POST', '/users/verify_otp/', proof);
  expect(response.statusCode).toBe(200);
  if (!account.isProven && account.registrant !== browser) {
    endSessions(model);
    setPassword(model, account, null);
  }
  account.isProven = true;
  startSession(model, browser, response);
};

const followLink: Action = async (model, browser) => {
  const { email, account } = model;
  await send(browser, 'POST', '/users/password-resets/', { email });
  if (!account) return;
  const password = newPassword();
  const body = { token: await readMail(email, /#token(?:=3D|=)([\w-]{43})/), new_password: password };
  const response = await send(browser, 'POST', '/users/password-resets/confirm/', body);
  expect(response.statusCode).toBe(200);
  endSessions(model);
  setPassword(model, account, password);
  account.isProven = true;
  startSession(model, browser, response);
};

/** Refreshes with the newest token, or with the one before. */
const refresh: Action = async (_model, { session }, isNewest) => {
  if (!session) return;
  const at = Math.max(0, session.tokens.length - (isNewest ? 1 : 2));
  const token = session.tokens[at]!;
  const isValid = session.isOpen && (token.usedAt === undefined || now() - token.usedAt < reuseTolerance);
  const response = await api.call('POST', '/token/refresh/', { body: { refresh: token.text } });
  expect(response.statusCode).toBe(isValid ? 200 : 401);
  if (!isValid) return endSession(session);
  token.usedAt ??= now();
  const { access, refresh: text } = response.json();
  session.tokens[at + 1] ??= { text };
  expect(text).toBe(session.tokens[at + 1]?.text);
  session.access = access;
};

const logOut: Action = async (_model, { session }) => {
  const body = { refresh: session?.tokens.at(-1)?.text ?? 'never-issued' };
  expect((await api.call('POST', '/token/revoke/', { body })).statusCode).toBe(204);
  if (session) endSession(session);
};

const endBrowser: Action = async ({ browsers, sessions }, browser, isOther) => {
  const target = browsers.find((one) => (one !== browser) === isOther)!;
  const devices = await send(browser, 'GET', '/users/me/devices/');
  expect(devices.statusCode).toBe(browser.session?.isOpen ? 200 : 401);
  if (devices.statusCode !== 200) return;
  const device = devices.json().find((one: { browser: string }) => one.browser === target.name);
  if (device) expect((await send(browser, 'DELETE', `/users/me/devices/${device.id}/`)).statusCode).toBe(204);
  for (const session of sessions) if (session.browser === target) endSession(session);
};

const endOthers: Action = async (model, browser) => {
  const response = await send(browser, 'DELETE', '/users/me/devices/');
  expect(response.statusCode).toBe(browser.session?.isOpen ? 200 : 401);
  if (response.statusCode !== 200) return;
  endSessions(model);
  startSession(model, browser, response);
};

const endEverywhere: Action = async (model, browser) => {
  const response = await send(browser, 'DELETE', '/users/me/sessions/');
  expect(response.statusCode).toBe(browser.session?.isOpen ? 204 : 401);
  if (response.statusCode === 204) endSessions(model);
};

const changePassword: Action = async (model, browser, isRight) => {
  const { account, formerPassword } = model;
  const new_password = newPassword();
  const current = account?.password ?? null;
  const current_password = isRight && current ? current : formerPassword;
  const response = await send(browser, 'PUT', '/users/me/password/', { current_password, new_password });
  const status = current === null || isRight ? 200 : 400;
  expect(response.statusCode).toBe(browser.session?.isOpen ? status : 401);
  if (!account || response.statusCode !== 200) return;
  endSessions(model);
  setPassword(model, account, new_password);
  startSession(model, browser, response);
};

const deleteAccount: Action = async (model, browser, isRight) => {
  const password = (isRight ? model.account?.password : undefined) ?? model.formerPassword;
  const response = await send(browser, 'POST', '/users/me/deletion/', { password });
  const status = password === model.account?.password ? 204 : 400;
  expect(response.statusCode).toBe(browser.session?.isOpen ? status : 401);
  if (!model.account || response.statusCode !== 204) return;
  endSessions(model);
  setPassword(model, model.account, null);
  model.account = null;
};

/** Asserts which access tokens identify a user. */
async function expectAccess({ sessions }: Model): Promise<void> {
  const read = ({ access }: Session) =>
    api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${access}` } });
  const responses = await Promise.all(sessions.map(read));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(sessions.map(({ isOpen }) => (isOpen ? 200 : 401)));
}

/** Asserts which sessions can be refreshed, which changes them. */
async function expectRefresh({ sessions }: Model): Promise<void> {
  for (const { tokens, isOpen } of sessions) {
    const response = await api.call('POST', '/token/refresh/', { body: { refresh: tokens.at(-1)?.text } });
    expect(response.statusCode).toBe(isOpen ? 200 : 401);
  }
}

/** Returns a model with an account that the first browser has registered and signed in to. */
async function createModel(): Promise<Model> {
  const browsers = [
    { name: 'Chrome', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', cookie: '' },
    { name: 'Firefox', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0', cookie: '' },
  ];
  const email = `${randomUUID()}@example.com`;
  const model: Model = { email, browsers, sessions: [], account: null, formerPassword: newPassword() };
  await register(model, browsers[0]!, true);
  await signIn(model, browsers[0]!, true);
  return model;
}

const pause = fc.constantFrom(0, reuseTolerance);

const command = (action: Action) =>
  fc.tuple(fc.nat(1), fc.boolean(), pause).map(
    ([at, isRight, wait]): AsyncCommand<Model, undefined> => ({
      check: () => true,
      async run(model) {
        api.clock.advance(wait);
        await action(model, model.browsers[at]!, isRight);
        await expectAccess(model);
      },
      toString: () => `${action.name}(${at}, ${isRight}) after ${wait} ms`,
    }),
  );
const often = [refresh, refresh, signIn];
const actions = [register, enterCode, followLink, logOut, endBrowser, endOthers, endEverywhere, changePassword]
  .concat(deleteAccount, often, often)
  .map(command);

test(`E12 GAP-06 AUTH-45 after any sequence of an account’s operations exactly the tokens work that should (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(actions, { maxCommands, size: 'max' }), async (sequence) => {
      const model = await createModel();
      await fc.asyncModelRun(() => ({ model, real: undefined }), sequence);
      await expectRefresh(model);
    }),
    { seed, numRuns: runs },
  );
});
