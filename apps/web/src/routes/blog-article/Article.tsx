import type { Schema } from '@aitours/api-client';
import { Badge, Heading, Image, Inline, Stack, Text } from '@aitours/ui';
import { Clock, MessageCircle, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../features/blog/ArticleBody.tsx';
import { messages as blog } from '../../features/blog/messages.ts';
import { formatDayAndMonth, getAuthor } from '../../features/blog/postText.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import * as styles from './BlogArticle.css.ts';
import { messages } from './messages.ts';

const SIZES = '(max-width: 768px) 100vw, 800px';

/** The article (BLOG-08). */
export function Article({ post, actions }: { post: Schema<'BlogPost'>; actions: ReactNode }) {
  const [day, month] = formatDayAndMonth(post);
  const facts = [
    { icon: UserRound, text: getAuthor(post) },
    { icon: MessageCircle, text: blog.comments(post.comment_count) },
    { icon: Clock, text: messages.readTime(post.read_time) },
  ];
  return (
    <Stack as="article" gap="large">
      <div className={styles.picture}>
        <Image
          {...getPicture(post.featured_image)}
          alt={post.featured_image_alt}
          ratio="video"
          sizes={SIZES}
          priority
        />
        <p className={styles.day}>
          <span className={styles.dayNumber}>{day}</span> {month}
        </p>
      </div>
      <Stack gap="small">
        {post.category && (
          <div>
            <Badge>{post.category.name}</Badge>
          </div>
        )}
        <Heading level={1}>{post.title}</Heading>
        <Inline gap="medium">
          {facts.map(({ icon: Icon, text }) => (
            <Text key={text} as="span" size="small" tone="soft">
              <Inline as="span" gap="xxsmall">
                <Icon aria-hidden size={16} /> {text}
              </Inline>
            </Text>
          ))}
        </Inline>
        <Text size="lead" tone="soft" measure>
          {post.excerpt}
        </Text>
      </Stack>
      {actions}
      <ArticleBody html={post.content} />
    </Stack>
  );
}
