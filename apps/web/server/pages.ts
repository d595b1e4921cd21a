import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicConfig } from '../src/app/api.tsx';
import { htmlDocument } from './document.ts';
import { comeBackAfter } from './failures.ts';
import type { Rendering } from './rendering.ts';
import { contentSecurityPolicy, type ForeignOrigins, makeNonce, type PagePolicy } from './security.ts';

export interface PageOptions {
  readonly rendering: () => Promise<Rendering>;
  /** How a page's calls reach the API: in this process, or over the network. */
  readonly callApi: typeof fetch;
  readonly publicUrl: string;
  readonly config: PublicConfig;
  readonly foreign: ForeignOrigins;
  readonly development: boolean;
}

/** Answers every address that is no asset and no call with a rendered page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const origin = options.publicUrl.replace(/\/$/, '');

  app.get('/*', async (request, reply) => {
    const { path, search } = splitAddress(request);
    const { render, assets } = await options.rendering();
    const page = await render({ path, search, callApi: options.callApi, config: options.config });
    if ('redirect' in page) return reply.redirect(page.redirect, 302);

    const nonce = makeNonce();
    const isReporting = options.config.errorReporting !== '';
    const html = htmlDocument({ page, assets: assets(page.modules), nonce, origin, isReporting });
    const policy = { nonce, development: options.development, isFramed: path === options.config.chatUrl };
    if (page.status === 503) reply.headers(comeBackAfter);
    return sendHtml(reply.code(page.status), html, policy, options.foreign);
  });
}

function splitAddress({ raw }: FastifyRequest): { path: string; search: string } {
  const url = raw.url ?? '/';
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const isSlashed = path.length > 1 && path.endsWith('/');
  return { path: isSlashed ? path.slice(0, -1) : path, search: at < 0 ? '' : url.slice(at + 1) };
}

function sendHtml(reply: FastifyReply, html: string, policy: PagePolicy, foreign: ForeignOrigins): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(foreign, policy),
      ...(policy.isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    .send(html);
}
