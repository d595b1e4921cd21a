import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { SecretBox } from './secretBox.ts';

/** The dependencies of signing in. */
export interface AuthServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  readonly tokens: AccessTokens;
  /** Encrypts the secrets of second factors. */
  readonly secrets: SecretBox;
}
