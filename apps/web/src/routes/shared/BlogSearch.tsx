import { deferPart } from '../../hydration/index.ts';
import { usePartFailure } from './usePartFailure.ts';

/** The search of the blog: the field needs more script than the rest of the page. */
export const BlogSearch = deferPart(() => import('../../features/blog/BlogSearch.deferred.tsx'), usePartFailure);
