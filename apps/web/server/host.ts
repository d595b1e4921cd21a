import { addSecurityHeaders } from '@aitours/api/app';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { addCompression } from './compression.ts';
import { serveCrawlers } from './crawlers.ts';
import { handleErrors } from './errors.ts';
import { clientFolder } from './folders.ts';
import { type PageOptions, servePages } from './pages.ts';
import { filePolicy } from './security.ts';
import { serveServiceWorker } from './serviceWorker.ts';

/** Adds the web host to a server: assets, rendered pages, and files for crawlers. */
export async function addWebHost(app: FastifyInstance, options: PageOptions): Promise<void> {
  addSecurityHeaders(app, options);
  handleErrors(app);
  addCompression(app);
  if (!options.development) {
    await app.register(fastifyStatic, {
      root: clientFolder,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
      setHeaders: (reply, file) => {
        const isHashed = file.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        reply.header('content-security-policy', filePolicy);
      },
    });
  }
  await serveServiceWorker(app, options.config);
  serveCrawlers(app, options);
  servePages(app, options);
}
