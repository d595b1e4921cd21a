import type { Schema } from '@aitours/api-client';
import { tourBySlug } from '../../features/catalogue/productQueries.ts';
import { useQuery } from '../../platform/api.tsx';

export type TourState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed' }
  | { readonly is: 'loaded'; readonly tour: Schema<'Tour'> };

/** Loads the tour of a slug (TOUR-25, TOUR-26). */
export function useTour(slug: string): { readonly state: TourState; readonly reload: () => void } {
  const { reload, ...answer } = useQuery(tourBySlug(slug));
  return { state: stateOf(answer), reload };
}

function stateOf({
  data,
  failure,
  isNotFound,
}: Omit<ReturnType<typeof useQuery<Schema<'Tour'>>>, 'reload'>): TourState {
  if (data) return { is: 'loaded', tour: data };
  if (isNotFound) return { is: 'missing' };
  return failure === undefined ? { is: 'loading' } : { is: 'failed' };
}
