import type pg from 'pg';

/** Returns when the newest migration of the database was generated, in milliseconds since 1970; null if it has none. */
export async function readNewestMigration(client: pg.ClientBase): Promise<number | null> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return null;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  const when = rows[0]?.when ?? null;
  return when === null ? null : Number(when);
}
