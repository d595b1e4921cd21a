import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; what an idempotency key is bound to. */
    bodyText: string | null;
  }
  interface FastifyContextConfig {
    /** The operation a route answers. */
    operationId?: string;
  }
}
