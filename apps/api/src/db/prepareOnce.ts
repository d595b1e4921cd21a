import { type Database, findConnection } from './database.ts';

/**
 * Returns a function that prepares each statement once per connection and key, so that running it costs neither building
 * its SQL nor planning it. The number of keys must be small.
 */
export function prepareOnce<Key extends string, Statement>(prepare: (db: Database, key: Key) => Statement) {
  const statements = new WeakMap<Database, Map<Key, Statement>>();
  return (db: Database, key: Key): Statement => {
    // A transaction is a new object each time; its connection is used again.
    const connection = findConnection(db) ?? db;
    const prepared = statements.get(connection) ?? new Map<Key, Statement>();
    statements.set(connection, prepared);
    const statement = prepared.get(key) ?? prepare(connection, key);
    prepared.set(key, statement);
    return statement;
  };
}
