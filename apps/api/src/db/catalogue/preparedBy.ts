import type { Database } from '../database.ts';

/**
 * Keeps the statements that `make` prepares, one for each key, so that a list costs neither building its SQL nor
 * planning it. Of the kinds of lists there are few, so there are few statements.
 */
export function preparedBy<Key extends string, Statement>(make: (db: Database, key: Key) => Statement) {
  const kept = new WeakMap<Database, Map<Key, Statement>>();
  return (db: Database, key: Key): Statement => {
    const known = kept.get(db) ?? new Map<Key, Statement>();
    kept.set(db, known);
    const statement = known.get(key) ?? make(db, key);
    known.set(key, statement);
    return statement;
  };
}
