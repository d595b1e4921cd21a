import { useParams } from 'wouter';
import { tourBySlug } from '../../app/lists.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { TourView } from './Tour.view.tsx';
import { useTour } from './useTour.ts';

/** /tour/{slug} */
export default function Tour() {
  const { slug } = useParams<'/tour/:slug'>();
  return <TourView key={slug} state={useTour(slug)} />;
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
