import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { Query } from '../../platform/query.ts';
import { resolveMeta } from '../../platform/resolveMeta.ts';
import * as article from './BlogArticle.route.tsx';

const { post } = examples.getPost;
const createMeta = (change: Partial<typeof post>) => {
  const preloaded = <Data>(query: Query<Data>) =>
    query.key.startsWith('getPost ') ? ({ ...post, ...change } as Data) : undefined;
  return resolveMeta(article, { slug: post.slug }, preloaded, () => false);
};

it('BLOG-17 title and description are the article’s meta_title and meta_description', () => {
  const meta = { meta_title: 'Wadis on foot', meta_description: 'Where to walk, and when.' };
  expect(createMeta(meta)).toMatchObject({ title: 'Wadis on foot', description: 'Where to walk, and when.' });
});

it('BLOG-17 else its own title and excerpt', () => {
  const meta = createMeta({ meta_title: '', meta_description: '' });
  expect(meta).toMatchObject({ title: `${post.title} · aiTours`, description: post.excerpt });
});
