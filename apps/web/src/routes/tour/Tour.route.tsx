import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { pageOf } from '../../app/pageOf.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { tourBySlug } from '../../app/things.ts';
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
  const { isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const { state, reload } = useTour(slug);
  return (
    <TourView
      key={slug}
      state={state}
      celebration={confetti}
      visitor={{
        isSignedIn,
        signIn: (onSignedIn) => open('signIn', { onSignedIn }),
        onStale: reload,
      }}
    />
  );
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const tour = preloaded(tourBySlug(slug));
  return pageOf(tour?.title ?? 'Tour', tour?.description, tour?.featured_image);
};

export const needs: RouteModule['needs'] = ({ slug = '' }) => [tourBySlug(slug)];
