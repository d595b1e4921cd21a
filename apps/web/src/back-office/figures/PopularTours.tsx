import type { Output } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { Card, ErrorState, PageSkeleton, Rating, Section, Stack, Text, TextLink } from '@aitours/ui';
import type { ApiState } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { overviewMessages as messages } from '../shared/overviewMessages.ts';
import * as styles from './Overview.css.ts';

export interface PopularToursProps {
  readonly tours: Pick<ApiState<Output<'listTours'>>, 'data' | 'failure' | 'reload'>;
}

/** The three highest-rated tours (STAFF-12). */
export function PopularTours({ tours }: PopularToursProps) {
  return (
    <Section title={messages.popular} size="medium">
      <Card padding="large">
        <Best tours={tours} />
      </Card>
    </Section>
  );
}

function Best({ tours: { data, failure, reload } }: PopularToursProps) {
  if (!data && failure === undefined) return <PageSkeleton shape="table" label={messages.loadingTours} />;
  if (!data) return <ErrorState level={3} title={staffMessages.toursFailed} onRetry={reload} />;
  if (data.results.length === 0) return <Text tone="soft">{messages.noTours}</Text>;
  return (
    <Stack as="ol" gap="large">
      {data.results.map(({ id, slug, title, rating, reviews_count }) => (
        <li key={id} className={styles.tour}>
          <TextLink href={paths.tour(slug)} tone="quiet">
            {title}
          </TextLink>
          {rating !== null && reviews_count > 0 ? (
            <Rating value={rating} reviews={reviews_count} />
          ) : (
            <Text size="small" tone="soft">
              {messages.unrated}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
