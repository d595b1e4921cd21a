import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createEntityTag, matchesEntityTag } from '@aitours/api/app';
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../src/platform/api.tsx';
import { serviceWorkerFile } from './folders.ts';
import { filePolicy } from './security.ts';

/**
 * A worker that deletes everything that an earlier one has stored, and then itself.
 *
 * @internal
 */
export const withdrawal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker (decision 0034). It contains the name of the release: browsers install a worker whose script
 * has changed, and its stored documents contain the configuration.
 */
export async function serveServiceWorker(app: FastifyInstance, config: PublicConfig): Promise<void> {
  const script = config.hasServiceWorker ? withRelease(await readFile(serviceWorkerFile, 'utf8'), config) : withdrawal;
  const tag = createEntityTag(script);
  app.get('/service-worker.js', (request, reply) => {
    void reply.headers({ etag: tag, 'cache-control': 'no-cache', 'content-security-policy': filePolicy });
    if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}

/** @internal */
export function withRelease(script: string, config: PublicConfig): string {
  const release = createHash('sha256').update(script).update(JSON.stringify(config)).digest('base64url').slice(0, 12);
  return `self.release='${release}';\n${script}`;
}
