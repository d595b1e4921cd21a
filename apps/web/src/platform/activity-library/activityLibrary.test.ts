import { sampleActivities } from '@aitours/domain/planner';
import { expect, it } from 'vitest';
import { createActivityLibrary } from './activityLibrary.ts';

/** A table with the samples. */
function table(status = 200) {
  const requested: Request[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'https://library.example'), init);
    requested.push(request);
    if (status !== 200) return new Response('{"message":"no"}', { status });
    const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
    return Response.json(sampleActivities.filter((row) => id === undefined || row.id === id));
  };
  return { requested, fetcher };
}

it('PLAN-32 reads all rows, and one by its id', async () => {
  const { fetcher, requested } = table();
  const library = createActivityLibrary({ url: 'https://library.example/rest/v1', key: 'public', fetch: fetcher });
  expect((await library.all()).map(({ name }) => name)).toContain('Burj Khalifa');
  expect(await library.has('sample-2')).toBe(true);
  expect(await library.has('sample-9')).toBe(false);
  expect(requested.at(-1)?.url).toContain('id=eq.sample-9');
  expect(requested.at(-1)?.headers.get('apikey')).toBe('public');
});

it('PLAN-32 reports errors', async () => {
  const library = createActivityLibrary({ url: '/rest/v1', key: '', fetch: table(500).fetcher });
  await expect(library.all()).rejects.toThrow('500');
});
