import { randomUUID } from 'node:crypto';
import { createAccessTokens } from '../src/auth/accessTokens.ts';
import { startSession } from '../src/auth/sessions.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { users } from '../src/db/schema.ts';
import { systemClock } from '../src/lib/clock.ts';

/** A test account that calls servers over the network. */
export interface Caller {
  readonly id: string;
  readonly call: (url: string, method: string, path: string, body?: unknown, key?: string) => Promise<Response>;
}

/** Creates an account. @param tokenSecret of the servers that are called */
export async function createNetworkCaller(db: Database, tokenSecret: string): Promise<Caller> {
  const id = randomUUID();
  await db.insert(users).values({ id, email: `${id}@example.com`, emailVerifiedAt: new Date() });
  const tokens = createAccessTokens(tokenSecret, systemClock);
  const { access } = await startSession({ db, clock: systemClock, tokens, config: readConfig({}) }, id);
  const session = await tokens.verify(access);
  if (!session) throw new Error('The access token of a new session is invalid');
  // Some tests take longer than an access token is valid.
  const issue = () => tokens.issue({ ...session, endsAt: new Date(Date.now() + 60_000) });
  return {
    id,
    call: async (url, method, path, body, key) =>
      fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await issue()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(170_000),
      }),
  };
}
