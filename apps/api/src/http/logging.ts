import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyBaseLogger {
    /** Of pino: adds members to all later lines of a request. */
    setBindings?(bindings: Readonly<Record<string, string>>): void;
    bindings?(): Readonly<Record<string, string>>;
  }
}

/** The address of a calendar contains its token. */
const hideToken = (path = '') => path.replace(/(\/calendar\/)[^/]+/, '$1…');

/** Returns the logger's options. Paths are logged without their query, which may contain a guest's session key. */
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
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: hideToken(url.split('?')[0]), ip }),
  },
});

/** Logs one line for each response. Fastify's own are two for each request, which takes twice the time. */
export class ResponseLog extends LogController {
  #withoutRedaction: FastifyBaseLogger | undefined;

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) {
      reply.log.error({ ...line, err: error }, 'request errored');
      return;
    }
    // The line has no secrets, and removing them would take more memory than everything else of a short response.
    this.#withoutRedaction ??= request.server.log.child({}, { redact: [] });
    this.#withoutRedaction.info({ ...request.log.bindings?.(), ...line }, 'request completed');
  }
}
