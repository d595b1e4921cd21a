import { ticketMessages } from '@aitours/domain/messages';
import { useLocation, useParams } from 'wouter';
import { useCart } from '../../features/cart/CartProvider.tsx';
import { useAddToCart } from '../../features/cart/useAddToCart.ts';
import { attractionBySlug } from '../../features/catalogue/productQueries.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { queriesOfReviews } from '../../features/reviews/reviewQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { detailState } from '../shared/DetailPage.tsx';
import { AttractionView } from './Attraction.view.tsx';
import { attractionEvent } from './structuredData.ts';

export default function Attraction() {
  const { slug } = useParams<'/attractions/:slug'>();
  const [, navigate] = useLocation();
  const addToCart = useAddToCart();
  const { items } = useCart();
  const notify = useNotify();
  const state = detailState(useQuery(attractionBySlug(slug)));
  const onAdded = () => {
    notify('success', ticketMessages.added);
    navigate(paths.cart);
  };
  return (
    <AttractionView key={slug} slug={slug} state={state} addToCart={addToCart} cartItems={items} onAdded={onAdded} />
  );
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const event = preloaded(attractionBySlug(slug));
  return pageMeta(event ? `${event.title}: tickets` : 'Attraction', event?.description, event?.image);
};

export const queries: RouteModule['queries'] = ({ slug = '' }, _search, quirks) => [
  attractionBySlug(slug),
  ...queriesOfReviews('ticket', slug, quirks),
];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const event = preloaded(attractionBySlug(slug));
      return event && attractionEvent(event);
    }
  : undefined;

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const event = preloaded(attractionBySlug(slug));
      return event && ![event.slug, event.id].includes(slug) ? paths.attractionDetail(event.slug) : undefined;
    }
  : undefined;

export const parameters = import.meta.env.SSR ? /^(date|ticket|time|adults|children|step)$/ : undefined;
