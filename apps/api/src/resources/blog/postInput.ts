import { findPostErrors, getReadMinutes, type PostError } from '@aitours/domain/catalogue';
import { findCategory, type PostValues } from '../../db/content/staffPosts.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/operation.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';
import { requireImages } from '../images/requireImages.ts';
import { toSlug } from '../slugs.ts';
import { sanitiseContent } from './sanitiseContent.ts';

type PostInput = Context<'createStaffPost'>['body'];

/** Sanitised content can be longer: "&" becomes "&amp;". */
const maxContentLength = 100_000;

/** Converts staff's input to the stored values. @throws {Problem} invalid-request */
export function postValues(input: PostInput): PostValues {
  const content = sanitiseContent(input.content);
  requireValidInput({ ...input, content });
  const image = input.featured_image;
  return {
    slug: input.slug ?? toSlug(input.title, 'article'),
    categoryId: input.category,
    title: input.title.trim(),
    excerpt: input.excerpt.trim(),
    content,
    featuredImage: image,
    featuredImageAlt: image === null ? '' : input.featured_image_alt.trim(),
    authorName: input.author_name.trim(),
    readMinutes: getReadMinutes(content),
    featured: input.featured,
    metaTitle: input.meta_title.trim(),
    metaDescription: input.meta_description.trim(),
    metaKeywords: input.meta_keywords.trim(),
    publishedAt: input.published_at === null ? null : new Date(input.published_at),
  };
}

const errorTexts: Readonly<Record<PostError, string>> = {
  'no-text': 'must contain text',
  'no-alt': 'is required with a picture',
};

function requireValidInput(input: PostInput): void {
  const found = Object.entries(findPostErrors(input)).map(([field, error]) => [field, [errorTexts[error]]]);
  const errors: FieldErrors = Object.fromEntries([
    ...found,
    ...(input.content.length > maxContentLength ? [['content', ['is too long']]] : []),
  ]);
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors);
}

/** @throws {Problem} invalid-request when there is no such category or picture */
export async function requirePostParts(tx: Database, { categoryId, featuredImage }: PostValues): Promise<void> {
  if (!(await findCategory(tx, categoryId))) throw invalidRequest(null, { category: ['There is no such category.'] });
  await requireImages(tx, featuredImage === null ? [] : [featuredImage], 'featured_image');
}
