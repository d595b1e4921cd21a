import type { Schema } from '@aitours/api-client';
import { attractionBySlug } from '../../features/catalogue/productQueries.ts';
import { useQuery } from '../../platform/api.tsx';

export type AttractionState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing'; readonly slug: string }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly event: Schema<'Event'> };

/** Loads the attraction of a slug (GAP-48). */
export function useAttraction(slug: string): AttractionState {
  const { data, failure, isNotFound, reload } = useQuery(attractionBySlug(slug));
  if (data) return { is: 'loaded', event: data };
  if (isNotFound) return { is: 'missing', slug };
  if (failure) return { is: 'failed', retry: reload };
  return { is: 'loading' };
}
