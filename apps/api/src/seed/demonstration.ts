import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** The password of the demonstration accounts in the embedded database, which only this machine can reach. */
const knownPassword = 'aitours-demo';

/**
 * Returns the password for the demonstration accounts: the documented one for the embedded database, a random one for
 * any other.
 */
export const getDemonstrationPassword = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string =>
  databaseUrl === null ? knownPassword : randomBytes(12).toString('base64url');

/** Returns a log message with the accounts to try. */
export const demonstrationAccounts = (password: string): string =>
  `Sign in as layla@example.com, or for the back office as maryam@example.com; the password is ${password}`;
