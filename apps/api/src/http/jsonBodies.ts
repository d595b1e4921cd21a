import type { FastifyInstance } from 'fastify';
import { invalidRequest } from '../contract/problems.ts';

/**
 * Reads JSON bodies and nothing else. The text is kept beside what it says, and an empty body with a JSON type is no
 * body: some clients send one with DELETE.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyText', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    request.bodyText = text;
    if (text.trim() === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text, withoutPrototypes));
    } catch {
      done(invalidRequest('The body is not JSON.'));
    }
  });
}

/** Drops the members that could reach an object's prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
