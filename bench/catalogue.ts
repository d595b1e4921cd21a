import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/src/db/embedded/embeddedPostgres.ts';
import { type LoadFigure, measureLoad } from './load.ts';
import type { Options } from './options.ts';
import type { Shop } from './shop.ts';

/** Answers under load with so many activities on sale. */
export interface CatalogueFigure {
  readonly products: number;
  readonly load: readonly LoadFigure[];
}

/** What visitors of a large shop ask for: what others asked for before them, and what nobody did. */
const asked = ['list', 'new-list', 'search', 'details', 'availability', 'activity', 'new-activity'];
const sizes = [1_000, 100_000];

/** The list of things to do asks for all there are (BROWSE-17), and is not for more than these. */
const mostToList = 1_000;

/** Asks the shop as it is filled, and then with more and more on its shelves. */
export async function measureCatalogue(shop: Shop, options: Options): Promise<CatalogueFigure[]> {
  const figures: CatalogueFigure[] = [];
  for (const size of [null, ...sizes]) {
    const products = await fillUp(shop, size);
    console.log(`  ${products} activities …`);
    const only = products > mostToList ? asked : [...asked, 'things-to-do'];
    figures.push({ products, load: await measureLoad(shop, { ...options, only }) });
  }
  return figures;
}

/**
 * Puts copies of what is on sale beside it, each with a slug, a price and words of its own.
 *
 * @param size how many activities there shall be; null for no more
 * @returns how many there are
 */
async function fillUp({ dataFolder }: Shop, size: number | null): Promise<number> {
  const server = await startEmbeddedPostgres({ dataFolder });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    const present = await count(client);
    if (size === null || size <= present) return present;
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'activities' and is_generated = 'NEVER' order by ordinal_position`,
    );
    const made: Readonly<Record<string, string>> = {
      id: 'gen_random_uuid()::text',
      slug: "slug || '-' || n",
      title: "title || ' ' || n",
      base_price: 'base_price + 100 * (n % 700)',
      created_at: "created_at - n * interval '1 minute'",
    };
    const columns = rows.map(({ name }) => `"${name}"`).join();
    const values = rows.map(({ name }) => made[name] ?? `"${name}"`).join();
    await client.query(
      `insert into activities (${columns}) select ${values}
       from generate_series($1::integer, $2::integer) as n
       join (select *, row_number() over (order by id) - 1 as place, count(*) over () as all from activities) as given
         on place = n % given.all`,
      [present + 1, size],
    );
    await client.query('vacuum analyze activities');
    return await count(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

async function count(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from activities');
  return rows[0]?.count ?? 0;
}
