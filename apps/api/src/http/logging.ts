import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../config.ts';

/** Paths are logged without their query, which may hold a guest's session key; secrets are left out wherever they turn up. */
export const logOptions = ({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions => ({
  level: logLevel,
  redact: {
    paths: ['*', '*.*', '*.*.*'].flatMap((prefix) =>
      [
        'authorization',
        'cookie',
        'password',
        'otp',
        'access',
        'refresh',
        'id_token',
        'access_token',
        '["x-session-key"]',
      ].map((name) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`)),
    ),
    remove: true,
  },
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
  },
});
