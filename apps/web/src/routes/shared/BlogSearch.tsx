import { deferPart } from '../../hydration/index.ts';
import { usePartFailure } from './usePartFailure.ts';

/** The search of the blog; at once, because without its script it opens a new document. */
export const BlogSearch = deferPart(
  () => import('../../features/blog/BlogSearch.deferred.tsx'),
  usePartFailure,
  () => true,
);
