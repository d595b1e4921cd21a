import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Endpoint } from '../contract/document.ts';

/** Chrome's maximum. */
const preflightSeconds = 7200;

/**
 * Lets pages of the configured origins call the API and read its responses. Methods and headers are those of the
 * contract. Credentials are allowed because the Google sign-in is sent with them (API-09); no cookie
 * identifies a user.
 */
export async function allowOrigins(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
  endpoints: readonly Endpoint[],
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  const parameters = endpoints.flatMap((endpoint) =>
    endpoint.parameters.filter((parameter) => parameter.in === 'header'),
  );
  const responses = endpoints.flatMap((endpoint) => [...endpoint.responses.values()]);
  await app.register(cors, {
    // As a function: without an allowed origin there is no header, and `OPTIONS` is a method like others.
    origin: (origin, done) => done(null, origin !== undefined && allowedOrigins.includes(origin)),
    methods: unique(endpoints.map(({ method }) => method.toUpperCase())),
    allowedHeaders: unique(['Authorization', 'Content-Type', ...parameters.map(({ name }) => name)]),
    exposedHeaders: unique([
      'X-Request-Id',
      'Idempotency-Replayed',
      ...responses.flatMap(({ headers = {} }) => Object.keys(headers)),
    ]),
    credentials: true,
    maxAge: preflightSeconds,
  });
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
