import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that forwards each request to the next server. */
export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

/** Response header with the index of the server. */
export const servedBy = 'x-served-by';
/** Request header: the request is forwarded, but its response is dropped. */
export const dropResponse = 'x-drop-response';

/** Starts the proxy. Clients set `X-Forwarded-For` themselves. */
export async function createRoundRobinProxy(targets: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const index = turn++ % targets.length;
    forward(incoming, outgoing, targets[index] ?? '', index);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string, index: number): void {
  const { method, url = '/', headers } = incoming;
  const { host: _host, connection: _connection, [dropResponse]: drop, ...forwarded } = headers;
  const upstream = request(new URL(url, target), { method, headers: forwarded }, (response) => {
    if (drop !== undefined) {
      response.resume().once('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, [servedBy]: `${index}` });
    response.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}
