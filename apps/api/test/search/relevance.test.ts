import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { setAllRatings } from '../../src/db/content/reviews.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { startTestApi } from '../../src/testing/index.ts';

const file = path.join(import.meta.dirname, 'queries.yaml');
const queries: Record<string, string[]> = parse(readFileSync(file, 'utf8'));
const now = new Date('2026-11-25T08:00:00Z');
const depth = 5;

const api = await startTestApi({ now: now.toISOString() });
await seedShop(api.services.db, { now, password: null });
afterAll(() => api.close());

interface Result {
  readonly kind: string;
  readonly slug: string | null;
}

async function findBest(query: string): Promise<string[]> {
  const response = await api.call('GET', `/search/?q=${encodeURIComponent(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  const { best }: { best: readonly Result[] } = response.json();
  return best.map(({ kind, slug }) => slug ?? kind);
}

/** Discounted cumulative gain: a relevant result counts less the further down it is; a repeated one counts once. */
const gain = (found: readonly string[], relevant: readonly string[]): number =>
  found
    .slice(0, depth)
    .reduce(
      (sum, slug, at) => sum + (relevant.includes(slug) && found.indexOf(slug) === at ? 1 / Math.log2(at + 2) : 0),
      0,
    );

test('the benchmark has 200 queries, and expects only what the seeded catalogue has', async () => {
  expect(Object.keys(queries).length).toBeGreaterThanOrEqual(200);
  const lists = await Promise.all(
    ['activities', 'tours/tours', 'tickets', 'blog/posts'].map(async (list) => {
      const { results } = (await api.call('GET', `/${list}/?page_size=100`)).json();
      return results.map(({ slug }: { slug: string }) => slug);
    }),
  );
  const known = new Set(['transfer', ...lists.flat()]);
  expect(
    Object.values(queries)
      .flat()
      .filter((slug) => !known.has(slug)),
  ).toEqual([]);
});

test('nDCG@5 over all queries is at least 0.9, and no query finds nothing that is relevant', async () => {
  await setAllRatings(api.services.db);
  const scores = [];
  for (const [query, relevant] of Object.entries(queries)) {
    const found = await findBest(query);
    scores.push({ query, found, score: gain(found, relevant) / gain(relevant, relevant) });
  }
  const poor = scores.filter(({ score }) => score < 0.7);
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  expect(mean, JSON.stringify(poor, null, 1)).toBeGreaterThanOrEqual(0.9);
  expect(scores.filter(({ score }) => score === 0).map(({ query }) => query)).toEqual([]);
});
