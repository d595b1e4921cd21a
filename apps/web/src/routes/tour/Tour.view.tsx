import type { Schema } from '@aitours/api-client';
import { tourMessages } from '@aitours/domain/messages';
import { paths } from '../../platform/paths.ts';
import { DetailPage, type DetailState } from '../shared/DetailPage.tsx';
import { ProductLoadError, ProductNotFound } from '../shared/ProductErrors.tsx';
import { messages } from './messages.ts';
import { TourDetail, type TourDetailProps } from './TourDetail.tsx';

export interface TourViewProps extends Omit<TourDetailProps, 'tour'> {
  state: DetailState<Schema<'Tour'>>;
}

/** The page of a tour in each of its states (TOUR-25, TOUR-26). */
export const TourView = ({ state, ...booking }: TourViewProps) => (
  <DetailPage
    state={state}
    loadingMessage={messages.loading}
    missing={
      <ProductNotFound
        title={tourMessages.notFound}
        text={messages.notFoundText}
        others={{ label: messages.allTours, href: paths.thingsToDo('tours') }}
      />
    }
    failed={(retry) => <ProductLoadError title={tourMessages.loadFailed} onRetry={retry} />}
  >
    {(tour) => <TourDetail tour={tour} {...booking} />}
  </DetailPage>
);
