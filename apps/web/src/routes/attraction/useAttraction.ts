import type { Schema } from '@aitours/api-client';
import { useNeed } from '../../app/api.tsx';
import { attractionBySlug } from '../../app/things.ts';

export type AttractionState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing'; readonly slug: string }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly event: Schema<'Event'> };

/** The attraction behind a slug, as the page's states (GAP-48). */
export function useAttraction(slug: string): AttractionState {
  const { data, failure, isNotFound, reload } = useNeed(attractionBySlug(slug));
  if (data) return { is: 'loaded', event: data };
  if (isNotFound) return { is: 'missing', slug };
  if (failure) return { is: 'failed', retry: reload };
  return { is: 'loading' };
}
