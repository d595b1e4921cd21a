import { useParams } from 'wouter';
import { postPath } from '../../features/blog/blogPaths.ts';
import {
  allCategories,
  createCommentsQuery,
  createRelatedPostsQuery,
  latestPosts,
  postBySlug,
} from '../../features/blog/blogQueries.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { deferPart } from '../../hydration/index.ts';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { shareLink } from '../../platform/shareLink.ts';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { BlogArticleView } from './BlogArticle.view.tsx';
import { messages } from './messages.ts';
import { createBlogPosting } from './structuredData.ts';
import { useArticle } from './useArticle.ts';

/** Below the article; the forms need more script than the rest of the page. */
const CommentSection = deferPart(() => import('./CommentSection.deferred.tsx'), usePartFailure);

export default function BlogArticle() {
  const { slug = '' } = useParams();
  const { isKnown, isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const notify = useNotify();
  const share = async (title: string) => {
    const outcome = await shareLink(navigator, title, location.href);
    if (outcome === 'copied') notify('success', messages.copied);
    if (outcome === 'failed') notify('error', messages.notCopied);
  };
  const visitor = isSignedIn ? 'user' : 'guest';
  return (
    <BlogArticleView
      key={slug}
      state={useArticle(slug)}
      onShare={(title) => void share(title)}
      comments={
        <CommentSection
          slug={slug}
          visitor={isKnown ? visitor : 'unknown'}
          onSignIn={() => open('signIn')}
          onPosted={(message) => notify('success', message)}
        />
      }
    />
  );
}

/** The post’s own metadata, else its title and excerpt (BLOG-17). */
export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const post = preloaded(postBySlug(slug));
  if (!post) return createPageMeta('Blog');
  const base = createPageMeta(post.title, post.meta_description || post.excerpt, post.featured_image);
  return post.meta_title ? { ...base, title: post.meta_title } : base;
};

export const queries: RouteModule['queries'] = ({ slug = '' }) => [
  postBySlug(slug),
  createRelatedPostsQuery(slug),
  createCommentsQuery(slug),
  latestPosts,
  allCategories,
];

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const post = preloaded(postBySlug(slug));
      return post && ![post.slug, post.id].includes(slug) ? postPath(post.slug) : undefined;
    }
  : undefined;

export const hasFeed = true;

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const post = preloaded(postBySlug(slug));
      return post && createBlogPosting(post);
    }
  : undefined;
