import type { Schema } from '@aitours/api-client';
import { Heading, Image, type ImageProps, Inline, Stack, Text, TextLink, VisuallyHidden } from '@aitours/ui';
import { ArrowRight, MessageCircle, UserRound } from 'lucide-react';
import { postPath } from './blogPaths.ts';
import { messages } from './messages.ts';
import * as styles from './PostCard.css.ts';
import { formatPublicationDate, getAuthor } from './postText.ts';

export type PostPicture = Pick<ImageProps, 'src' | 'sources'>;

export interface PostCardProps {
  readonly post: Schema<'BlogPostSummary'>;
  /** Returns the picture of an image id. */
  readonly getPicture: (id: string | null) => PostPicture;
  readonly level: 2 | 3;
  readonly priority?: boolean;
}

const SIZES = '(max-width: 768px) 100vw, (max-width: 1249px) 45vw, 420px';

/** A post in a list (BLOG-05). */
export function PostCard({ post, getPicture, level, priority = false }: PostCardProps) {
  return (
    <article>
      <Stack gap="small">
        <div className={styles.picture}>
          <Image
            {...getPicture(post.featured_image)}
            alt={post.featured_image_alt}
            ratio="landscape"
            focus="right"
            sizes={SIZES}
            priority={priority}
          />
        </div>
        <Byline post={post} />
        <Heading level={level} size="small">
          {post.title}
        </Heading>
        <Text tone="soft">{post.excerpt}</Text>
        <div>
          <TextLink href={postPath(post.slug)} icon={ArrowRight} standalone>
            {messages.readMore}
            <VisuallyHidden>: {post.title}</VisuallyHidden>
          </TextLink>
        </div>
      </Stack>
    </article>
  );
}

function Byline({ post }: Pick<PostCardProps, 'post'>) {
  return (
    <Inline gap="medium">
      <Text size="small" tone="soft" as="span">
        <Inline gap="xxsmall" as="span">
          <UserRound aria-hidden size={16} /> {getAuthor(post)}
        </Inline>
      </Text>
      <Text size="small" tone="soft" as="span">
        <Inline gap="xxsmall" as="span">
          <MessageCircle aria-hidden size={16} /> {messages.comments(post.comment_count)}
        </Inline>
      </Text>
    </Inline>
  );
}

/** A post in a side panel (BLOG-02, BLOG-14). */
export function SmallPost({ post, getPicture }: Pick<PostCardProps, 'post' | 'getPicture'>) {
  return (
    <div className={styles.small}>
      <div className={styles.picture}>
        <Image {...getPicture(post.featured_image)} alt="" ratio="square" focus="right" sizes="150px" />
      </div>
      <Stack gap="xxsmall">
        <TextLink href={postPath(post.slug)} tone="quiet">
          {post.title}
        </TextLink>
        <Text size="small" tone="soft">
          {formatPublicationDate(post)}
        </Text>
      </Stack>
    </div>
  );
}
