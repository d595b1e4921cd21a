import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns whether a server can listen on a port of this machine. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  const outcome = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, host);
  const isFree = await outcome;
  if (isFree) await closed(server);
  return isFree;
}

/** Returns the first free port after a given one. */
export async function nextFreePort(port: number, host: string): Promise<number> {
  const next = port + 1;
  return (await isPortFree(next, host)) ? next : nextFreePort(next, host);
}

/** Returns a free port of this machine, chosen by the operating system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await closed(server);
  if (typeof address !== 'object' || address === null) throw new Error('A listening server has a port');
  return address.port;
}

async function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.close();
  await once(server, 'close');
}
