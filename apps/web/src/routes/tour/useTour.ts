import type { Schema } from '@aitours/api-client';
import { useNeed } from '../../app/api.tsx';
import { tourBySlug } from '../../app/lists.ts';

export type TourState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly tour: Schema<'Tour'> };

/** The tour behind a slug, as the page's states (TOUR-25, TOUR-26). */
export function useTour(slug: string): TourState {
  const { data, failure, isNotFound, reload } = useNeed(tourBySlug(slug));
  if (data) return { is: 'loaded', tour: data };
  if (isNotFound) return { is: 'missing' };
  if (failure) return { is: 'failed', retry: reload };
  return { is: 'loading' };
}
