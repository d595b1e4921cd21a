import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { pageMeta } from '../../app/pageMeta.ts';
import type { Need } from '../../app/route-table.ts';
import * as article from './BlogArticle.route.tsx';

const { post } = examples.getPost;
const metaOf = (change: Partial<typeof post>) => {
  const preloaded = <Data>(need: Need<Data>) =>
    need.operation === 'getPost' ? ({ ...post, ...change } as Data) : undefined;
  return pageMeta(article, { slug: post.slug }, preloaded);
};

it('BLOG-17 title and description are the article’s meta_title and meta_description', () => {
  const words = { meta_title: 'Wadis on foot', meta_description: 'Where to walk, and when.' };
  expect(metaOf(words)).toMatchObject({ title: 'Wadis on foot', description: 'Where to walk, and when.' });
});

it('BLOG-17 without them, its own title and excerpt', () => {
  const words = metaOf({ meta_title: '', meta_description: '' });
  expect(words).toMatchObject({ title: `${post.title} · aiTours`, description: post.excerpt });
});
