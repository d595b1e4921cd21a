import type { Schema } from '@aitours/api-client';
import { Container, Stack } from '@aitours/ui';
import useSWR from 'swr';
import { useParams } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useOwner } from '../../platform/useOwner.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { Article } from './Article.tsx';
import { messages } from './messages.ts';

/** /dashboard/catalogue/articles/{id}/preview: an article in any state, as readers see it, for staff */
export default function ArticlePreview() {
  const { articleId: id = '' } = useParams();
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Schema<'StaffPost'>, unknown>(`preview of article ${id} of ${owner}`, () =>
    client.call('getStaffPost', { path: { id } }),
  );
  if (!data) return <PreviewWaiting failure={error} onRetry={() => void mutate()} />;
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
