import pg from 'pg';
import type { ConnectionSettings } from './database.ts';

/** A connection that listens to a channel. */
export interface ListeningConnection {
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

/**
 * Opens a connection of its own that listens to a channel; those of the pool are handed to other work.
 *
 * @param channel an SQL identifier
 * @throws when it can't connect
 */
export async function listenTo(
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
