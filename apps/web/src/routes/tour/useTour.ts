import type { Schema } from '@aitours/api-client';
import { useNeed } from '../../app/api.tsx';
import { tourBySlug } from '../../app/things.ts';

export type TourState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed' }
  | { readonly is: 'loaded'; readonly tour: Schema<'Tour'> };

/** The tour behind a slug, as the page's states (TOUR-25, TOUR-26). */
export function useTour(slug: string): { readonly state: TourState; readonly reload: () => void } {
  const { reload, ...answer } = useNeed(tourBySlug(slug));
  return { state: stateOf(answer), reload };
}

function stateOf({ data, failure, isNotFound }: Omit<ReturnType<typeof useNeed<Schema<'Tour'>>>, 'reload'>): TourState {
  if (data) return { is: 'loaded', tour: data };
  if (isNotFound) return { is: 'missing' };
  return failure === undefined ? { is: 'loading' } : { is: 'failed' };
}
