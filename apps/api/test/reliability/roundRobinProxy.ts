import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that asks one server after the other, whoever comes. */
export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

/** Names the server that answered, by its place in the list. */
export const servedBy = 'x-served-by';
/** A request with this header is done, and its answer lost on the way back. */
export const loseReply = 'x-lose-reply';

/** Visitors say where they come from in `X-Forwarded-For`, as a proxy in front of many would. */
export async function roundRobin(targets: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const index = turn++ % targets.length;
    passOn(asked, answer, targets[index] ?? '', index);
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

function passOn(asked: IncomingMessage, answer: ServerResponse, target: string, index: number): void {
  const { method, url = '/', headers } = asked;
  const { host: _host, connection: _connection, [loseReply]: lost, ...passed } = headers;
  const onward = request(new URL(url, target), { method, headers: passed }, (reply) => {
    if (lost !== undefined) {
      reply.resume().once('end', () => answer.destroy());
      return;
    }
    answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, [servedBy]: `${index}` });
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
