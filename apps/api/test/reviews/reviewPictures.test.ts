import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { imageFiles, reviewPictures, users } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller, type TestCall, type TestMethod } from '../../src/testing/testAccounts.ts';
import { addActivity, createOrder } from '../bookings/orders.ts';
import { insertActivity } from '../fixtures.ts';

let layla: TestAccount;
/** Of Layla's review, without the version. */
let address: string;
let number: string;
let dunes: { id: string; slug: string };
const api = await startTestApi();
const editor = await api.signIn({ staffRole: 'content' });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  dunes = await insertActivity(api.services.db);
  const order = createOrder([await addActivity(layla, dunes.id)]);
  number = (await layla.call('POST', '/bookings/', { body: order })).json().booking_number;
  address = `/bookings/${number}/reviews/activity/${dunes.id}/`;
  api.clock.set('2030-03-10T20:00:00Z');
  await call('PUT', address, { body: { stars: 4, text: 'Dinner was late.' } });
});
afterAll(() => api.close());

/** Calls the API with a new session: access tokens expire before the day after a booking. */
async function call(method: TestMethod, url: string, rest: TestCall = {}, person = layla) {
  const { access } = await startSession(api.services, person.id);
  return createCaller(api.app, { authorization: `Bearer ${access}` })(method, url, rest);
}
const draw = (background: string, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } });
const send = (body: Buffer, alt = 'A falcon', person = layla, type = 'image/jpeg') =>
  call(
    'POST',
    `/bookings/${number}/reviews/activity/${dunes.id}/pictures/?alt=${encodeURIComponent(alt)}`,
    { body, headers: { 'content-type': type } },
    person,
  );
const add = async (background: string, alt?: string): Promise<string> => {
  const response = await send(await draw(background).jpeg().toBuffer(), alt);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().id;
};
const remove = (id: string, person = layla) =>
  call('DELETE', `/bookings/${number}/reviews/activity/${dunes.id}/pictures/${id}/`, {}, person);
const ownReview = async () => (await call('GET', address.replace(/reviews.*/, 'reviews/'))).json()[0].review;
const staffReview = async () =>
  (await call('GET', '/staff-reviews/?search=Dinner', {}, editor))
    .json()
    .results.find(({ product }: { product: { id: string } }) => product.id === dunes.id);
const publicPictures = async () =>
  (await api.call('GET', `/reviews/?product_type=activity&product=${dunes.slug}`)).json().results[0]?.pictures;
const picture = (id: string) => api.call('GET', `/api/optimize-image/${id}/480/webp/`);
const decide = (review: { id: string; version: string }, body: object) =>
  call('PUT', `/staff-reviews/${review.id}/state/`, { body, headers: { 'if-match': `"${review.version}"` } }, editor);

test('G9 a picture is stored without its metadata, waits with its review, and is public once that is published', async () => {
  const exif = { IFD0: { Copyright: 'Secret Person' }, IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = await draw('#357', 4000, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const response = await send(photo, ' A falcon ');
  const { id } = response.json();
  expect([response.statusCode, response.json()]).toEqual([
    201,
    { id: expect.stringMatching(/^[0-9a-f]{32}$/), alt: 'A falcon', width: 1920, height: 2560 },
  ]);
  const metadata = await sharp((await api.services.imageStorage.get(id))!).metadata();
  expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(['webp', undefined, undefined]);
  expect([(await ownReview()).pictures, (await staffReview()).pictures]).toEqual([
    [response.json()],
    [response.json()],
  ]);
  expect(await publicPictures()).toBeUndefined();
  expect((await picture(id)).headers['cache-control']).toBe('private, no-store');

  expect((await decide(await staffReview(), { state: 'published' })).statusCode).toBe(204);
  expect(await publicPictures()).toEqual([response.json()]);
  const served = await picture(id);
  expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 480 });
});

test('G9 a picture that is added later must be checked: the version that staff have read is no longer current', async () => {
  const read = await staffReview();
  await decide(read, { state: 'published' });
  const published = await staffReview();
  await call(
    'PUT',
    `/staff-reviews/${published.id}/answer/`,
    { body: { answer: 'Sorry.' }, headers: { 'if-match': `"${published.version}"` } },
    editor,
  );
  const answered = await staffReview();
  await add('#111');
  expect(await ownReview()).toMatchObject({ state: 'waiting', answer: 'Sorry.' });
  expect(await publicPictures()).toBeUndefined();
  const waiting = await staffReview();
  expect(waiting.version).not.toBe(answered.version);
  await add('#112');
  expect((await decide(waiting, { state: 'published' })).statusCode).toBe(412);
  expect((await decide(await staffReview(), { state: 'rejected', reason: 'personal-data' })).statusCode).toBe(204);
  expect(await ownReview()).toMatchObject({ state: 'rejected', pictures: [{}, {}] });
});

test('G9 a review has at most four pictures, also when they come at once; the same file is added once', async () => {
  const file = await draw('#200').jpeg().toBuffer();
  const [first, second] = [await send(file, 'First'), await send(file, 'Second')];
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 200, first.json()]);
  const files = await Promise.all(
    ['#201', '#202', '#203', '#204', '#205'].map((colour) => draw(colour).jpeg().toBuffer()),
  );
  const statuses = (await Promise.all(files.map((each) => send(each)))).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 201, 201, 409, 409]);
  const { pictures } = await ownReview();
  expect(pictures).toHaveLength(4);
  expect((await send(file)).statusCode).toBe(200);
  expect((await remove(pictures[1].id)).statusCode).toBe(204);
  expect((await send(files[0]!)).statusCode).not.toBe(409);
});

test.each([
  [
    'no picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'The file is no JPEG, PNG, WebP or AVIF picture.',
  ],
  [
    'a small one',
    await draw('#300', 639, 400).jpeg().toBuffer(),
    'The file has 639 × 400 pixels; at least 640 × 360 are needed.',
  ],
  [
    'one that unpacks to more than 50 megapixels',
    await draw('#301', 10_000, 5001).png().toBuffer(),
    'The file has more than 50 megapixels; make it smaller first.',
  ],
  ['a damaged one', (await draw('#302').jpeg().toBuffer()).subarray(0, 700), 'The file is damaged.'],
])('G9 %s is refused', async (_what, file, detail) => {
  const response = await send(file);
  expect([response.statusCode, response.json().detail]).toEqual([400, detail]);
  expect((await ownReview()).pictures).toEqual([]);
});

test('G9 an alternative text is required, and 10 MB are the most', async () => {
  expect((await send(await draw('#400').jpeg().toBuffer(), '  ')).statusCode).toBe(400);
  const { statusCode, headers } = await send(Buffer.alloc(10_000_001));
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
});

test('G9 only the author adds and removes pictures, and only where a review is written', async () => {
  const other = await api.signIn();
  const id = await add('#500');
  expect((await send(await draw('#501').jpeg().toBuffer(), 'Mine', other)).statusCode).toBe(404);
  expect((await remove(id, other)).statusCode).toBe(404);
  const own = address;
  await call('DELETE', own);
  expect((await send(await draw('#502').jpeg().toBuffer())).statusCode).toBe(404);
});

test('G9 removing a picture deletes its file and leaves the review as it is', async () => {
  const [id, kept] = [await add('#600'), await add('#601')];
  await decide(await staffReview(), { state: 'published' });
  expect(await publicPictures()).toHaveLength(2);
  expect((await remove(id)).statusCode).toBe(204);
  expect((await remove(id)).statusCode).toBe(204);
  expect([(await ownReview()).state, await publicPictures()]).toEqual([
    'published',
    [expect.objectContaining({ id: kept })],
  ]);
  expect([(await picture(id)).statusCode, await api.services.imageStorage.get(id)]).toEqual([404, null]);
});

test('G9 E12 a deleted review or account leaves no picture, no file and no rendering', async () => {
  const { db, config } = api.services;
  const deleted = await add('#700');
  await picture(deleted);
  await call('DELETE', address);
  await call('PUT', address, { body: { stars: 4, text: 'Dinner was late.' } });
  const ofAccount = await add('#701');
  const { pictures: exported } = (await call('GET', '/users/me/export/')).json().reviews[0];
  expect(exported).toEqual([{ id: ofAccount, alt: 'A falcon', width: 800, height: 600 }]);
  await decide(await staffReview(), { state: 'published' });
  expect((await picture(ofAccount)).statusCode).toBe(200);
  const passwordHash = await hashPassword('sand-dune-9');
  await db.update(users).set({ passwordHash }).where(eq(users.id, layla.id));
  const response = await call('POST', '/users/me/deletion/', { body: { password: 'sand-dune-9' } });
  expect(response.statusCode).toBe(204);
  for (const id of [deleted, ofAccount]) {
    expect((await picture(id)).statusCode).toBe(404);
    expect(await db.$count(imageFiles, eq(imageFiles.id, id))).toBe(0);
    expect(await db.$count(reviewPictures, eq(reviewPictures.id, id))).toBe(0);
    const rendered = await readdir(path.join(config.dataDir, 'pictures')).catch(() => []);
    expect(rendered.filter((name) => name.includes(id))).toEqual([]);
  }
});
