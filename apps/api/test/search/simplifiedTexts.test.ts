import { simplifyText } from '@aitours/domain/spelling';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
afterAll(() => api.close());

test('the database simplifies texts as the domain does', async () => {
  const texts = [
    'CAFÉ Cafe\u0301 İstanbul',
    'José Łukasz O’Brien-Müller Zoë',
    "O'Brien OʼBrien O‘Brien O`Brien Oʻahu",
    'Straße STRAẞE Ærø Œuvre Þór Đặng Ħal ıÐ ΟΔΥΣΣΕΥΣ ｆｕｌｌ ①',
    'العُبيدي والعبيدي الله ال أحمد إبراهيم آمنة ٱلشمس مصطفى',
    'کریم یک مـحـمـد \u200fدبي\u2069 ١٢٣٤٥٦٧٨٩٠ ۱۲۳۴۵۶۷۸۹۰',
    '小龙 Привет हिन्दी 한국',
  ];
  const { rows } = await api.services.db.execute<{ simple: string }>(
    sql`select simplify_text(value) as simple from json_array_elements_text(${JSON.stringify(texts)}::json) as value`,
  );
  expect(rows.map(({ simple }) => simple)).toEqual(texts.map(simplifyText));
});

test('a name with an apostrophe is found whole and by its parts', async () => {
  const matches = async (query: string) => {
    const { rows } = await api.services.db.execute<{ found: boolean }>(
      sql`select search_words('O’Brien-Müller') @@ to_tsquery('simple', ${query}) as found`,
    );
    return rows[0]?.found;
  };
  for (const query of ['obrien', 'brien', 'o & brien', 'muller']) expect(await matches(query), query).toBe(true);
  expect(await matches('rien')).toBe(false);
});
