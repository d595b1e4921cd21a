import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A response; `cut` breaks the connection, `hang` leaves it open. */
export type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string } | 'cut' | 'hang';

/** Starts an HTTP server on a free port for one test. */
export async function serve(respond: (request: Received) => Reply | Promise<Reply>) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const seen = await read(request);
    received.push(seen);
    write(response, await respond(seen));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, received };
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://any');
  return {
    method: request.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: text && request.headers['content-type'] === 'application/json' ? JSON.parse(text) : text || undefined,
  };
}

function write(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  const { status = 200, body, text } = reply;
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': text === undefined ? type : 'text/html' });
  response.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
}

export const problem = (status: number, type: string, detail: string, more: object = {}): Reply => ({
  status,
  body: { type, title: type, status, detail, ...more },
});
