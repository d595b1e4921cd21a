import { findPostErrors, getReadMinutes, type PostError } from '@aitours/domain/catalogue';
import type { StaffProductRow } from '../../db/catalogue/productStore.ts';
import { findCategory, type PostValues, type StaffPost } from '../../db/content/staffPosts.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/operation.ts';
import { toSlug } from '../../lib/slugs.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireImages } from '../images/requireImages.ts';
import { requireValid } from '../requireValid.ts';
import { sanitiseContent } from './sanitiseContent.ts';

type PostInput = Context<'createStaffPost'>['body'];

/** Sanitised content can be longer: "&" becomes "&amp;". */
const maxContentLength = 100_000;

/**
 * Converts staff's input to the stored values. The date of a published post stays without one in the input.
 *
 * @throws {Problem} invalid-request
 */
export function toPostValues(input: PostInput, before?: StaffProductRow<StaffPost>): PostValues {
  const content = sanitiseContent(input.content);
  const isTooLong = content.length > maxContentLength;
  requireValid({ ...findPostErrors({ ...input, content }), ...(isTooLong && { content: 'too-long' }) }, errorTexts);
  const published = before?.state === 'published' ? before.product.publishedAt : null;
  const image = input.featured_image;
  return {
    slug: input.slug ?? before?.product.slug ?? toSlug(input.title, 'article'),
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
    publishedAt: input.published_at === null ? published : new Date(input.published_at),
  };
}

const errorTexts: Readonly<Record<PostError | 'too-long', string>> = {
  'too-long': 'is too long',
  'no-text': 'must contain text',
  'no-alt': 'is required with a picture',
};

/** @throws {Problem} invalid-request when there is no such category or picture */
export async function requirePostParts(tx: Database, { categoryId, featuredImage }: PostValues): Promise<void> {
  if (!(await findCategory(tx, categoryId))) throw invalidRequest(null, { category: ['There is no such category.'] });
  await requireImages(tx, featuredImage === null ? [] : [featuredImage], 'featured_image');
}
