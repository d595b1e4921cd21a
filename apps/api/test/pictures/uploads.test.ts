import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries, hotels, imageFiles } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import {
  insertActivity,
  insertCruise,
  insertDestination,
  insertEvent,
  insertPost,
  insertTour,
  insertVehicle,
} from '../fixtures.ts';

let api: TestApi;
let editor: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  editor = await api.signIn({ staffRole: 'content' });
});
afterAll(() => api.close());

interface Drawing {
  readonly width?: number;
  readonly height?: number;
  /** Makes the content another one. */
  readonly background?: string;
}

const draw = ({ width = 800, height = 600, background = '#c96' }: Drawing = {}) =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (body: Buffer, alt = 'A dune', type = 'image/jpeg') =>
  editor.call('POST', `/staff-images/?alt=${encodeURIComponent(alt)}`, { body, headers: { 'content-type': type } });
const uploadNew = async (background: string, alt?: string): Promise<string> =>
  (await upload(await draw({ background }).jpeg().toBuffer(), alt)).json().id;
const picture = (id: string, size = 480) => api.call('GET', `/api/optimize-image/${id}/${size}/webp/`);

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const)('a %s is stored and served in all sizes', async (format, type) => {
  const response = await upload(await draw({ background: '#123' }).toFormat(format).toBuffer(), 'A night', type);
  expect([response.statusCode, response.json()]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      alt: 'A night',
      width: 800,
      height: 600,
      created_at: '2030-03-01T08:00:00.000Z',
    },
  ]);
  const { id } = response.json();
  const served = await picture(id, 480);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 480, height: 360 });
  // Never enlarged.
  expect(await sharp((await picture(id, 1920)).rawPayload).metadata()).toMatchObject({ width: 800 });
});

test('a photo is turned upright, scaled down, and loses where it was taken', async () => {
  const exif = { IFD0: { Copyright: 'Secret Person' }, IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = await draw({ width: 4000, height: 3000, background: '#357' })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { id, width, height } = (await upload(photo)).json();
  expect([width, height]).toEqual([1920, 2560]);
  const stored = await api.services.imageStorage.get(id);
  const metadata = await sharp(stored!).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1920, height: 2560 });
  expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
});

test('the same file again is the same picture with its first text', async () => {
  const file = await draw({ background: '#468' }).jpeg().toBuffer();
  const [first, second] = [await upload(file, 'First'), await upload(file, 'Second')];
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 200, first.json()]);
  const { db } = api.services;
  expect(await db.$count(auditEntries, eq(auditEntries.objectId, first.json().id))).toBe(1);
});

test.each([
  ['another content than its type says', async () => Buffer.from('<html>'), /no JPEG, PNG, WebP or AVIF picture/],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), /no JPEG/],
  // The bytes of an AVIF with the names of HEIC, which sharp can't write.
  ['a HEIC', async () => toHeic(await draw().avif().toBuffer()), /no JPEG/],
  ['a GIF', async () => draw().gif().toBuffer(), /no JPEG/],
  ['few pixels', async () => draw({ width: 639, height: 360 }).jpeg().toBuffer(), /has 639 × 360 pixels; at least 640/],
  ['a low picture', async () => draw({ width: 900, height: 359 }).jpeg().toBuffer(), /900 × 359/],
  ['half of its bytes', async () => (await noise().jpeg().toBuffer()).subarray(0, 40_000), /is damaged/],
  ['nothing', async () => Buffer.alloc(0), /no JPEG/],
])('a file with %s is refused with a sentence', async (_, create, text) => {
  const response = await upload(await create());
  expect([response.statusCode, response.json().type]).toEqual([400, 'invalid-request']);
  expect(response.json().detail).toMatch(text);
});

const toHeic = (avif: Buffer) =>
  Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1');

/** A picture that doesn't compress. */
const noise = () =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test('a file that would unpack to gigabytes is refused by its header', async () => {
  const bomb = await draw({ width: 9000, height: 9000 }).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const { statusCode, body } = await upload(bomb, 'A dune', 'image/png');
  expect([statusCode, body]).toEqual([400, expect.stringContaining('more than 50 megapixels')]);
});

test('a file above 10 MB is refused before all of it is read', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1_000_000;
      this.push(sent > 40_000_000 ? null : Buffer.alloc(1_000_000));
    },
  });
  const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${editor.token}` };
  const url = '/api/v1/staff-images/?alt=Large';
  const response = await api.app.inject({ method: 'POST', url, headers, payload: endless });
  expect([response.statusCode, response.json().detail]).toEqual([413, 'The picture is larger than 10 MB.']);
  expect(sent).toBeLessThan(20_000_000);
  // What is sent next on this connection would be read as the rest of the file.
  expect(response.headers.connection).toBe('close');
});

test('an upload that breaks off is no error of the server', async () => {
  const other = await startTestApi();
  try {
    const { token } = await other.signIn({ staffRole: 'content' });
    const { port } = new URL(await other.app.listen({ host: '127.0.0.1', port: 0 }));
    const headers = { 'content-type': 'image/jpeg', 'content-length': '5000', authorization: `Bearer ${token}` };
    const path = '/api/v1/staff-images/?alt=Broken';
    const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
    sending.on('error', () => {});
    const closed = new Promise((resolve) => {
      other.app.server.once('request', (_, response) => response.once('close', resolve));
    });
    sending.write(Buffer.alloc(1000), () => setTimeout(() => sending.destroy(), 200));
    await closed;
    // What the first request has logged is there when a later one has been answered.
    await other.call('GET', '/health/');
    expect(other.logged.join('')).not.toMatch(/database unavailable|unexpected error/);
  } finally {
    await other.close();
  }
});

test('only pictures are uploaded, and only there', async () => {
  const headers = { 'content-type': 'application/json' };
  const asJson = await editor.call('POST', '/staff-images/?alt=Dune', { body: { a: 1 }, headers });
  const elsewhere = await editor.call('POST', '/staff-activities/', {
    body: await draw().jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg', 'idempotency-key': 'picture' },
  });
  expect([asJson.statusCode, elsewhere.statusCode]).toEqual([415, 415]);
});

test.each([
  ['none', '/staff-images/'],
  ['spaces', '/staff-images/?alt=%20%20%20%20'],
  ['two letters', '/staff-images/?alt=ab'],
])('a picture needs an alternative text: %s', async (_, address) => {
  const response = await editor.call('POST', address, {
    body: await draw({ background: '#fed' }).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['alt']]);
});

test('pictures are listed and found by their text, the newest first', async () => {
  const other = await startTestApi();
  try {
    editor = await other.signIn({ staffRole: 'content' });
    const names = ['A red dune', 'A boat', 'A white dune'];
    const ids: string[] = [];
    for (const [at, alt] of names.entries()) {
      ids.push(await uploadNew(`#00${at}`, alt));
      other.clock.advance(1000);
    }
    const list = async (query: string) => {
      const { count, results } = (await editor.call('GET', `/staff-images/?${query}`)).json();
      return [count, results.map(({ id }: { id: string }) => ids.indexOf(id))];
    };
    expect(await list('')).toEqual([3, [2, 1, 0]]);
    expect(await list('search=DUNE&page_size=1')).toEqual([2, [2]]);
    expect(await list('search=%25')).toEqual([0, []]);
  } finally {
    editor = await api.signIn({ staffRole: 'content' });
    await other.close();
  }
});

test('a gallery has the texts of uploaded pictures at once, whichever part is kept in view', async () => {
  const id = await uploadNew('#804', 'Six camels');
  const { id: activity } = await insertActivity(api.services.db, { images: [`${id}-at-top-left`, 'seeded-1'] });
  const { id: event } = await insertEvent(api.services.db, undefined, { images: [id] });
  const galleries = async () => [
    (await api.call('GET', `/activities/${activity}/`)).json().images,
    (await editor.call('GET', `/staff-activities/${activity}/`)).json().activity.images,
    (await api.call('GET', `/tickets/${event}/`)).json().images,
    (await editor.call('GET', `/staff-tickets/${event}/`)).json().event.images,
  ];
  const expected = (alt: string) => {
    const images = [{ image: `${id}-at-top-left`, alt }, { image: 'seeded-1' }];
    return [images, images, [{ image: id, alt }], [{ image: id, alt }]];
  };
  expect(await galleries()).toEqual(expected('Six camels'));
  const response = await editor.call('PUT', `/staff-images/${id}/alt/`, { body: { alt: 'Seven camels' } });
  expect(response.statusCode).toBe(204);
  expect(await galleries()).toEqual(expected('Seven camels'));
  const [whole, part] = [await picture(id), await picture(`${id}-at-top-left`)];
  expect([part.statusCode, part.headers['etag']]).toEqual([200, whole.headers['etag']]);
});

test('a picture in use can’t be deleted, one without use is gone with its file', async () => {
  const { db } = api.services;
  const ids: string[] = [];
  for (let at = 1; at <= 13; at++) ids.push(await uploadNew(`#${at.toString(16).repeat(3)}`));
  await insertActivity(db, { title: 'Quad ride', images: [`${ids[0]}-at-top`] });
  await insertEvent(db, undefined, { title: 'Sky deck', images: ['seeded-1', `${ids[1]}`] });
  await insertPost(db, { title: 'Ten beaches', featuredImage: ids[2] });
  await insertTour(db, { title: 'Liwa', images: [`${ids[4]}`] });
  await insertVehicle(db, { name: 'Minibus', image: ids[5] });
  await db.insert(hotels).values({ name: 'Dunes Hotel', image: ids[6], starRating: 4, address: 'Liwa', city: 'Liwa' });
  await insertPost(db, { title: 'Five walks', content: `<img src="/api/optimize-image/${ids[7]}/768/webp/">` });
  const point = { name: 'Jetty', latitude: 25, longitude: 55, picture: { image: `${ids[8]}`, alt: 'Jetty' } };
  await insertActivity(db, { title: 'Kayak', facts: { meeting_point: point } });
  const gate = { ...point, picture: { image: `${ids[9]}`, alt: 'Gate' } };
  await insertEvent(db, undefined, { title: 'Fort', facts: { meeting_point: gate } });
  await insertCruise(db, { name: 'Dhow', image: `${ids[10]}-at-left` });
  const lobby = { ...point, picture: { image: `${ids[11]}`, alt: 'Lobby' } };
  await insertTour(db, { title: 'Oases', facts: { meeting_point: lobby } });
  await insertDestination(db, { name: 'Fujairah', image: `${ids[12]}-at-top` });
  const remove = async (id: string | undefined) => {
    const { statusCode, body } = await editor.call('DELETE', `/staff-images/${id}/`);
    return [statusCode, /“(.*)” uses this picture/.exec(body)?.[1]];
  };
  expect(await remove(ids[0])).toEqual([409, 'Quad ride']);
  expect(await remove(ids[1])).toEqual([409, 'Sky deck']);
  expect(await remove(ids[2])).toEqual([409, 'Ten beaches']);
  expect(await remove(ids[4])).toEqual([409, 'Liwa']);
  expect(await remove(ids[5])).toEqual([409, 'Minibus']);
  expect(await remove(ids[6])).toEqual([409, 'Dunes Hotel']);
  expect(await remove(ids[7])).toEqual([409, 'Five walks']);
  expect(await remove(ids[8])).toEqual([409, 'Kayak']);
  expect(await remove(ids[9])).toEqual([409, 'Fort']);
  expect(await remove(ids[10])).toEqual([409, 'Dhow']);
  expect(await remove(ids[11])).toEqual([409, 'Oases']);
  expect(await remove(ids[12])).toEqual([409, 'Fujairah']);
  expect(await remove(ids[3])).toEqual([204, undefined]);
  expect(await remove(ids[3])).toEqual([404, undefined]);
  expect((await picture(`${ids[3]}`)).statusCode).toBe(404);
  expect((await db.select({ id: imageFiles.id }).from(imageFiles)).map(({ id }) => id)).not.toContain(ids[3]);
});

test('a product can’t start to use a picture that has been deleted', async () => {
  const id = await uploadNew('#abc');
  await editor.call('DELETE', `/staff-images/${id}/`);
  const { id: activity } = await insertActivity(api.services.db);
  const { activity: before, version } = (await editor.call('GET', `/staff-activities/${activity}/`)).json();
  const response = await editor.call('PUT', `/staff-activities/${activity}/`, {
    body: { ...before, images: [{ image: `${id}-at-left` }] },
    headers: { 'if-match': `"${version}"` },
  });
  expect([response.statusCode, response.json().errors]).toEqual([
    400,
    { images: ['A picture has been deleted. Remove it here, too.'] },
  ]);
  const point = { name: 'Jetty', latitude: 25, longitude: 55, picture: { image: id, alt: 'Jetty' } };
  const meeting = await editor.call('PUT', `/staff-activities/${activity}/`, {
    body: { ...before, facts: { meeting_point: point } },
    headers: { 'if-match': `"${version}"` },
  });
  expect(Object.keys(meeting.json().errors)).toEqual(['facts.meeting_point.picture']);
});

test('with a folder, the files are there and not in the database', async () => {
  const other = await startTestApi({ environment: { IMAGE_STORAGE: 'folder' } });
  try {
    editor = await other.signIn({ staffRole: 'content' });
    const id = await uploadNew('#0f0');
    const folder = path.join(other.services.config.dataDir, 'uploads');
    expect(await readdir(folder)).toEqual([`${id}.webp`]);
    expect(await other.services.db.$count(imageFiles)).toBe(0);
    expect((await other.call('GET', `/api/optimize-image/${id}/480/jpg/`)).statusCode).toBe(200);
    await editor.call('DELETE', `/staff-images/${id}/`);
    expect(await readdir(folder)).toEqual([]);
    expect(await other.services.imageStorage.get(id)).toBeNull();
  } finally {
    editor = await api.signIn({ staffRole: 'content' });
    await other.close();
  }
});

test('uploads at once need no second connection each, so they don’t block the pool', async () => {
  const other = await startTestApi({ environment: { DATABASE_POOL: '2' } });
  try {
    editor = await other.signIn({ staffRole: 'content' });
    const files = await Promise.all(
      ['#101', '#202', '#303', '#404', '#505', '#606'].map((background) => draw({ background }).jpeg().toBuffer()),
    );
    const responses = await Promise.all(files.map((file) => upload(file)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 201));
    expect(await other.services.db.$count(imageFiles)).toBe(files.length);
  } finally {
    editor = await api.signIn({ staffRole: 'content' });
    await other.close();
  }
});

test.each(['database', 'folder'])('a deletion that isn’t committed leaves the file in the %s', async (storage) => {
  const other = await startTestApi({ environment: { IMAGE_STORAGE: storage } });
  try {
    editor = await other.signIn({ staffRole: 'content' });
    const id = await uploadNew('#0a0');
    await other.services.db.execute(sql`
      create function fail_commit() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$`);
    await other.services.db.execute(sql`
      create constraint trigger fail_commit after delete on uploaded_images
      deferrable initially deferred for each row execute function fail_commit()`);
    expect((await editor.call('DELETE', `/staff-images/${id}/`)).statusCode).toBe(500);
    expect((await other.call('GET', `/api/optimize-image/${id}/480/jpg/`)).statusCode).toBe(200);
  } finally {
    editor = await api.signIn({ staffRole: 'content' });
    await other.close();
  }
});

test('the same file again restores the picture of a file that was lost', async () => {
  const id = await uploadNew('#0b0');
  await api.services.db.delete(imageFiles).where(eq(imageFiles.id, id));
  expect(await uploadNew('#0b0')).toBe(id);
  expect((await picture(id)).statusCode).toBe(200);
});
