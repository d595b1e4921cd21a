import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';

/** Returns the lines that show the listening shop's address. */
export function welcome(app: FastifyInstance, { shared, apiUrl }: WebConfig): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : shared.port;
  const lines = [`aiTours is open at http://localhost:${port}`];
  if (apiUrl) lines.push(`  the API runs at ${apiUrl.origin}`);
  return `\n${lines.join('\n')}\n`;
}
