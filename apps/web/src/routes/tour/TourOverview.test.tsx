import { examples } from '@aitours/api-client/mocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TourOverview } from './TourOverview.tsx';

const { tour } = examples.getTour;

it.each([
  ['TOUR-02 the destination before the location', { destination: 'Hatta', location: 'Dubai' }, '>Hatta<'],
  ['TOUR-02 the location without a destination', { destination: '', location: 'Hatta' }, '>Hatta<'],
  ['TOUR-02 a fixed place without both', { destination: '', location: '' }, '>Dubai, UAE<'],
  ['TOUR-03 days and nights', { duration_days: 3, duration_nights: 2 }, '>3 days, 2 nights<'],
  ['TOUR-03 the type', { tour_type: 'Private' }, '>Private<'],
  ['TOUR-04 no reviews', { avg_rating: 4.5, review_count: 0 }, '>No reviews yet<'],
])('%s', (_, change, text) =>
  expect(renderToStaticMarkup(<TourOverview tour={{ ...tour, ...change }} />)).toContain(text),
);
