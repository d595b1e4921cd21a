import { blogMessages } from '@aitours/domain/messages';
import {
  Button,
  Container,
  ErrorState,
  Grid,
  Inline,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  ToggleChip,
} from '@aitours/ui';
import { Bookmark, BookOpen, Heart, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Categories, FewPosts } from '../../features/blog/BlogPanels.tsx';
import { messages as blog } from '../../features/blog/messages.ts';
import { PostCard } from '../../features/blog/PostCard.tsx';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { deferPart } from '../../hydration/index.ts';
import { paths } from '../../platform/paths.ts';
import { BlogSearch } from '../shared/BlogSearch.tsx';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { Article } from './Article.tsx';
import { messages } from './messages.ts';
import type { ArticleState } from './useArticle.ts';

/** The form needs more script than the rest of the page. */
const Newsletter = deferPart(() => import('../../features/blog/NewsletterForm.deferred.tsx'), usePartFailure);

export interface BlogArticleViewProps {
  readonly state: ArticleState;
  readonly onShare: (title: string) => void;
  /** Comments below the article. */
  readonly comments: ReactNode;
}

const back = <LinkButton href={paths.blog}>{messages.back}</LinkButton>;

/** The article page in each of its states (BLOG-18 to BLOG-20). */
export function BlogArticleView({ state, ...rest }: BlogArticleViewProps) {
  switch (state.is) {
    case 'loading':
      return (
        <Container>
          <PageSkeleton shape="detail" label={messages.loading} />
        </Container>
      );
    case 'unspecified':
      return (
        <ErrorState level={1} icon={BookOpen} title={blogMessages.noPostSpecified} action={back}>
          {messages.unspecifiedHint}
        </ErrorState>
      );
    case 'missing':
      return (
        <ErrorState level={1} icon={BookOpen} title={blogMessages.notFound} action={back}>
          {messages.lostHint}
        </ErrorState>
      );
    case 'failed':
      return <ErrorState level={1} title={blogMessages.loadFailed} onRetry={state.retry} action={back} />;
    case 'loaded':
      return <Loaded {...state} {...rest} />;
  }
}

type LoadedProps = Extract<ArticleState, { is: 'loaded' }> & Omit<BlogArticleViewProps, 'state'>;

function Loaded({ post, related, latest, categories, onShare, comments }: LoadedProps) {
  return (
    <Container>
      <Stack gap="section">
        <Grid columns="panel" gap="xxlarge">
          <Stack gap="xxlarge">
            <Article post={post} actions={<ArticleActions onShare={() => onShare(post.title)} />} />
            {comments}
          </Stack>
          <Stack as="aside" gap="xlarge">
            <BlogSearch />
            <Categories categories={categories} />
            <FewPosts title={blog.latest} posts={latest} getPicture={getPicture} />
            <Newsletter />
          </Stack>
        </Grid>
        {related.length > 0 && (
          <Section title={messages.related}>
            <Grid columns={3} as="ul">
              {related.map((one) => (
                <li key={one.id}>
                  <PostCard post={one} getPicture={getPicture} level={3} />
                </li>
              ))}
            </Grid>
          </Section>
        )}
      </Stack>
    </Container>
  );
}

/** Like and bookmark are local to the page (BLOG-09, GAP-64); share opens another site (BLOG-10). */
function ArticleActions({ onShare }: { onShare: () => void }) {
  const [isLiked, setLiked] = useState(false);
  const [isBookmarked, setBookmarked] = useState(false);
  return (
    <Inline gap="xsmall">
      <ToggleChip label={messages.like} icon={Heart} pressed={isLiked} onChange={setLiked} />
      <ToggleChip label={messages.bookmark} icon={Bookmark} pressed={isBookmarked} onChange={setBookmarked} />
      <Button tone="quiet" size="small" icon={Share2} onClick={onShare}>
        {messages.share}
      </Button>
    </Inline>
  );
}
