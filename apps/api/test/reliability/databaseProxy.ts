import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConnectionSettings } from '../../src/db/database.ts';

/** A line to a database that can fail as lines do. */
export interface Line {
  readonly connection: ConnectionSettings;
  /** Breaks all connections and takes no new ones: the database has ended. */
  cut(): Promise<void>;
  /** Nothing comes through any more, and nobody is told: the machine at the other end has lost its power. */
  mute(): void;
  /** All is well again, for connections from now on; those that were mute are broken. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const socketFile = '.s.PGSQL.5432';

export async function lineTo(settings: ConnectionSettings): Promise<Line> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-line-'));
  const sockets = new Set<Socket>();
  let isMute = false;
  const server = createServer((near) => {
    const far = connect(path.join(String(settings.host), socketFile));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isMute || to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = () => new Promise<void>((done) => server.listen(path.join(folder, socketFile), done));
  const cut = async () => {
    const closed = server.listening ? new Promise((done) => server.close(done)) : null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  return {
    connection: { ...settings, host: folder },
    cut,
    mute() {
      isMute = true;
    },
    async mend() {
      await cut();
      isMute = false;
      await listen();
    },
    async close() {
      await cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
