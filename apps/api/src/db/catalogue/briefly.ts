import type { Database } from '../database.ts';

const second = 1000;
const mostKept = 500;

/**
 * Keeps what was read for a second, and lets those who ask for the same meanwhile wait for one reading. For lists that
 * many look at and nobody decides by; failures aren't kept.
 */
export function briefly<Value>(read: (db: Database, keys: readonly string[], now: Date) => Promise<Value>) {
  const kept = new WeakMap<Database, Map<string, { readonly until: number; readonly value: Promise<Value> }>>();
  return (db: Database, keys: readonly string[], now: Date): Promise<Value> => {
    const known = kept.get(db) ?? new Map();
    kept.set(db, known);
    const name = keys.join(' ');
    const found = known.get(name);
    if (found && found.until > performance.now()) return found.value;
    if (known.size >= mostKept) known.clear();
    const value = read(db, keys, now);
    known.set(name, { until: performance.now() + second, value });
    value.catch(() => known.delete(name));
    return value;
  };
}
