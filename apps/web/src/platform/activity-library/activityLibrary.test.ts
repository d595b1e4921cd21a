import { sampleActivities } from '@aitours/domain/planner';
import { expect, it } from 'vitest';
import { activityLibrary } from './activityLibrary.ts';

/** A table that stores rows by id. */
function table(status = 200) {
  const rows = new Map<string, unknown>();
  const requested: Request[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'https://library.example'), init);
    requested.push(request);
    if (status !== 200) return new Response('{"message":"no"}', { status });
    if (request.method === 'POST') for (const row of await request.clone().json()) rows.set(row.id, row);
    const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
    const found = [...rows].filter(([key]) => id === undefined || key === id).map(([, row]) => row);
    return Response.json(found);
  };
  return { requested, fetcher };
}

it('PLAN-33 writing the samples twice leaves five', async () => {
  const { fetcher, requested } = table();
  const library = activityLibrary({ url: '/rest/v1', key: '', fetch: fetcher });
  for (const _ of [1, 2]) await library.upsert(sampleActivities);
  expect(await library.all()).toHaveLength(5);
  expect(requested[0]?.headers.get('prefer')).toBe('resolution=merge-duplicates');
  expect(requested[0]?.url).toBe('https://library.example/rest/v1/activities?on_conflict=id');
});

it('PLAN-32 reads all rows, and one by its id', async () => {
  const { fetcher, requested } = table();
  const library = activityLibrary({ url: 'https://library.example/rest/v1', key: 'public', fetch: fetcher });
  await library.upsert(sampleActivities);
  expect((await library.all()).map(({ name }) => name)).toContain('Burj Khalifa');
  expect(await library.has('sample-2')).toBe(true);
  expect(await library.has('sample-9')).toBe(false);
  expect(requested.at(-1)?.url).toContain('id=eq.sample-9');
  expect(requested.at(-1)?.headers.get('apikey')).toBe('public');
});

it('PLAN-32 reports errors of reading and writing', async () => {
  const library = activityLibrary({ url: '/rest/v1', key: '', fetch: table(500).fetcher });
  await expect(library.all()).rejects.toThrow('500');
  await expect(library.upsert([])).rejects.toThrow('500');
});
