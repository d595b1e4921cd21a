import { examples, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { defaultConfig } from '../src/testing/defaultConfig.ts';

const { activity } = examples.getActivity;
const { event } = examples.getTicket;
const { post } = examples.getPost;
const { categories } = examples.listCategories;
const [category, ...others] = categories.results;
const renamed = { ...category!, former_slugs: ['former-slug'] };

async function renderAt(path: string) {
  const callApi: typeof fetch = async (input, init) =>
    (await getResponse(
      [
        respondsWith('getActivity', activity),
        respondsWith('getTicket', event),
        respondsWith('getPost', post),
        respondsWith('listCategories', { ...categories, results: [renamed, ...others] }),
        ...scenarios.default,
      ],
      new Request(input, init),
    )) ?? Response.json({}, { status: 404 });
  const page = await render({ path, search: '', callApi, config: defaultConfig });
  return 'redirect' in page ? page : page.status;
}

test.each([
  ['an activity', '/activity/', activity],
  ['an attraction', '/attractions/', event],
  ['an article', '/blog/', post],
])(
  'the page of %s redirects permanently from a former slug, and from no other address',
  async (_, folder, { id, slug }) => {
    expect(await renderAt(`${folder}former-slug`)).toEqual({ redirect: `${folder}${slug}`, isPermanent: true });
    expect([await renderAt(`${folder}${slug}`), await renderAt(`${folder}${id}`)]).toEqual([200, 200]);
  },
);

test('the page of a category redirects permanently from a former slug, and from no other address', async () => {
  const path = `/blog/category/${renamed.slug}`;
  expect(await renderAt('/blog/category/former-slug')).toEqual({ redirect: path, isPermanent: true });
  expect([await renderAt(path), await renderAt('/blog/category/unknown')]).toEqual([200, 404]);
});
