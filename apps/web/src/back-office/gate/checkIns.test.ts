import { ApiProblem, NetworkError, type Schema } from '@aitours/api-client';
import { examples } from '@aitours/api-client/mocks';
import { decodePass, encodePass, type PassPayload } from '@aitours/domain/passes';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { UnsentScan, UnsentScans } from '../shared/unsentScans.ts';
import { decideOffline, type OfflineScan } from './decideOffline.ts';
import { countPasses, findExpected, listProducts, ofProduct, withCheckIn, withUnsent } from './expectedDay.ts';
import { readPassCode } from './readPassCode.ts';
import { decideScans, toUnsent } from './recordScans.ts';
import { isTemporary, sendScans } from './sendScans.ts';

const { results: bookings } = examples.listExpectedBookings.expectedBookings;
const today = '2030-03-02';
const at = '2030-03-02T11:00:00.000Z';

const stated = (rest: Partial<PassPayload> = {}): PassPayload => ({
  keyId: 1,
  bookingNumber: 'AB12345678',
  ordinal: 2,
  productId: '101',
  date: today,
  time: '15:00',
  kind: 'adult',
  ...rest,
});
const scan = (value: OfflineScan['stated']): OfflineScan => ({ id: 'new', at, gate: 'North gate', stated: value });
const unsent = (rest: Partial<UnsentScan> = {}): UnsentScan => ({
  id: 'own',
  number: 'AB12345678-2',
  pass: 'AB12345678-2',
  scanned_at: at,
  gate: 'North gate',
  isUndone: false,
  ...rest,
});

describe('a scan without the server', () => {
  test.each([
    ['a signed pass of the list', stated(), 'admitted'],
    ['a pass that is checked in', stated({ ordinal: 1 }), 'already'],
    ['a number of the list', { number: 'AB12345678-2' }, 'admitted'],
    ['a number that is checked in', { number: 'AB12345678-1' }, 'already'],
    ['a number that isn’t in the list', { number: 'AB00000001-1' }, 'unknown'],
    ['a number that the booking doesn’t have', { number: 'AB12345678-9' }, 'unknown'],
    ['a signed pass of a booking that isn’t in the list', stated({ bookingNumber: 'AB00000001' }), 'admitted'],
    ['a signed pass of another day', stated({ bookingNumber: 'AB00000001', date: '2030-03-03' }), 'wrong-day'],
    ['a pass of a booking of the list for another day', stated({ ordinal: 8, date: '2030-03-03' }), 'wrong-day'],
    ['a pass from before a change', stated({ time: '09:00' }), 'changed'],
    ['a pass for another product', stated({ productId: '102' }), 'changed'],
    ['a pass for another kind of traveller', stated({ kind: 'child' }), 'changed'],
    ['a pass of the list from before its date was changed', stated({ date: '2030-03-03' }), 'wrong-day'],
    ['a pass of a traveller who was removed', stated({ ordinal: 8 }), 'changed'],
    ['a pass of a cancelled booking', stated({ bookingNumber: 'AB34567890', ordinal: 1 }), 'cancelled'],
    [
      'a pass from before a change of a cancelled booking',
      stated({ bookingNumber: 'AB34567890', ordinal: 1, time: '09:00' }),
      'cancelled',
    ],
    ['a number of a cancelled booking', { number: 'AB34567890-1' }, 'cancelled'],
    ['a forged code', 'forged', 'unknown'],
    ['a code that this browser can’t verify', 'unverifiable', 'unverifiable'],
  ] as const)('of %s', (_, value, result) =>
    expect(decideOffline(scan(value), bookings, today)).toMatchObject({ result, isOffline: true }),
  );

  test('shows where the first scan was, and the booking', () => {
    expect(decideOffline(scan(stated({ ordinal: 1 })), bookings, today)).toMatchObject({
      customerName: 'Omar Nasser',
      checkIn: { at: '2030-03-02T08:41:00.000Z', gate: 'Desert camp' },
      pass: { number: 'AB12345678-1', title: 'Evening Desert Safari' },
    });
  });

  test('that admits is the check-in', () => {
    expect(decideOffline(scan(stated()), bookings, today).checkIn).toEqual({ id: 'new', at, gate: 'North gate' });
  });

  test('of a pass that this gate has scanned is refused, until that is undone', () => {
    const decide = (scans: readonly UnsentScan[]) =>
      decideOffline(scan(stated()), withUnsent(bookings, scans), today).result;
    expect([decide([]), decide([unsent()]), decide([unsent({ isUndone: true })])]).toEqual([
      'admitted',
      'already',
      'admitted',
    ]);
  });
});

describe('the expected bookings', () => {
  test('count the passes that admit', () => {
    expect(countPasses(bookings)).toEqual({ checkedIn: 1, all: 5 });
    expect(countPasses(withUnsent(bookings, [unsent()]))).toEqual({ checkedIn: 2, all: 5 });
    expect(countPasses(ofProduct(bookings, '201'))).toEqual({ checkedIn: 0, all: 2 });
    expect(countPasses(withCheckIn(bookings, 'AB12345678-1', null))).toEqual({ checkedIn: 0, all: 5 });
  });

  test('show a check-in as undone before that is sent', () => {
    const { id } = bookings[0]!.passes[0]!.check_in!;
    const undone = unsent({ id, number: 'AB12345678-1', isUndone: true });
    expect(countPasses(withUnsent(bookings, [undone])).checkedIn).toBe(0);
  });

  test('have their products by title', () => {
    expect(listProducts(bookings).map(({ id }) => id)).toEqual(['201', '101']);
  });

  test.each([
    ['nasser', 1],
    ['NAS om', 1],
    ['ab', 2],
    ['EB20481206', 1],
    ['asser', 0],
    ['', 0],
  ])('are found by %s', (text, count) => expect(findExpected(bookings, text)).toHaveLength(count));
});

describe('a code', () => {
  let key: Schema<'VoucherKey'>;
  let sign: (payload: Uint8Array<ArrayBuffer>) => Promise<string>;
  beforeAll(async () => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    key = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: '00000001', x };
    sign = async (payload) => {
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, payload);
      return Buffer.concat([payload, new Uint8Array(signature)]).toString('base64url');
    };
  });
  const encode = (pass: PassPayload) => Uint8Array.from(encodePass(pass));

  test('is read if one of the keys has signed it', async () => {
    const code = await sign(encode(stated()));
    expect(await readPassCode(code, [key])).toEqual(decodePass(encodePass(stated())));
  });

  test('is forged with another pass, another key, an unknown key or a changed text', async () => {
    const code = await sign(encode(stated()));
    const bytes = Buffer.from(code, 'base64url');
    bytes[11] = 3;
    const other = { ...key, x: 'A'.repeat(43) };
    const results = [
      await readPassCode(bytes.toString('base64url'), [key]),
      await readPassCode(await sign(encode(stated({ keyId: 2 }))), [key]),
      await readPassCode(code, []),
      await readPassCode(`${code}=`, [key]),
      await readPassCode('A'.repeat(100), [key]),
      await readPassCode('%', [key]),
    ];
    expect(new Set(results)).toEqual(new Set(['forged']));
    expect(await readPassCode(code, [other])).not.toMatchObject({ bookingNumber: 'AB12345678' });
  });

  test('can’t be verified by a browser without the algorithm', async () => {
    const code = await sign(encode(stated()));
    const missing = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    expect(await readPassCode(code, [key])).toBe('unverifiable');
    missing.mockRestore();
  });
});

test('scans without the server are decided by number or code; those that admit are sent later', async () => {
  const scans = ['AB12345678-2', 'AB12345678-1', 'A'.repeat(100)].map((pass, index) => ({
    id: `scan ${index}`,
    pass,
    scanned_at: at,
    gate: 'North gate',
  }));
  const outcomes = await decideScans(scans, { bookings, keys: [], today });
  expect(outcomes.map(({ result }) => result)).toEqual(['admitted', 'already', 'unknown']);
  expect(toUnsent(scans, outcomes)).toEqual([{ ...scans[0], number: 'AB12345678-2', isUndone: false }]);
});

describe('sending', () => {
  type Stored = Pick<UnsentScans, 'scans' | 'refused'>;
  const store = (scans: readonly UnsentScan[], refused: Stored['refused'] = []) => {
    let stored: Stored = { scans, refused };
    return {
      read: () => stored,
      unsent: {
        ...stored,
        change: (change: (now: Stored) => Stored) => {
          stored = change(stored);
        },
      },
    };
  };
  const client = (call: (id: string, input: unknown) => Promise<unknown>) => ({ call, session: {} }) as never;
  const result = (id: string, value: string) => ({ id, result: value, check_in: null });

  test('removes what the server has received, and reports what it refuses', async () => {
    const scans = [unsent(), unsent({ id: 'late', number: 'AB12345678-3' })];
    const { read, unsent: own } = store(scans);
    const answers = { results: [result('own', 'admitted'), result('late', 'already')] };
    await sendScans(
      client(async () => answers),
      scans,
      own,
    );
    expect(read()).toEqual({
      scans: [],
      refused: [{ id: 'late', number: 'AB12345678-3', result: 'already', checkIn: null }],
    });
  });

  test('is of a hundred scans at a time, without those that were undone', async () => {
    const scans = Array.from({ length: 102 }, (_, index) => unsent({ id: `scan ${index}`, isUndone: index === 0 }));
    const { read, unsent: own } = store(scans);
    const sent: string[][] = [];
    const server = client(async (operation, input) => {
      if (operation === 'undoCheckIn') throw new NetworkError();
      const ids = (input as { body: { scans: { id: string }[] } }).body.scans.map(({ id }) => id);
      sent.push(ids);
      return { results: ids.map((id) => result(id, 'admitted')) };
    });
    await expect(sendScans(server, scans, own)).rejects.toThrow(NetworkError);
    expect(sent).toEqual([scans.slice(1, 101).map(({ id }) => id)]);
    expect(read().scans.map(({ id }) => id)).toEqual(['scan 0', 'scan 101']);
  });

  test('reports a scan that is refused again once', async () => {
    const before = { id: 'own', number: 'AB12345678-2', result: 'already', checkIn: null } as const;
    const other = { ...before, id: 'other' };
    const { read, unsent: own } = store([unsent()], [before, other]);
    const server = client(async () => ({ results: [result('own', 'changed')] }));
    await sendScans(server, [unsent()], own);
    expect(read().refused).toEqual([other, { ...before, result: 'changed' }]);
  });

  test.each([
    [new NetworkError(), true],
    ...[401, 408, 429, 500, 503].map((status) => [new ApiProblem(status, {}), true] as const),
    ...[400, 403, 404, 409].map((status) => [new ApiProblem(status, {}), false] as const),
  ] as const)('is tried again after %s: %s', (error, expected) => expect(isTemporary(error)).toBe(expected));

  test('keeps everything without a response', async () => {
    const scans = [unsent(), unsent({ id: 'undone', isUndone: true })];
    const { read, unsent: own } = store(scans);
    const offline = client(async () => Promise.reject(new NetworkError()));
    await expect(sendScans(offline, scans, own)).rejects.toThrow(NetworkError);
    expect(read().scans).toEqual(scans);
  });

  test('undoes what was undone, also if the server doesn’t know it, or while it was being sent', async () => {
    const scans = [unsent(), unsent({ id: 'undone', isUndone: true })];
    const { read, unsent: own } = store(scans);
    const calls: string[] = [];
    const server = client(async (id) => {
      calls.push(id);
      if (id === 'undoCheckIn') throw new ApiProblem(404, {});
      own.change((now) => ({ ...now, scans: now.scans.map((one) => ({ ...one, isUndone: true })) }));
      return { results: [result('own', 'admitted')] };
    });
    await sendScans(server, scans, own);
    expect(calls).toEqual(['recordCheckIns', 'undoCheckIn']);
    // It is sent with the next attempt.
    expect(read().scans).toMatchObject([{ id: 'own', isUndone: true }]);
  });
});
