import { afterEach, expect, test, vi } from 'vitest';
import { nameFilters, readSavedFilters, toListQuery, writeSavedFilters } from './savedFilters.ts';

afterEach(() => vi.unstubAllGlobals());

test('dates move with today, other filters stay, and empty ones are left out', () => {
  const filters = { status: 'confirmed', payment_status: '', start: '2030-02-28', end: '2030-03-02' };
  const saved = nameFilters('Unpaid', filters, '2030-03-01');
  expect(saved).toEqual({ name: 'Unpaid', filters: { status: 'confirmed' }, days: { start: -1, end: 1 } });
  expect(toListQuery(saved, '2030-12-31')).toEqual({
    page: 1,
    search: '',
    sort: undefined,
    filters: { status: 'confirmed', start: '2030-12-30', end: '2031-01-01' },
  });
});

test('each user has their own, and anything else that is stored is ignored', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const saved = [nameFilters('Unpaid', { status: 'confirmed' }, '2030-03-01')];
  expect(writeSavedFilters('1', saved)).toBe(true);
  expect([readSavedFilters('1'), readSavedFilters('2')]).toEqual([saved, []]);
  const [key = ''] = stored.keys();
  for (const text of ['nonsense', '{}', '[{"name":1}]', '[{"name":"x","filters":{},"days":{"start":"1"}}]']) {
    stored.set(key, text);
    expect(readSavedFilters('1'), text).toEqual([]);
  }
  writeSavedFilters('1', []);
  expect(stored.size).toBe(0);
});
