import { useLocation, useParams } from 'wouter';
import { useAddToCart } from '../../features/cart/useAddToCart.ts';
import { createActivityQuery } from '../../features/catalogue/productQueries.ts';
import { createReviewsQuery } from '../../features/reviews/reviewQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { getDetailState } from '../shared/DetailPage.tsx';
import { ActivityView } from './Activity.view.tsx';
import { createActivityProduct } from './structuredData.ts';

export default function Activity() {
  const { slug } = useParams<'/activity/:slug'>();
  const [, navigate] = useLocation();
  const addToCart = useAddToCart();
  const state = getDetailState(useQuery(createActivityQuery(slug)));
  return <ActivityView key={slug} state={state} addToCart={addToCart} onAdded={() => navigate(paths.cart)} />;
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const activity = preloaded(createActivityQuery(slug));
  return createPageMeta(activity?.title ?? 'Activity', activity?.description, activity?.image);
};

export const queries: RouteModule['queries'] = ({ slug = '' }) => [
  createActivityQuery(slug),
  createReviewsQuery('activity', slug),
];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const activity = preloaded(createActivityQuery(slug));
      return activity && createActivityProduct(activity);
    }
  : undefined;

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const activity = preloaded(createActivityQuery(slug));
      return activity && ![activity.slug, activity.id].includes(slug) ? paths.activity(activity.slug) : undefined;
    }
  : undefined;
