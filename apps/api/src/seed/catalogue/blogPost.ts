import { getReadMinutes } from '@aitours/domain/catalogue';
import { z } from 'zod';
import { day, line, picture, slug, toScene } from './fields.ts';

const reply = z.strictObject({
  author: line,
  /** Days between the post and the comment. */
  daysLater: z.number().min(0),
  content: z.string().min(1),
});

/** ENTITY-39. */
const comment = reply.extend({ replies: z.array(reply).default([]) });

/** ENTITY-37. */
export const blogPost = z
  .strictObject({
    slug,
    title: line,
    category: slug,
    author: line,
    publishedOn: day,
    featured: z.boolean(),
    picture,
    imageAlt: line,
    excerpt: line.min(40),
    metaDescription: line.max(160),
    metaKeywords: line,
    /** HTML: headings, paragraphs, lists, emphasis. */
    content: z.string().min(1),
    comments: z.array(comment).default([]),
  })
  .transform(({ picture: shown, ...rest }) => ({
    ...rest,
    image: toScene(rest.slug, shown, 'wide'),
    readMinutes: getReadMinutes(rest.content),
    metaTitle: `${rest.title} | aiTours`,
  }));

export type BlogPostSeed = z.output<typeof blogPost>;
export type CommentSeed = BlogPostSeed['comments'][number];
