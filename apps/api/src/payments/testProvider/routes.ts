import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type CardInfo, checkCard } from '@aitours/domain/checkout';
import { toDubaiDate } from '@aitours/domain/dates';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../problems/problems.ts';
import { answerChallenge, findPayment, payByCard } from './ledger.ts';
import { type Appearance, assetsPath, type Rejected, renderPayment, renderUnknown } from './pages.ts';
import { type TestProvider, testProviderPath } from './testProvider.ts';

const require = createRequire(import.meta.url);

const maxBodyBytes = 4096;
/** How long the page waits for the webhook before it shows the result, as Stripe's does. */
const webhookWait = 3000;

const assets: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  'page.js': { file: path.join(import.meta.dirname, 'page.js'), type: 'text/javascript; charset=utf-8' },
  'style.css': { file: path.join(import.meta.dirname, 'style.css'), type: 'text/css; charset=utf-8' },
  'font.woff2': {
    file: require.resolve('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
};

/** The pages are the provider's, not the shop's, so they have a policy of their own: no inline code, nothing foreign. */
const getPageHeaders = (publicUrl: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${new URL(publicUrl).origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});

/** Serves the card page of the test provider. */
export const serveTestProvider =
  (provider: TestProvider, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    const { db, clock } = provider;
    const headers = getPageHeaders(publicUrl);
    parseForms(app);
    app.get(`${assetsPath}/:name`, sendAsset);
    const payment = `${testProviderPath}/payments/:reference`;
    app.get(payment, async (request, reply) => {
      const found = await findPayment(db, readReference(request));
      const look = readAppearance(request);
      void reply.headers(headers).type('text/html; charset=utf-8');
      return found ? renderPayment(found, look) : reply.code(404).send(renderUnknown(look));
    });
    app.post(payment, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const reference = readReference(request);
      const rejected = checkForm(readFields(request), clock.now());
      const found = rejected && (await findPayment(db, reference));
      if (found?.status === 'open') {
        // Not 422, which browsers report as an error of the page.
        void reply.headers(headers).type('text/html; charset=utf-8');
        return renderPayment(found, readAppearance(request), rejected);
      }
      if (!rejected) await payByCard(db, reference, extractDigits(readFields(request).get('cardNumber')), clock.now());
      return showResult(provider, request, reply);
    });
    app.post(`${payment}/challenge`, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const isApproved = readFields(request).get('answer') === 'approve';
      await answerChallenge(db, readReference(request), isApproved, clock.now());
      return showResult(provider, request, reply);
    });
  };

/** Leads to the page of the payment, which a reload doesn't pay again, once the shop has received the webhook. */
async function showResult({ runDue }: TestProvider, request: FastifyRequest, reply: FastifyReply) {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, webhookWait);
  });
  await Promise.race([runDue(), waited]);
  clearTimeout(timer);
  const { theme, dir } = readAppearance(request);
  const location = `${testProviderPath}/payments/${encodeURIComponent(readReference(request))}?theme=${theme}&dir=${dir}`;
  return reply.redirect(location, 303);
}

function parseForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
}

const readFields = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

const extractDigits = (text: string | null) => (text ?? '').replaceAll(/\D/g, '');

function checkForm(fields: URLSearchParams, now: Date): Rejected | null {
  const card: CardInfo = {
    cardNumber: fields.get('cardNumber') ?? '',
    expiry: fields.get('expiry') ?? '',
    cvv: fields.get('cvv') ?? '',
  };
  const errors = checkCard(card, toDubaiDate(now));
  return errors.length > 0 ? { card, errors } : null;
}

function readText(values: unknown, name: string): string {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return typeof value === 'string' ? value : '';
}

const readReference = ({ params }: FastifyRequest) => readText(params, 'reference');

const readAppearance = ({ query }: FastifyRequest): Appearance => ({
  theme: readText(query, 'theme') === 'dark' ? 'dark' : 'light',
  dir: readText(query, 'dir') === 'rtl' ? 'rtl' : 'ltr',
});

async function sendAsset(request: FastifyRequest, reply: FastifyReply) {
  const name = readText(request.params, 'name');
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!asset) throw notFound();
  return reply
    .header('cache-control', 'public, max-age=300')
    .type(asset.type)
    .send(await readFile(asset.file));
}
