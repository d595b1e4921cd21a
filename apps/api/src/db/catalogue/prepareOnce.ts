import type { Database } from '../database.ts';

/**
 * Returns a function that prepares each statement once per database and key, so that running it costs neither building
 * its SQL nor planning it. The number of keys must be small.
 */
export function prepareOnce<Key extends string, Statement>(prepare: (db: Database, key: Key) => Statement) {
  const statements = new WeakMap<Database, Map<Key, Statement>>();
  return (db: Database, key: Key): Statement => {
    const prepared = statements.get(db) ?? new Map<Key, Statement>();
    statements.set(db, prepared);
    const statement = prepared.get(key) ?? prepare(db, key);
    prepared.set(key, statement);
    return statement;
  };
}
