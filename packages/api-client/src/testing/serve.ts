import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as it came over the wire. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** What to answer; `cut` breaks the connection, `hang` leaves it open. */
export type Answer = { readonly status?: number; readonly body?: unknown; readonly text?: string } | 'cut' | 'hang';

/** A real server on a port of its own, for the length of one test. */
export async function serve(answer: (request: Received) => Answer | Promise<Answer>) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const seen = await read(request);
    received.push(seen);
    write(response, await answer(seen));
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
    body: text ? JSON.parse(text) : undefined,
  };
}

function write(response: ServerResponse, answer: Answer): void {
  if (answer === 'hang') return;
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  const { status = 200, body, text } = answer;
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': text === undefined ? type : 'text/html' });
  response.end(text ?? (body === undefined ? undefined : JSON.stringify(body)));
}

/** A problem as the shop words it. */
export const refusal = (status: number, type: string, detail: string, more: object = {}): Answer => ({
  status,
  body: { type, title: type, status, detail, ...more },
});
