import type { Schema } from '@aitours/api-client';
import { Inline, SearchField, Section, Stack, Text, TextLink } from '@aitours/ui';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { blogSearchPath, categoryPath, MAX_SEARCH_LENGTH } from './blogPaths.ts';
import { messages } from './messages.ts';
import { type PostCardProps, SmallPost } from './PostCard.tsx';

/**
 * Searches the blog, or accepts input without effect (BLOG-01, BLOG-12, QUIRK-03). The form also works without scripts.
 */
export function BlogSearch({ search = '' }: { search?: string | undefined }) {
  const { hasInertControls } = useQuirks();
  const [, navigate] = useLocation();
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // Back and forward change the address.
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  if (hasInertControls) return <SearchField label={messages.searchLabel} />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(blogSearchPath(text.trim()));
  };
  return (
    <search>
      <form action={paths.blog} onSubmit={submit}>
        <SearchField
          label={messages.searchLabel}
          name="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={setText}
        />
      </form>
    </search>
  );
}

export interface FewPostsProps extends Pick<PostCardProps, 'pictureOf'> {
  readonly title: string;
  readonly posts: readonly Schema<'BlogPostSummary'>[];
}

/** A short list of posts (BLOG-02, BLOG-14). */
export function FewPosts({ title, posts, pictureOf }: FewPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section title={title} size="small">
      <Stack as="ul">
        {posts.map((post) => (
          <li key={post.id}>
            <SmallPost post={post} pictureOf={pictureOf} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** The blog’s categories as links (BLOG-13). */
export function Categories({ categories }: { categories: readonly Schema<'BlogCategory'>[] }) {
  if (categories.length === 0) return null;
  return (
    <Section title={messages.categories} size="small">
      <Stack as="ul" gap="xxsmall">
        {categories.map((category) => (
          <li key={category.id}>
            <Inline justify="between">
              <TextLink href={categoryPath(category)} tone="quiet" standalone>
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
