import type { Schema } from '@aitours/api-client';
import { activityMessages } from '@aitours/domain/messages';
import type { SubmitOptions } from '../../features/activity-booking/useBookingSubmit.ts';
import { paths } from '../../platform/paths.ts';
import { DetailPage, type DetailState } from '../shared/DetailPage.tsx';
import { ProductLoadError, ProductNotFound } from '../shared/ProductErrors.tsx';
import { ActivityDetail } from './ActivityDetail.tsx';
import { messages } from './messages.ts';

export interface ActivityViewProps extends SubmitOptions {
  state: DetailState<Schema<'Activity'>>;
}

/** The page of an activity in each of its states (ACT-14 to ACT-16). */
export const ActivityView = ({ state, ...booking }: ActivityViewProps) => (
  <DetailPage
    state={state}
    loadingMessage={messages.loading}
    missing={
      <ProductNotFound
        title={activityMessages.notFound}
        text={messages.notFoundText}
        others={{ label: messages.thingsToDo, href: paths.thingsToDo() }}
      />
    }
    failed={(retry) => <ProductLoadError title={activityMessages.loadFailed} onRetry={retry} />}
  >
    {(activity) => <ActivityDetail activity={activity} {...booking} />}
  </DetailPage>
);
