import type { FastifyInstance } from 'fastify';
import { invalidRequest, unsupportedMediaType } from '../contract/problems.ts';

/**
 * Reads JSON bodies and nothing else. The text is kept beside what it says, and an empty body with a JSON type is no
 * body: some clients send one with DELETE. Nothing is unpacked: a few kilobytes can hold gigabytes.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyText', null);
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupportedMediaType();
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    request.bodyText = text;
    if (text.trim() === '') return done(null, undefined);
    try {
      done(null, mayNamePrototypes.test(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text));
    } catch {
      done(invalidRequest('The body is not JSON.'));
    }
  });
}

/** Looking at each member takes ten times as long as reading it: only where the text can hold such a name, escaped or not. */
const mayNamePrototypes = /__proto__|\\u/;

/** Drops the members that could reach an object's prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
