import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import {
  articleForm,
  checkArticle,
  emptyArticle,
  toArticleCopy,
  toArticleDraft,
  toArticleInput,
} from './articleDraft.ts';

const { staffPost } = examples.getStaffPost;
const { staffPostDraft } = examples.createStaffPost;

test('GAP-59 a stored article is sent as it is', () => {
  const { post } = staffPost;
  const input = toArticleInput(toArticleDraft(staffPost));
  expect(input).toMatchObject({ title: post.title, content: post.content, category: '31', featured: true });
  expect(new Date(String(input.published_at))).toEqual(new Date(String(staffPost.published_at)));
  expect(toArticleInput(toArticleDraft(staffPostDraft)).published_at).toBeNull();
});

test('GAP-59 a copy has another title, and neither the address nor the date', () => {
  const draft = toArticleDraft(staffPost);
  expect(draft.date).not.toBe('');
  const title = `Copy of ${draft.title}`;
  expect(toArticleCopy(draft)).toEqual({ ...draft, title, slug: '', date: '', time: '' });
  expect(toArticleInput(toArticleCopy(draft))).not.toHaveProperty('slug');
});

test('GAP-59 dates are in Dubai, and a day without a time starts at midnight', () => {
  expect(toArticleDraft({ ...staffPost, published_at: '2030-02-18T20:30:00Z' })).toMatchObject({
    date: '2030-02-19',
    time: '00:30',
  });
  expect(toArticleInput({ ...emptyArticle, date: '2030-02-19' }).published_at).toBe('2030-02-18T20:00:00.000Z');
});

test('GAP-59 errors are at their fields, in the order of the form', () => {
  expect(Object.keys(checkArticle({ ...emptyArticle, slug: 'Not a slug', time: '09:00', image: 'dunes' }))).toEqual([
    ...['title', 'slug', 'category', 'author_name', 'excerpt', 'content', 'featured_image_alt', 'published_at'],
  ]);
  const valid = toArticleDraft(staffPost);
  expect(checkArticle(valid)).toEqual({});
  expect(articleForm.listFields(emptyArticle)).toEqual(
    expect.arrayContaining(['slug', 'featured_image', 'featured_image_alt', 'content']),
  );
});
