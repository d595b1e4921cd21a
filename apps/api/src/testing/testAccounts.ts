import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@aitours/domain/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { startSession } from '../auth/sessions.ts';
import { users } from '../db/schema.ts';
import type { Services } from '../services.ts';

export type TestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestCall {
  /** Sent as JSON; a buffer as it is, with a `content-type` among the headers. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API with a user's credentials. Paths are below `/api/v1`, except those of `absolutePath`. */
export type Call = (method: TestMethod, path: string, call?: TestCall) => Promise<LightMyRequestResponse>;

export interface TestAccount {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly call: Call;
}

export interface NewTestAccount {
  readonly email?: string;
  readonly firstName?: string;
  /** An owner. */
  readonly isStaff?: boolean;
  readonly staffRole?: StaffRole;
  /** Whether the address is verified. */
  readonly verified?: boolean;
}

const absolutePath = /^\/(api|health|metrics|rest)\b/;

/** Creates a function that calls the API. @param credentials headers that identify the caller */
export function createCaller(app: FastifyInstance, credentials: Readonly<Record<string, string>>): Call {
  return (method, path, { body, headers = {} } = {}) =>
    app.inject({
      method,
      url: absolutePath.test(path) ? path : `/api/v1${path}`,
      headers: { ...credentials, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: body instanceof Buffer ? body : JSON.stringify(body) }),
    });
}

/** Creates an account with a token, without the sign-in operations. */
export async function signInTestAccount(
  app: FastifyInstance,
  services: Services,
  person: NewTestAccount = {},
): Promise<TestAccount> {
  const { firstName = 'Layla', isStaff = false, staffRole = isStaff ? 'owner' : null, verified = true } = person;
  const email = person.email ?? `${randomUUID()}@example.com`;
  const emailVerifiedAt = verified ? services.clock.now() : null;
  const [row] = await services.db
    .insert(users)
    .values({ email, firstName, lastName: 'Haddad', staffRole, emailVerifiedAt })
    .returning({ id: users.id });
  if (!row) throw new Error('An insert always returns its row');
  const { access: token } = await startSession(services, row.id);
  // Not seen: statistics and retention count those who have used the shop.
  await services.db.update(users).set({ lastSeenAt: null }).where(eq(users.id, row.id));
  return { id: row.id, email, token, call: createCaller(app, { authorization: `Bearer ${token}` }) };
}
