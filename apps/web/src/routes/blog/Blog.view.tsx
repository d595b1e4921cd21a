import { blogMessages } from '@aitours/domain/messages';
import {
  Container,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  PageSkeleton,
  Stack,
  Text,
  TextLink,
  ToggleChip,
} from '@aitours/ui';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Categories, FewPosts } from '../../features/blog/BlogPanels.tsx';
import { FEW } from '../../features/blog/blogQueries.ts';
import { messages as blog } from '../../features/blog/messages.ts';
import { PostCard } from '../../features/blog/PostCard.tsx';
import { listTags, selectTaggedPosts } from '../../features/blog/postText.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { paths } from '../../platform/paths.ts';
import { BlogSearch } from '../shared/BlogSearch.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import * as styles from './Blog.css.ts';
import { messages } from './messages.ts';
import type { BlogSearchState, BlogState } from './useBlog.ts';

type Loaded = Extract<BlogState, { is: 'loaded' }>;

export interface BlogViewProps {
  readonly state: BlogState;
  /** The category of the posts (GAP-43). */
  readonly category?: string | undefined;
  /**
   * Whether this is one category instead of the whole blog.
   * @default false
   */
  readonly isCategory?: boolean;
}

/** The list of posts in each of its states (BLOG-01 to BLOG-07). */
export function BlogView({ state, category, isCategory = false }: BlogViewProps) {
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={category === undefined ? messages.title : messages.category(category)} lead={messages.lead} />
        <Content state={state} isCategory={isCategory} />
      </Stack>
    </Container>
  );
}

function Content({ state, isCategory }: { state: BlogState; isCategory: boolean }) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="cards" aside label={messages.loading} />;
    case 'failed':
      return (
        <ErrorState title={blogMessages.listFailed} onRetry={state.retry}>
          {messages.failedHint}
        </ErrorState>
      );
    case 'loaded':
      return (
        <Grid columns="panel" gap="xxlarge">
          <Main state={state} isCategory={isCategory} />
          <Stack as="aside" gap="xlarge">
            <BlogSearch search={state.search?.text} />
            {!isCategory && <FewPosts title={blog.recent} posts={state.posts.slice(0, FEW)} getPicture={getPicture} />}
            <FewPosts title={blog.featured} posts={state.featured} getPicture={getPicture} />
            <Categories categories={state.categories} />
            {isCategory && <TextLink href={paths.blog}>{messages.everyPost}</TextLink>}
          </Stack>
        </Grid>
      );
  }
}

function Main({ state, isCategory }: { state: Loaded; isCategory: boolean }) {
  if (state.search) return <Found {...state.search} />;
  return isCategory ? <Posts posts={state.posts} /> : <TaggedPosts {...state} />;
}

/** The posts that a search finds (QUIRK-03). */
function Found({ text, posts, retry }: BlogSearchState) {
  return (
    <Stack gap="large">
      <div role="status">{posts && posts.length > 0 && <Text>{messages.found(posts.length, text)}</Text>}</div>
      {retry && (
        <ErrorState title={blogMessages.listFailed} onRetry={retry}>
          {messages.failedHint}
        </ErrorState>
      )}
      {!retry && !posts && <PageSkeleton shape="cards" label={messages.loading} />}
      {posts && <Posts posts={posts} emptyHint={messages.notFoundHint(text)} />}
      <TextLink href={paths.blog}>{messages.everyPost}</TextLink>
    </Stack>
  );
}

/** The posts, filtered by tag (BLOG-04). */
function TaggedPosts({ posts, categories }: Loaded) {
  const [tag, setTag] = useState<string>();
  return (
    <Stack gap="large">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form; this filters a list */}
      <div role="group" aria-label={messages.tags}>
        <Inline gap="xsmall">
          <ToggleChip label={messages.all} pressed={tag === undefined} onChange={() => setTag(undefined)} />
          {listTags(posts, categories).map((name) => (
            <ToggleChip key={name} label={name} pressed={tag === name} onChange={() => setTag(name)} />
          ))}
        </Inline>
      </div>
      <Posts posts={selectTaggedPosts(posts, tag)} />
    </Stack>
  );
}

function Posts({ posts, emptyHint = messages.emptyHint }: Pick<Loaded, 'posts'> & { emptyHint?: string }) {
  if (posts.length === 0) {
    return (
      <EmptyState icon={BookOpen} title={blogMessages.empty}>
        {emptyHint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} getPicture={getPicture} level={2} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
