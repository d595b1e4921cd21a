import { examples, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { defaultConfig } from '../src/testing/defaultConfig.ts';

const { activity } = examples.getActivity;

async function renderAt(slug: string) {
  const callApi: typeof fetch = async (input, init) =>
    (await getResponse([respondsWith('getActivity', activity), ...scenarios.default], new Request(input, init))) ??
    Response.json({}, { status: 404 });
  const page = await render({ path: `/activity/${slug}`, search: '', callApi, config: defaultConfig });
  return 'redirect' in page ? page : page.status;
}

test('the page of an activity redirects permanently from a former slug, and from no other address', async () => {
  expect(await renderAt('former-slug')).toEqual({ redirect: `/activity/${activity.slug}`, isPermanent: true });
  expect([await renderAt(activity.slug), await renderAt(activity.id)]).toEqual([200, 200]);
});
