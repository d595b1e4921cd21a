import { type Picture, picture } from '../pictures.ts';
import type { BlogPostSeed } from '../types.ts';

/** A post as it is written down; what follows from its text is worked out. */
export type PostDraft = Omit<BlogPostSeed, 'image' | 'readMinutes' | 'metaTitle' | 'category' | 'content'> & {
  readonly shown: Picture;
  /** HTML. */
  readonly content: string;
};

const WORDS_PER_MINUTE = 200;

const searchVector = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

export const postsOf = (category: string, drafts: readonly PostDraft[]): BlogPostSeed[] =>
  drafts.map(({ shown, content, ...post }) => ({
    ...post,
    category,
    content: content.trim(),
    image: picture(post.slug, shown, 'wide'),
    readMinutes: Math.max(1, Math.round(searchVector(content) / WORDS_PER_MINUTE)),
    metaTitle: `${post.title} | aiTours`,
  }));
