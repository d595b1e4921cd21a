import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { carts } from '../schema.ts';

/** The user of a cart, or the session key of a guest (GAP-16, GAP-17). */
export type CartOwner = { readonly userId: string } | { readonly sessionKey: string };

/** Only the hash of a session key is stored, so that a leaked table doesn't give access to carts. */
const hashSessionKey = (sessionKey: string) => createHash('sha256').update(sessionKey).digest('base64url');

/** The columns of owners: each cart has one of them. */
export const ownerColumns = { user: carts.userId, guest: carts.sessionHash };
/** Prepared statements differ by it, so each kind has its own names. */
export type OwnerKind = keyof typeof ownerColumns;

/** Matches the carts of the owner in the placeholder `owner`. */
export const isOwnedBy = (kind: OwnerKind) => eq(ownerColumns[kind], sql.placeholder('owner'));

/** Returns the kind of an owner, and what its carts have in the column for it. */
export const getOwnerKey = (owner: CartOwner) =>
  'userId' in owner
    ? ({ kind: 'user', owner: owner.userId } as const)
    : ({ kind: 'guest', owner: hashSessionKey(owner.sessionKey) } as const);

/** Selects the id of the cart of the owner in the placeholder `owner`. */
export const ownCart = (db: Database, kind: OwnerKind) =>
  db.select({ id: carts.id }).from(carts).where(isOwnedBy(kind));
