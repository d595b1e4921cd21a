import type { Schema } from '@aitours/api-client';
import { activityBySlug } from '../../features/catalogue/productQueries.ts';
import { useQuery } from '../../platform/api.tsx';

export type ActivityState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly activity: Schema<'Activity'> };

/** Loads the activity of a slug (ACT-15, ACT-16). */
export function useActivity(slug: string): ActivityState {
  const { data, failure, isNotFound, reload } = useQuery(activityBySlug(slug));
  if (data) return { is: 'loaded', activity: data };
  if (isNotFound) return { is: 'missing' };
  if (failure) return { is: 'failed', retry: reload };
  return { is: 'loading' };
}
