import { useLocation, useParams } from 'wouter';
import { useAddToCart } from '../../features/cart/useAddToCart.ts';
import { activityBySlug } from '../../features/catalogue/productQueries.ts';
import { queriesOfReviews } from '../../features/reviews/reviewQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { detailState } from '../shared/DetailPage.tsx';
import { ActivityView } from './Activity.view.tsx';
import { activityProduct } from './structuredData.ts';

export default function Activity() {
  const { slug } = useParams<'/activity/:slug'>();
  const [, navigate] = useLocation();
  const addToCart = useAddToCart();
  const state = detailState(useQuery(activityBySlug(slug)));
  return <ActivityView key={slug} state={state} addToCart={addToCart} onAdded={() => navigate(paths.cart)} />;
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const activity = preloaded(activityBySlug(slug));
  return pageMeta(activity?.title ?? 'Activity', activity?.description, activity?.image);
};

export const queries: RouteModule['queries'] = ({ slug = '' }, _search, quirks) => [
  activityBySlug(slug),
  ...queriesOfReviews('activity', slug, quirks),
];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const activity = preloaded(activityBySlug(slug));
      return activity && activityProduct(activity);
    }
  : undefined;

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const activity = preloaded(activityBySlug(slug));
      return activity && ![activity.slug, activity.id].includes(slug) ? paths.activity(activity.slug) : undefined;
    }
  : undefined;
