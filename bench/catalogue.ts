import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/src/db/embedded/embeddedPostgres.ts';
import { type LoadFigure, measureLoad } from './load.ts';
import type { Options } from './options.ts';
import type { Shop } from './shop.ts';

/** Response times under load with a catalogue of this size. */
export interface CatalogueFigure {
  readonly products: number;
  readonly load: readonly LoadFigure[];
}

/** Requests with and without a cached response. */
const requestNames = [
  'list',
  'new-list',
  'new-cards',
  'free',
  'by-price',
  'by-rating',
  'search',
  'new-words',
  'details',
  'availability',
  'activity',
  'new-activity',
];
const sizes = [1_000, 100_000, 1_000_000];

/** The page "Things to do" lists the whole catalogue (BROWSE-17), so it is measured up to this size. */
const maxListed = 1_000;

/** Measures the shop with the seeded catalogue, then with larger ones. */
export async function measureCatalogue(shop: Shop, options: Options): Promise<CatalogueFigure[]> {
  const figures: CatalogueFigure[] = [];
  for (const size of [null, ...sizes]) {
    const products = await growCatalogue(shop, size);
    console.log(`  ${products} activities …`);
    const measured = products > maxListed ? requestNames : [...requestNames, 'things-to-do'];
    const only = measured.filter((name) => options.only.length === 0 || options.only.includes(name));
    figures.push({ products, load: await measureLoad(shop, { ...options, only }) });
  }
  return figures;
}

const price = 'base_price + 100 * (n % 700)';
const seasonPrice = `(${price}) * 3 / 4`;
/** One copy in five is cheaper for a month in the next ten. */
const season = `jsonb_build_array(jsonb_build_object(
  'name', 'Quiet month',
  'startDate', to_char(current_date + n % 300, 'YYYY-MM-DD'),
  'endDate', to_char(current_date + n % 300 + 29, 'YYYY-MM-DD'),
  'adult', ${seasonPrice},
  'child', child_price
))`;

/**
 * Adds copies of the activities, each with another slug, price and title.
 *
 * @param size the number of activities afterwards; null adds none
 * @returns the number of activities
 */
async function growCatalogue({ dataFolder }: Shop, size: number | null): Promise<number> {
  const server = await startEmbeddedPostgres({ dataFolder });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    const present = await count(client);
    if (size === null || size <= present) return present;
    await copyActivities(client, present, size);
    await client.query('vacuum analyze activities');
    return await count(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

async function copyActivities(client: pg.Client, present: number, size: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'activities' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const expressions: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()::text',
    slug: "slug || '-' || n",
    title: "title || ' ' || n",
    base_price: price,
    price_seasons: `case when n % 5 = 0 then ${season} end`,
    lowest_price: `case when n % 5 = 0 then ${seasonPrice} end`,
    created_at: "created_at - n * interval '1 minute'",
  };
  const columns = rows.map(({ name }) => `"${name}"`).join();
  const values = rows.map(({ name }) => expressions[name] ?? `"${name}"`).join();
  // Creating them again takes a fraction of the time that each row's entries would take.
  const indexes = await listIndexes(client);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await client.query(
    `insert into activities (${columns}) select ${values}
     from generate_series($1::integer, $2::integer) as n
     join (select *, row_number() over (order by id) - 1 as turn from activities) as given
       on turn = n % $3::integer`,
    [present + 1, size, present],
  );
  for (const { definition } of indexes) await client.query(definition);
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Returns the indexes of the activities that aren't of a constraint. */
async function listIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'activities' and indexdef not like 'CREATE UNIQUE%'`,
  );
  return rows;
}

async function count(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from activities');
  return rows[0]?.count ?? 0;
}
