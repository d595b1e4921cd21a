import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { activityStock, bookings, cartItems, idempotencyKeys } from '../../src/db/schema.ts';
import { createPictures, createSvgSource } from '../../src/images/pictures.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { addActivity, createOrder } from '../bookings/orders.ts';
import { insertActivity } from '../fixtures.ts';

/** PostgreSQL's error of a full disk, raised by a trigger; `npm run test:disk-full` fills a real disk. */

const api = await startTestApi();
const layla = await api.signIn();
const dunes = await insertActivity(api.services.db);
await api.services.db.execute(sql`
  create function full_disk() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
  end $$`);
afterAll(() => api.close());

const db = () => api.services.db;

/** The steps of a booking that write. */
describe.each([
  ['places are taken', 'before insert or update on activity_stock'],
  ['the booking is written', 'before insert on bookings'],
  ['the response is stored', 'before update on idempotency_keys'],
])('when the disk is full while %s', (_, moment) => {
  const table = moment.split(' ').at(-1) ?? '';
  afterEach(() => db().execute(sql.raw(`drop trigger if exists disk_full on ${table}`)));

  test('GAP-76 API-39 a booking gets 503 and is rolled back; with free space the same request books once', async () => {
    const item = await addActivity(layla, dunes.id);
    const headers = { 'idempotency-key': randomUUID() };
    const book = () => layla.call('POST', '/bookings/', { body: createOrder([item]), headers });
    const state = async () => ({
      bookings: await db().$count(bookings),
      keys: await db().$count(idempotencyKeys),
      places: (await db().select({ booked: activityStock.booked }).from(activityStock))[0]?.booked ?? 0,
      cart: await db().$count(cartItems),
    });
    const before = await state();

    await db().execute(sql.raw(`create trigger disk_full ${moment} for each row execute function full_disk()`));
    const rejected = await book();
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '2']);
    expect(rejected.json()).toMatchObject({ type: 'service-unavailable' });
    expect(rejected.body).not.toMatch(/extend|device/);
    expect(await state()).toEqual(before);

    await db().execute(sql.raw(`drop trigger disk_full on ${table}`));
    const [first, second] = [await book(), await book()];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await state()).toEqual({
      bookings: before.bookings + 1,
      keys: before.keys + 1,
      places: before.places + 3,
      cart: before.cart - 1,
    });
  });
});

describe('pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const source = createSvgSource(svg);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aitours-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('IMG-01 a picture that can’t be stored is still rendered, and leaves no partial file', async () => {
    // A file in place of the folder makes writing fail, also for root.
    const folderPath = path.join(folder, 'pictures');
    await writeFile(folderPath, '');
    const failures: unknown[] = [];
    const pictures = createPictures(folderPath, (error) => failures.push(error));
    const [first, second] = [await pictures.render(source, 8, 'png'), await pictures.render(source, 8, 'png')];
    expect(first.bytes.byteLength).toBeGreaterThan(50);
    expect(second).toEqual(first);
    expect(failures).toHaveLength(2);

    await rm(folderPath);
    await mkdir(folderPath);
    await pictures.render(source, 8, 'png');
    expect(failures).toHaveLength(2);
    expect(await readdir(folderPath)).toEqual([first.tag.replaceAll('"', '')]);
  });
});
