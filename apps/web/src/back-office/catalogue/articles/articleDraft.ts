import type { Schema } from '@aitours/api-client';
import { findPostErrors } from '@aitours/domain/catalogue';
import { fromDubaiTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { activityFormMessages } from '../../shared/activityFormMessages.ts';
import { checkOptional, checkRequired, describeRules, dropMissing, slug } from '../../shared/fieldChecks.ts';
import { listNewerChanges, type ProductForm, saveProduct } from '../product/productForm.ts';
import { articleMessages as messages } from './articleMessages.ts';

export type StaffPost = Schema<'StaffPost'>;

/** What is in the form of an article. */
export interface ArticleDraft {
  readonly title: string;
  readonly slug: string;
  /** The id of a category; empty: none is chosen yet. */
  readonly category: string;
  readonly author: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly featured: boolean;
  /** In Dubai; empty: when it is first published. */
  readonly date: string;
  readonly time: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
}

export const emptyArticle: ArticleDraft = {
  title: '',
  slug: '',
  category: '',
  author: '',
  excerpt: '',
  content: '',
  image: null,
  imageAlt: '',
  featured: false,
  date: '',
  time: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

/** Returns the draft of an article. */
export function toArticleDraft({ post, featured, published_at: at }: Schema<'PostVersion'>): ArticleDraft {
  const instant = at === null ? undefined : new Date(at);
  return {
    title: post.title,
    slug: post.slug,
    category: post.category?.id ?? '',
    author: post.author_name ?? '',
    excerpt: post.excerpt,
    content: post.content,
    image: post.featured_image,
    imageAlt: post.featured_image_alt,
    featured,
    date: instant ? toDubaiDate(instant) : '',
    time: instant ? toDubaiTime(instant) : '',
    metaTitle: post.meta_title,
    metaDescription: post.meta_description,
    metaKeywords: post.meta_keywords,
  };
}

/** Returns the draft of a copy: it has an address of its own, and the date on which it is published. */
export const toArticleCopy = (draft: ArticleDraft): ArticleDraft => ({
  ...draft,
  title: activityFormMessages.copyOf(draft.title),
  slug: '',
  date: '',
  time: '',
});

/** Returns the request of a valid draft. */
export const toArticleInput = (draft: ArticleDraft): Schema<'PostInput'> => ({
  title: draft.title.trim(),
  ...(draft.slug.trim() !== '' && { slug: draft.slug.trim() }),
  category: draft.category,
  author_name: draft.author.trim(),
  excerpt: draft.excerpt.trim(),
  content: draft.content,
  featured_image: draft.image,
  featured_image_alt: draft.image === null ? '' : draft.imageAlt.trim(),
  published_at: draft.date === '' ? null : fromDubaiTime(draft.date, draft.time || undefined).toISOString(),
  featured: draft.featured,
  meta_title: draft.metaTitle.trim(),
  meta_description: draft.metaDescription.trim(),
  meta_keywords: draft.metaKeywords.trim(),
});

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkArticle(draft: ArticleDraft): Readonly<Record<string, string>> {
  const rules = describeRules(findPostErrors(toArticleInput(draft)), {}, messages.errors.rules);
  return dropMissing({
    title: checkRequired(draft.title),
    slug: checkOptional(draft.slug, slug),
    category: checkRequired(draft.category),
    author_name: checkRequired(draft.author),
    excerpt: checkRequired(draft.excerpt),
    ...rules,
    published_at: draft.date === '' && draft.time !== '' ? messages.errors.date : undefined,
  });
}

/** The form of articles. */
export const articleForm: ProductForm<ArticleDraft, StaffPost> = {
  toDraft: toArticleDraft,
  check: checkArticle,
  listFields: (draft) => [...Object.keys(toArticleInput(draft)), 'slug'],
  save: (client, details, draft) => {
    const body = toArticleInput(draft);
    return saveProduct(details && { id: details.post.id, version: details.version }, {
      create: () => client.call('createStaffPost', { body }),
      replace: (target) => client.call('replaceStaffPost', { ...target, body }),
      load: (path) => client.call('getStaffPost', { path }),
    });
  },
  listNewer: listNewerChanges,
};
