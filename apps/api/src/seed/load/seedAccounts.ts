import { hashPassword } from '../../auth/passwords.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { AccountSeed } from '../catalogue/index.ts';
import { avatarId } from './pictures.ts';
import { seedId } from './seedId.ts';

/**
 * Opens the accounts of the demonstration. One that is there already keeps its password and all else.
 *
 * @returns whether any was opened
 */
export async function seedAccounts(
  db: Database,
  accounts: readonly AccountSeed[],
  password: string,
  now: Date,
): Promise<boolean> {
  const rows = accounts.map(async ({ avatar: _scene, ...account }) => ({
    ...account,
    id: seedId('account', account.email),
    avatar: avatarId(account.email),
    passwordHash: await hashPassword(password),
    emailVerifiedAt: now,
    createdAt: now,
  }));
  const { rowCount } = await db
    .insert(users)
    .values(await Promise.all(rows))
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}
