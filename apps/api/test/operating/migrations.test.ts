import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate, migrateUpTo } from '../../src/db/migrate.ts';
import { migrationsFolder } from '../../src/db/migrationFiles.ts';
import { createEmptyDatabase } from '../../src/testing/index.ts';

const database = await createEmptyDatabase();
afterAll(() => database.drop());

test('GAP-76 activities from before the capacity keep selling 15 places; new ones sell nothing without one', async () => {
  await migrateUpTo(database.connection, '0000_initial', migrationsFolder);
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    const insert = (slug: string) =>
      client.query(
        `insert into activities (slug, title, description, activity_type, location_name, base_price, child_price, images,
           time_slots, languages, itinerary, highlights, included, not_included, addons)
         values ($1, 'Dunes', '', 'desert', 'Lahbab', 100, 50, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]')`,
        [slug],
      );
    await insert('before');
    await migrate(database.connection);
    await insert('after');
    const { rows } = await client.query('select slug, capacity from activities order by slug desc');
    expect(rows).toEqual([
      { slug: 'before', capacity: 15 },
      { slug: 'after', capacity: null },
    ]);
  } finally {
    await client.end();
  }
});
