import { readFileSync } from 'node:fs';
import { getQuirks, quirkRows } from '@aitours/domain/quirks';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ConfigError, type Environment, readConfig, requireSafeSettings } from './config.ts';
import { createConfigTable } from './configTable.ts';
import { variables } from './configVariables.ts';
import { openServices } from './openServices.ts';

test('an empty environment gives a configuration for development', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    tokenSecret: null,
    seed: true,
    google: null,
    production: false,
  });
});

test('GAP-57 the staff domain is @aitours.com unless configured, in lower case', () => {
  expect(readConfig({}).staffEmailDomain).toBe('@aitours.com');
  expect(readConfig({ STAFF_EMAIL_DOMAIN: '@Tours.AE' }).staffEmailDomain).toBe('@tours.ae');
});

test('the behaviour is the specified one unless configured, and single quirks may differ from it', () => {
  expect(readConfig({}).quirks).toEqual(getQuirks({ behaviour: 'specified' }));
  expect(readConfig({ BEHAVIOUR: 'improved' }).quirks).toEqual(getQuirks({ behaviour: 'improved' }));
  const BEHAVIOUR_OVERRIDES = 'QUIRK-20=improved, QUIRK-17=specified';
  const overrides = { 'QUIRK-20': 'improved', 'QUIRK-17': 'specified' } as const;
  for (const behaviour of ['specified', 'improved'] as const)
    expect(readConfig({ BEHAVIOUR: behaviour, BEHAVIOUR_OVERRIDES }).quirks).toEqual(
      getQuirks({ behaviour, overrides }),
    );
});

test.each([
  ['PORT', '80x'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', 'partner.example'],
  ['ALLOWED_ORIGINS', 'https://partner.example/'],
  ['ALLOWED_ORIGINS', 'https://Partner.example'],
  ['ALLOWED_ORIGINS', 'https://*.partner.example/shop'],
  ['ALLOWED_ORIGINS', 'https://partner.example,'],
  ['ALLOWED_ORIGINS', 'file:///partner'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '1'],
  ['LOG_LEVEL', 'loud'],
  ['BEHAVIOUR', 'better'],
  ['BEHAVIOUR_OVERRIDES', 'CART-04=improved'],
  ['BEHAVIOUR_OVERRIDES', 'QUIRK-02=improved'],
  ['BEHAVIOUR_OVERRIDES', 'QUIRK-20=better'],
  ['BEHAVIOUR_OVERRIDES', 'QUIRK-20'],
  ['BEHAVIOUR_OVERRIDES', 'QUIRK-20=improved,QUIRK-20=specified'],
  ['BEHAVIOUR_OVERRIDES', 'toString=improved'],
  ['SEED', 'maybe'],
  ['TOKEN_SECRET', 'short'],
  ['STAFF_EMAIL_DOMAIN', 'aitours.com'],
  ['STAFF_SECOND_FACTOR', 'no'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'aiTours\r\nBcc: x@example.com'],
  ['METRICS_TOKEN', 'guess'],
  ['CONTACT_ENDPOINT', 'mailto:hello@example.com'],
  ['CONTACT_EMAIL', 'hello'],
  ['BOOKING_NOTICE_EMAIL', 'hello'],
  ['CHAT_URL', 'javascript:alert(1)'],
  ['CHAT_URL', '/assistant'],
  ['SENTRY_DSN', 'https://errors.example.com/7'],
  ['SENTRY_DSN', 'https://key:secret@errors.example.com/7'],
  ['SENTRY_DSN', 'https://key@errors.example.com/'],
  ['SENTRY_DSN', 'https://key@errors.example.com/7?a=b'],
])('the invalid value of %s (%s) is an error that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('DATABASE_URL requires a token secret and turns seeding off and the second factor of staff on by default', () => {
  const DATABASE_URL = 'postgres://shop@db/shop';
  expect(() => readConfig({ DATABASE_URL })).toThrow('TOKEN_SECRET');
  const config = readConfig({ DATABASE_URL, TOKEN_SECRET: 'x'.repeat(32) });
  expect(config.seed).toBe(false);
  expect([config.staffSecondFactor, readConfig({}).staffSecondFactor]).toEqual(['required', 'offered']);
  expect(readConfig({ DATABASE_URL, TOKEN_SECRET: 'x'.repeat(32), SEED: 'true' }).seed).toBe(true);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', GOOGLE_CLIENT_ID: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const withDatabase = { DATABASE_URL: 'postgres://shop@db/shop', TOKEN_SECRET: 'x'.repeat(32) };

test.each<[string, Environment, Environment]>([
  ['test', {}, { provider: 'test' }],
  ['none', withDatabase, { provider: 'none' }],
  ['test', { ...withDatabase, PAYMENT_PROVIDER: 'test' }, { provider: 'test' }],
  ['none', { PAYMENT_PROVIDER: 'none' }, { provider: 'none' }],
  [
    'stripe',
    { ...withDatabase, ...stripe },
    { provider: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' },
  ],
])('payments are taken by %s with %o', (_, environment, payments) =>
  expect(readConfig(environment).payments).toEqual(payments),
);

test.each<[string, Environment]>([
  ['STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe' }],
  ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }],
  ['STRIPE_API_URL', { ...stripe, STRIPE_API_URL: 'http://stripe.example' }],
  ['PAYMENT_PROVIDER', { ...stripe, PAYMENT_PROVIDER: 'test' }],
  ['PAYMENT_PROVIDER', { ...stripe, PAYMENT_PROVIDER: 'none' }],
  ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'paypal' }],
])('payments with an unsafe %s are an error that names it', (name, environment) =>
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: `)),
);

test('a live key of Stripe needs an https address, a test key doesn’t', () => {
  expect(start(stripe)).not.toThrow();
  expect(start({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/^PUBLIC_URL: must be https/);
});

const publicShop = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' };
const ownDatabase = { DATABASE_URL: 'postgres://shop@db/shop', TOKEN_SECRET: 'x'.repeat(32) };
const start = (environment: Environment) => () => requireSafeSettings(readConfig(environment));

test.each<[string, Environment, string[]]>([
  ['the embedded database', publicShop, ['DATABASE_URL', 'SMTP_URL']],
  ['the embedded database with a mail server', { ...publicShop, SMTP_URL: 'smtp://mail' }, ['DATABASE_URL']],
  ['one-time passwords in the log', { ...publicShop, ...ownDatabase, NODE_ENV: 'development' }, ['SMTP_URL']],
  [
    'staff without a second factor',
    { ...publicShop, ...ownDatabase, SMTP_URL: 'smtp://mail', STAFF_SECOND_FACTOR: 'offered' },
    ['STAFF_SECOND_FACTOR'],
  ],
  ['an address that only begins like this machine', { PUBLIC_URL: 'https://127.0.0.1.example.com' }, ['DATABASE_URL']],
])('a shop with a public https address refuses to start with %s', (_, environment, names) => {
  for (const name of names) expect(start(environment)).toThrow(new RegExp(`${name}: (is|must be) required`));
});

test.each<[string, Environment]>([
  ['`npm start`', { NODE_ENV: 'production' }],
  ['the end-to-end tests', { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:4173' }],
  ['https on this machine', { ...publicShop, PUBLIC_URL: 'https://localhost:3000' }],
  ['https on this machine with IPv6', { ...publicShop, PUBLIC_URL: 'https://[::1]:3000' }],
  ['a public shop with its own services', { ...publicShop, ...ownDatabase, SMTP_URL: 'smtp://mail' }],
])('%s starts', (_, environment) => expect(start(environment)).not.toThrow());

test('a shop that refuses to start has not opened its database', async () => {
  const config = readConfig({ ...publicShop, DATA_DIR: import.meta.filename });
  await expect(openServices({ config, log: fastify().log })).rejects.toThrow('DATABASE_URL: is required');
});

test('origins of other sites are a list', () => {
  const ALLOWED_ORIGINS = 'https://partner.example, http://localhost:5173';
  expect(readConfig({ ALLOWED_ORIGINS }).allowedOrigins).toEqual(['https://partner.example', 'http://localhost:5173']);
  expect(() => readConfig({ ALLOWED_ORIGINS: 'https://partner.example/' })).toThrow(
    /^ALLOWED_ORIGINS.*"https:\/\/partner\.example\/" must be an origin/,
  );
});

test('proxies are addresses, ranges or named ranges', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
});

test('GAP-66 the contact form’s address is configurable', () => {
  expect(readConfig({}).contactEndpoint).toBeNull();
  const CONTACT_ENDPOINT = 'https://forms.example.com/shop';
  expect(readConfig({ CONTACT_ENDPOINT }).contactEndpoint).toBe(CONTACT_ENDPOINT);
});

test('GAP-72 the addresses of chat and error reporting are configurable', () => {
  expect(readConfig({})).toMatchObject({ chatUrl: null, errorReporting: null });
  const given = { CHAT_URL: 'https://chat.example.com/flow/7', SENTRY_DSN: 'https://abc1@errors.example.com/path/7' };
  expect(readConfig(given)).toMatchObject({ chatUrl: given.CHAT_URL, errorReporting: given.SENTRY_DSN });
});

test('GAP-07 Google sign-in is on with a client id', () => {
  expect(readConfig({ GOOGLE_CLIENT_ID: 'shop' }).google).toMatchObject({
    clientId: 'shop',
    issuer: 'https://accounts.google.com',
  });
});

test('every variable is described in the table of docs/configuration.md', () => {
  for (const [name, shape] of Object.entries(variables.shape)) {
    expect(shape.description, name).toBeTruthy();
    expect(createConfigTable()).toContain(`\`${name}\``);
  }
});

test('both behaviours of every quirk are described in docs/configuration.md', () => {
  const text = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  for (const row of quirkRows) expect(text).toContain(`\n| ${row} | `);
});
