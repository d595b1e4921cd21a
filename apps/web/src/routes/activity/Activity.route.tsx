import { useLocation, useParams } from 'wouter';
import { pageOf } from '../../app/pageOf.ts';
import { paths } from '../../app/paths.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { activityBySlug } from '../../app/things.ts';
import { useAddToCart } from '../../features/cart/useAddToCart.ts';
import { ActivityView } from './Activity.view.tsx';
import { useActivity } from './useActivity.ts';

/** /activity/{slug} */
export default function Activity() {
  const { slug } = useParams<'/activity/:slug'>();
  const [, navigate] = useLocation();
  const addToCart = useAddToCart();
  const state = useActivity(slug);
  return <ActivityView key={slug} state={state} addToCart={addToCart} onAdded={() => navigate(paths.cart)} />;
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const activity = preloaded(activityBySlug(slug));
  return pageOf(activity?.title ?? 'Activity', activity?.description, activity?.image);
};

export const needs: RouteModule['needs'] = ({ slug = '' }) => [activityBySlug(slug)];
