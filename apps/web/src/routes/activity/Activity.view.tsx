import { activityMessages } from '@aitours/domain/messages';
import { Container, ErrorState, LinkButton, PageSkeleton, TextLink } from '@aitours/ui';
import { Compass } from 'lucide-react';
import type { ActivityBookingOptions } from '../../features/activity-booking/useActivityBooking.ts';
import { paths } from '../../platform/paths.ts';
import { ActivityDetail } from './ActivityDetail.tsx';
import { messages } from './messages.ts';
import type { ActivityState } from './useActivity.ts';

export interface ActivityViewProps extends ActivityBookingOptions {
  state: ActivityState;
}

const returnHome = <LinkButton href={paths.home}>{messages.returnHome}</LinkButton>;

/** The page of an activity in each of its states (ACT-14 to ACT-16). */
export function ActivityView({ state, ...booking }: ActivityViewProps) {
  switch (state.is) {
    case 'loading':
      return (
        <Container>
          <PageSkeleton shape="detail" label={messages.loading} />
        </Container>
      );
    case 'missing':
      return (
        <ErrorState
          level={1}
          icon={Compass}
          title={activityMessages.notFound}
          action={
            <>
              {returnHome}
              <TextLink href={paths.thingsToDo()}>{messages.thingsToDo}</TextLink>
            </>
          }
        >
          {messages.notFoundText}
        </ErrorState>
      );
    case 'failed':
      return <ErrorState level={1} title={activityMessages.loadFailed} onRetry={state.retry} action={returnHome} />;
    case 'loaded':
      return <ActivityDetail activity={state.activity} {...booking} />;
  }
}
