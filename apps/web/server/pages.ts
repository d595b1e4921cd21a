import { entityTag, matches } from '@aitours/api/app';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicConfig } from '../src/platform/api.tsx';
import { htmlDocument, inlineScripts } from './document.ts';
import { comeBackAfter } from './failures.ts';
import { keptPages, type Made, type MadePage, type PageAddress } from './keptPages.ts';
import type { Rendering } from './rendering.ts';
import { contentSecurityPolicy, type ForeignOrigins } from './security.ts';

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
  const { callApi, development } = options;
  const makePage = pageMaker(options);
  // In development its sources change under a page.
  const pageAt = development ? (address: PageAddress) => makePage(address, callApi) : keptPages(callApi, makePage);

  app.get('/*', async (request, reply) => {
    const page = await pageAt(splitAddress(request));
    return 'redirect' in page ? reply.redirect(page.redirect, 302) : sendPage(request, reply, page);
  });
}

function pageMaker({ rendering, config, publicUrl, foreign, development }: PageOptions) {
  const origin = publicUrl.replace(/\/$/, '');
  const isReporting = config.errorReporting !== '';
  return async (address: PageAddress, callApi: typeof fetch): Promise<Made> => {
    const rendered = await rendering();
    const page = await rendered.render({ ...address, callApi, config });
    if ('redirect' in page) return page;
    const assets = rendered.assets(page.modules);
    const html = htmlDocument({ page, assets, origin, isReporting });
    const isFramed = address.path === config.chatUrl;
    const policy = { inlineScripts: inlineScripts(isReporting), inlineStyle: assets.style, development, isFramed };
    const headers = {
      'content-security-policy': contentSecurityPolicy(foreign, policy),
      ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      ...(page.status === 503 && comeBackAfter),
    };
    return { status: page.status, headers, html, tag: entityTag(html) };
  };
}

function splitAddress({ raw }: FastifyRequest): PageAddress {
  const url = raw.url ?? '/';
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const isSlashed = path.length > 1 && path.endsWith('/');
  return { path: isSlashed ? path.slice(0, -1) : path, search: at < 0 ? '' : url.slice(at + 1) };
}

/** A browser asks for a page each time, and is told when the one it has is still the same. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html, tag }: MadePage,
): FastifyReply {
  void reply.headers({ ...headers, etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (status === 200 && matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
