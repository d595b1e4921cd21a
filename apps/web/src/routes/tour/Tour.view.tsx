import { tourMessages } from '@aitours/domain/messages';
import { Container, ErrorState, LinkButton, PageSkeleton, TextLink } from '@aitours/ui';
import { Compass } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import { TourDetail, type TourDetailProps } from './TourDetail.tsx';
import type { TourState } from './useTour.ts';

const returnHome = <LinkButton href={paths.home}>{messages.returnHome}</LinkButton>;

/** The page of a tour in each of its states (TOUR-25, TOUR-26). */
export function TourView({ state, ...booking }: { state: TourState } & Omit<TourDetailProps, 'tour'>) {
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
          title={tourMessages.notFound}
          action={
            <>
              {returnHome}
              <TextLink href={paths.thingsToDo('tours')}>{messages.allTours}</TextLink>
            </>
          }
        >
          {messages.notFoundText}
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState level={1} title={tourMessages.loadFailed} onRetry={booking.visitor.onStale} action={returnHome} />
      );
    case 'loaded':
      return <TourDetail tour={state.tour} {...booking} />;
  }
}
