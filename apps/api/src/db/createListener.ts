import pg from 'pg';
import type { ConnectionSettings } from './database.ts';

interface ListeningConnection {
  close(): Promise<void>;
}

/** Listens to a channel with at most one connection, which all callers share. */
export interface Listener {
  /** Returns when the connection listens. @throws when it can't connect */
  open(): Promise<void>;
  close(): Promise<void>;
}

interface ChannelHandlers {
  readonly onPayload: (payload: string) => void;
  /** The connection is lost and closed. What is notified from now on doesn't arrive. */
  readonly onLost: (error: Error) => void;
}

const timeout = 5_000;
/** A connection that a network has dropped reports nothing, so it is checked. */
const checkInterval = 20_000;

/** Creates a listener, which isn't connected yet. @param channel an SQL identifier */
export function createListener(
  settings: ConnectionSettings,
  channel: string,
  { onPayload, onLost }: ChannelHandlers,
): Listener {
  let connection: Promise<ListeningConnection> | undefined;
  const connect = () => {
    const opening = listenTo(settings, channel, {
      onPayload,
      onLost: (error) => {
        forget(opening);
        onLost(error);
      },
    });
    opening.catch(() => forget(opening));
    return opening;
  };
  const forget = (one: Promise<ListeningConnection>) => {
    if (connection === one) connection = undefined;
  };
  return {
    async open() {
      connection ??= connect();
      await connection;
    },
    async close() {
      const open = connection;
      connection = undefined;
      await open?.then(({ close }) => close()).catch(() => {});
    },
  };
}

/** Opens a connection of its own: those of the pool are handed to other work. */
async function listenTo(
  settings: ConnectionSettings,
  channel: string,
  { onPayload, onLost }: ChannelHandlers,
): Promise<ListeningConnection> {
  const client = new pg.Client({
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    ...settings,
    application_name: 'aitours-listen',
    keepAlive: true,
  });
  let check: NodeJS.Timeout | undefined;
  let isOpen = false;
  const close = () => {
    isOpen = false;
    clearInterval(check);
    return client.end().catch(() => {});
  };
  const lose = (error: Error) => {
    if (!isOpen) return;
    void close();
    onLost(error);
  };
  client.on('error', lose);
  client.on('end', () => lose(new Error('The listening connection has ended')));
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    void close();
    throw error;
  }
  isOpen = true;
  check = setInterval(() => client.query('select').catch(lose), checkInterval);
  return { close };
}
