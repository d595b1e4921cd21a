import type { Schema } from '@aitours/api-client';
import { Inline, Section, Stack, Text, TextLink } from '@aitours/ui';
import { getCategoryPath } from './blogPaths.ts';
import { messages } from './messages.ts';
import { type PostCardProps, SmallPost } from './PostCard.tsx';
import { withPosts } from './postText.ts';

export interface FewPostsProps extends Pick<PostCardProps, 'getPicture'> {
  readonly title: string;
  readonly posts: readonly Schema<'BlogPostSummary'>[];
}

/** A short list of posts (BLOG-02, BLOG-14). */
export function FewPosts({ title, posts, getPicture }: FewPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section title={title} size="small">
      <Stack as="ul">
        {posts.map((post) => (
          <li key={post.id}>
            <SmallPost post={post} getPicture={getPicture} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** The blog’s categories as links (BLOG-13). */
export function Categories({ categories }: { categories: readonly Schema<'BlogCategory'>[] }) {
  const shown = withPosts(categories);
  if (shown.length === 0) return null;
  return (
    <Section title={messages.categories} size="small">
      <Stack as="ul" gap="xxsmall">
        {shown.map((category) => (
          <li key={category.id}>
            <Inline justify="between">
              <TextLink href={getCategoryPath(category)} tone="quiet" standalone>
                {category.name}
              </TextLink>
              <Text as="span" size="small" tone="soft" figures>
                {messages.posts(category.post_count)}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
