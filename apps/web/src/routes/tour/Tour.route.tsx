import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'wouter';
import { createTourQuery } from '../../features/catalogue/productQueries.ts';
import { createReviewsQuery } from '../../features/reviews/reviewQueries.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { getDetailState } from '../shared/DetailPage.tsx';
import { createTouristTrip } from './structuredData.ts';
import { TourView } from './Tour.view.tsx';

const Confetti = lazy(() =>
  import('../../features/confetti/Confetti.tsx').then((part) => ({ default: part.Confetti })),
);

const confetti = (
  <Suspense>
    <Confetti />
  </Suspense>
);

export default function Tour() {
  const { slug } = useParams<'/tour/:slug'>();
  const { isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const [, navigate] = useLocation();
  const query = useQuery(createTourQuery(slug));
  return (
    <TourView
      key={slug}
      state={getDetailState(query)}
      celebration={confetti}
      visitor={{
        isSignedIn,
        signIn: (onSignedIn) => open('signIn', { onSignedIn }),
        onStale: query.reload,
        pay: (paymentId) => navigate(paths.pay(paymentId)),
      }}
    />
  );
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const tour = preloaded(createTourQuery(slug));
  return createPageMeta(tour?.title ?? 'Tour', tour?.description, tour?.featured_image);
};

export const queries: RouteModule['queries'] = ({ slug = '' }) => [
  createTourQuery(slug),
  createReviewsQuery('tour', slug),
];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const tour = preloaded(createTourQuery(slug));
      return tour && createTouristTrip(tour, preloaded(createReviewsQuery('tour', slug)));
    }
  : undefined;

export const parameters = import.meta.env.SSR ? /^(adults|children512|children25|infants|date|d[1-9]\d?)$/ : undefined;

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const tour = preloaded(createTourQuery(slug));
      return tour && ![tour.slug, tour.id].includes(slug) ? paths.tour(tour.slug) : undefined;
    }
  : undefined;
