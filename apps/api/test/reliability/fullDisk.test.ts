import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { activityStock, bookings, cartItems, idempotencyKeys } from '../../src/db/schema.ts';
import { createPictures } from '../../src/images/pictures.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { addActivity, orderOf } from '../bookings/orders.ts';
import { anActivity } from '../fixtures.ts';

/** What PostgreSQL says of a full disk, from PostgreSQL; on a disk that is really full: `npm run test:disk-full`. */

let api: TestApi;
let layla: TestAccount;
let dunes: { readonly id: string };
beforeAll(async () => {
  api = await startTestApi();
  layla = await api.signIn();
  dunes = await anActivity(api.services.db);
  await api.services.db.execute(sql`
    create function full_disk() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
    end $$`);
});
afterAll(() => api.close());

const db = () => api.services.db;

/** Each is another moment of a booking: places are taken, it is written, its answer is kept, all is committed. */
describe.each([
  ['places are taken', 'before update on activity_stock'],
  ['the booking is written', 'before insert on bookings'],
  ['the answer is kept', 'before update on idempotency_keys'],
])('when the disk is full as %s', (_, moment) => {
  const table = moment.split(' ').at(-1) ?? '';
  afterEach(() => db().execute(sql.raw(`drop trigger if exists no_room on ${table}`)));

  test('GAP-76 API-39 a booking is a clear 503 and hasn’t happened; with room again the same request books once', async () => {
    const item = await addActivity(layla, dunes.id);
    const headers = { 'idempotency-key': randomUUID() };
    const book = () => layla.call('POST', '/bookings/', { body: orderOf([item]), headers });
    const state = async () => ({
      bookings: await db().$count(bookings),
      keys: await db().$count(idempotencyKeys),
      places: (await db().select({ booked: activityStock.booked }).from(activityStock))[0]?.booked ?? 0,
      cart: await db().$count(cartItems),
    });
    const before = await state();

    await db().execute(sql.raw(`create trigger no_room ${moment} for each row execute function full_disk()`));
    const refused = await book();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ type: 'service-unavailable' });
    expect(refused.body).not.toMatch(/extend|device/);
    expect(await state()).toEqual(before);

    await db().execute(sql.raw(`drop trigger no_room on ${table}`));
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
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aitours-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('IMG-01 one that can’t be kept is shown all the same, each time, and nothing of it stays', async () => {
    // A file where the folder should be takes no files, like a disk without room, and whoever asks.
    const kept = path.join(folder, 'pictures');
    await writeFile(kept, '');
    const failures: unknown[] = [];
    const pictures = createPictures(kept, (error) => failures.push(error));
    const [first, second] = [await pictures.render(drawing, 8, 'png'), await pictures.render(drawing, 8, 'png')];
    expect(first.bytes.byteLength).toBeGreaterThan(50);
    expect(second).toEqual(first);
    expect(failures).toHaveLength(2);

    await rm(kept);
    await mkdir(kept);
    await pictures.render(drawing, 8, 'png');
    expect(failures).toHaveLength(2);
    expect(await readdir(kept)).toEqual([first.tag.replaceAll('"', '')]);
  });
});
