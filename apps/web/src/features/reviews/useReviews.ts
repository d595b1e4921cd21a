import type { Schema } from '@aitours/api-client';
import { useState } from 'react';
import { useClient, useQuery } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { createReviewsQuery, type ReviewedType } from './reviewQueries.ts';

export interface Reviews {
  /** The first page; undefined while it loads or after a failure. */
  readonly summary: Schema<'ReviewPage'> | undefined;
  readonly shown: readonly Schema<'Review'>[];
  readonly hasFailed: boolean;
  readonly reload: () => void;
  readonly more: { readonly isLoading: boolean; readonly hasFailed: boolean; readonly load: () => void };
}

/** Returns a product's reviews, one page more after each `load`. */
export function useReviews(productType: ReviewedType, slug: string): Reviews {
  const client = useClient();
  const { data: summary, failure, reload } = useQuery(createReviewsQuery(productType, slug));
  const [others, setOthers] = useState<readonly Schema<'Review'>[]>([]);
  const [nextPage, setNextPage] = useState(2);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const { isPending, submit } = useSubmitOnce();
  const load = async () => {
    setMoreFailed(false);
    try {
      const { results } = await createReviewsQuery(productType, slug, nextPage).load(client);
      setOthers([...others, ...results]);
      setNextPage(nextPage + 1);
    } catch {
      setMoreFailed(true);
    }
  };
  return {
    summary,
    shown: summary ? unique([...summary.results, ...others]) : [],
    hasFailed: failure !== undefined && !summary,
    reload,
    more: { isLoading: isPending, hasFailed: hasMoreFailed, load: () => void submit(load) },
  };
}

/** Removes what comes twice: a review that is published meanwhile moves the others to the next page. */
const unique = (reviews: readonly Schema<'Review'>[]) => [...new Map(reviews.map((each) => [each.id, each])).values()];
