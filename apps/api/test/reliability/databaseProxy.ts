import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConnectionSettings } from '../../src/db/database.ts';

/** A proxy to the database's socket that simulates outages. */
export interface DatabaseProxy {
  readonly connection: ConnectionSettings;
  /** Closes all connections and refuses new ones, as when the database has ended. */
  disconnect(): Promise<void>;
  /** Drops all data without closing connections, as when the database's machine has lost power. */
  stopForwarding(): void;
  /** Ends the outage for new connections and closes the old ones. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

const socketFile = '.s.PGSQL.5432';

export async function createDatabaseProxy(settings: ConnectionSettings): Promise<DatabaseProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-proxy-'));
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server = createServer((near) => {
    const far = connect(path.join(String(settings.host), socketFile));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isPaused || to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = () => new Promise<void>((done) => server.listen(path.join(folder, socketFile), done));
  const disconnect = async () => {
    const closed = server.listening ? new Promise((done) => server.close(done)) : null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  return {
    connection: { ...settings, host: folder },
    disconnect,
    stopForwarding() {
      isPaused = true;
    },
    async restore() {
      await disconnect();
      isPaused = false;
      await listen();
    },
    async close() {
      await disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
