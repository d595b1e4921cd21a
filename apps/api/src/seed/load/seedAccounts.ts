import { hashPassword } from '../../auth/passwords.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { AccountSeed } from '../catalogue/lists.ts';
import { getAvatarId } from './pictures.ts';
import { seedId } from './seedId.ts';

/**
 * Creates the demonstration accounts that don't exist yet; existing ones stay unchanged.
 *
 * @returns whether any was created
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
    avatar: getAvatarId(account.email),
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
