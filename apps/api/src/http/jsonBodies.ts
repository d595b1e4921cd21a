import type { FastifyInstance } from 'fastify';
import { invalidRequest, unsupportedMediaType } from '../problems/problems.ts';

/**
 * Accepts JSON bodies, and pictures as streams. An empty body with a JSON type counts as none, because some clients send one with DELETE.
 * Compressed bodies are rejected: a few kilobytes can expand to gigabytes.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupportedMediaType();
  });
  // An upload is read by its handler, after the caller has been identified.
  app.addContentTypeParser(/^image\//, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, undefined);
    try {
      done(null, mayContainPrototype.test(text) ? JSON.parse(text, dropPrototype) : JSON.parse(text));
    } catch {
      done(invalidRequest('The body is not JSON.'));
    }
  });
}

/** A reviver makes `JSON.parse` ten times slower, so it runs only on text that may contain the name, escaped or not. */
const mayContainPrototype = /__proto__|\\u/;

function dropPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
