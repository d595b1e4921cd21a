import { createEntityTag, matchesEntityTag } from '@aitours/api/app';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '../src/entry-server.tsx';
import type { PublicConfig } from '../src/platform/api.tsx';
import { renderHtmlDocument } from './document.ts';
import { retryAfter } from './errors.ts';
import { createPageCache, type PageResult, type RenderedPage } from './pageCache.ts';
import type { Rendering } from './rendering.ts';
import { createContentSecurityPolicy, type ForeignOrigins, permissionsPolicy } from './security.ts';

export interface PageOptions {
  readonly rendering: () => Promise<Rendering>;
  /** Calls the API, in this process or over the network. */
  readonly callApi: typeof fetch;
  readonly publicUrl: string;
  readonly config: PublicConfig;
  readonly foreign: ForeignOrigins;
  readonly development: boolean;
}

/** Responds with a rendered page to every path that is neither an asset nor the API's. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { callApi, development } = options;
  const renderPage = createRenderer(options);
  // In development the sources change under a cached page.
  const getPage = development
    ? (address: PageAddress) => renderPage(address, callApi)
    : createPageCache(callApi, renderPage, () => new Date());

  app.get('/*', async (request, reply) => {
    const { selectParameters } = await options.rendering();
    const page = await getPage(await selectParameters(readAddress(request)));
    if ('redirect' in page) return reply.redirect(page.redirect, page.isPermanent ? 301 : 302);
    return sendPage(request, reply, page);
  });
}

function createRenderer({ rendering, config, publicUrl, foreign, development }: PageOptions) {
  const origin = publicUrl.replace(/\/$/, '');
  return async (address: PageAddress, callApi: typeof fetch): Promise<PageResult> => {
    const { render, assets: findAssets, earlyScript } = await rendering();
    const page = await render({ ...address, callApi, config });
    if ('redirect' in page) return page;
    const assets = findAssets(page.modules);
    const html = renderHtmlDocument({ page, assets, earlyScript, origin });
    const isFramed = address.path === config.chatUrl;
    const policy = { inlineScript: earlyScript, inlineStyle: assets.style, development, isFramed };
    const headers = {
      'content-security-policy': createContentSecurityPolicy(foreign, policy),
      ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      'permissions-policy': permissionsPolicy,
      ...(page.status === 503 && retryAfter),
    };
    return { status: page.status, headers, html, tag: createEntityTag(html) };
  };
}

function readAddress({ raw }: FastifyRequest): PageAddress {
  const url = raw.url ?? '/';
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const hasTrailingSlash = path.length > 1 && path.endsWith('/');
  return { path: hasTrailingSlash ? path.slice(0, -1) : path, search: queryAt < 0 ? '' : url.slice(queryAt + 1) };
}

/** Sends a page, or 304 when the browser's copy is current: browsers revalidate pages on each visit. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html, tag }: RenderedPage,
): FastifyReply {
  void reply.headers({ ...headers, etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (status === 200 && matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}
