import { findPostErrors } from '@aitours/domain/catalogue';
import { postInputLimits } from '@aitours/openapi/limits';
import { postPath } from '../../../features/blog/blogPaths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { formatInstant } from '../../shared/formatInstant.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, row } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { ProductLink } from '../product/ProductLinks.tsx';
import { ArticleCategories, category, content, publicationDate } from './ArticleFields.tsx';
import { articleMessages as messages } from './articleMessages.ts';

const { section, line, slug, paragraphs, describedPicture, flag } = createFields(postInputLimits, messages);
const { columns } = messages;

/** Articles of the blog: their form, and the pages that list and edit them. */
export const article = defineProduct('Post', {
  texts: messages,
  stateTexts: messages,
  paths: staffPaths.article,
  Frame: ArticleCategories,
  fields: combine(
    section(
      'texts',
      line('title'),
      slug('slug'),
      row(category, line('author_name')),
      paragraphs('excerpt', 3),
      content,
    ),
    describedPicture('featured_image', 'featured_image_alt', 'picture'),
    section('publication', publicationDate, flag('featured')),
    section('search', line('meta_title'), paragraphs('meta_description', 2), line('meta_keywords')),
  ),
  pick: (details) => details,
  toInput: ({ post, featured, published_at }) => ({
    title: post.title,
    slug: post.slug,
    category: post.category?.id ?? '',
    author_name: post.author_name ?? '',
    excerpt: post.excerpt,
    content: post.content,
    featured_image: post.featured_image,
    featured_image_alt: post.featured_image_alt,
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    meta_keywords: post.meta_keywords,
    featured,
    published_at,
  }),
  getId: ({ post }) => post.id,
  findErrors: findPostErrors,
  toCopy: (draft) => ({ ...draft, title: shared.copyOf(draft.title), slug: '', date: '', time: '' }),
  toHead: ({ post }) => ({ title: post.title, lead: messages.readTime(post.read_time) }),
  toLinks: ({ state, post }) => ({
    children: (
      <>
        <ProductLink href={staffPaths.article.preview(post.id)}>{messages.preview}</ProductLink>
        {state === 'published' && <ProductLink href={postPath(post.slug)}>{messages.toBlog}</ProductLink>}
      </>
    ),
  }),
  list: {
    name: ({ title }) => title,
    nameHeader: columns.title,
    columns: [
      { key: 'category', header: columns.category, cell: ({ category: name }) => name },
      { key: 'author', header: columns.author, cell: ({ author_name }) => author_name },
      {
        key: 'date',
        header: columns.date,
        cell: ({ published_at: at }) => (at === null ? messages.noDate : formatInstant(at)),
      },
    ],
  },
});
