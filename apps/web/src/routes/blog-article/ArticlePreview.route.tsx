import { Container, Stack } from '@aitours/ui';
import { useParams } from 'wouter';
import { createPageMeta } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { Article } from './Article.tsx';
import { messages } from './messages.ts';

/** /dashboard/catalogue/articles/{id}/preview: an article in any state, as readers see it, for staff */
export default function ArticlePreview() {
  const { articleId: id = '' } = useParams();
  const { data, failure, reload } = usePrivateQuery(defineQuery('getStaffPost', { path: { id } }));
  if (!data) return <PreviewWaiting failure={failure} onRetry={reload} />;
  return (
    <Container>
      <Stack gap="large">
        <PreviewBanner editPath={staffPaths.article.edit(id)}>{messages.preview}</PreviewBanner>
        <Article post={data.post} actions={null} />
      </Stack>
    </Container>
  );
}

export const meta = createPageMeta('Preview of an article');

export const isPrivate = true;
