import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { tourBySlug } from '../../app/lists.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { TourView } from './Tour.view.tsx';
import { useTour } from './useTour.ts';

const Confetti = lazy(() =>
  import('../../features/confetti/Confetti.tsx').then((part) => ({ default: part.Confetti })),
);

const confetti = (
  <Suspense>
    <Confetti />
  </Suspense>
);

/** /tour/{slug} */
export default function Tour() {
  const { slug } = useParams<'/tour/:slug'>();
  const { isSignedIn, user } = useSession();
  const { open } = useAuthDialog();
  const { state, reload } = useTour(slug);
  return (
    <TourView
      key={slug}
      state={state}
      celebration={confetti}
      visitor={{
        isSignedIn,
        userId: user?.id,
        signIn: (onSignedIn) => open('signIn', { onSignedIn }),
        onStale: reload,
      }}
    />
  );
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const tour = preloaded(tourBySlug(slug));
  return (
    tour && {
      title: `${tour.title} · aiTours`,
      description: tour.description,
      ...(tour.featured_image && { image: tour.featured_image }),
    }
  );
};
