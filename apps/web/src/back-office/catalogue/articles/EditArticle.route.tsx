import { useParams } from 'wouter';
import { postPath } from '../../../features/blog/blogPaths.ts';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLink } from '../product/ProductLinks.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import {
  type ArticleDraft,
  articleForm,
  emptyArticle,
  type StaffPost,
  toArticleCopy,
  toArticleDraft,
} from './articleDraft.ts';
import { articleMessages as messages } from './articleMessages.ts';

const Links = ({ details: { state, post } }: { readonly details: StaffPost }) => (
  <>
    <ProductLink href={staffPaths.article.create(post.id)}>{shared.duplicate}</ProductLink>
    <ProductLink href={staffPaths.article.preview(post.id)}>{messages.preview}</ProductLink>
    {state === 'published' && <ProductLink href={postPath(post.slug)}>{messages.toBlog}</ProductLink>}
  </>
);

const pages: ProductPages<ArticleDraft, StaffPost> = {
  form: articleForm,
  toCopy: toArticleCopy,
  Fields: ArticleForm,
  Links,
  texts: messages,
  stateTexts: { ...shared, ...messages },
  listPath: staffPaths.article.list,
  createFirst: () => emptyArticle,
  toPath: ({ post: { id } }) => staffPaths.article.edit(id),
  toHead: ({ post }) => ({ title: post.title, lead: messages.readTime(post.read_time) }),
  useDetails: (id) => useStaffApi('getStaffPost', { path: { id } }),
  setState: (client, target, body) => client.call('setPostState', { ...target, body }),
  loadVersion: async (client, path) => toArticleDraft(await client.call('getPostVersion', { path })),
};

/** /dashboard/catalogue/articles/{id}, or /new, optionally as a copy: editing an article (GAP-59) */
export default function EditArticle() {
  return <EditProduct id={useParams()['id']} pages={pages} />;
}

export const meta = createPageMeta('Article · Dashboard');

export const isPrivate = true;
export const hasShell = false;
