import { ticketMessages } from '@aitours/domain/messages';
import { useLocation, useParams } from 'wouter';
import { useCart } from '../../features/cart/CartProvider.tsx';
import { useAddToCart } from '../../features/cart/useAddToCart.ts';
import { createAttractionQuery } from '../../features/catalogue/productQueries.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createReviewsQuery } from '../../features/reviews/reviewQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { getDetailState } from '../shared/DetailPage.tsx';
import { AttractionView } from './Attraction.view.tsx';
import { createAttractionEvent } from './structuredData.ts';

export default function Attraction() {
  const { slug } = useParams<'/attractions/:slug'>();
  const [, navigate] = useLocation();
  const addToCart = useAddToCart();
  const { items } = useCart();
  const notify = useNotify();
  const state = getDetailState(useQuery(createAttractionQuery(slug)));
  const onAdded = () => {
    notify('success', ticketMessages.added);
    navigate(paths.cart);
  };
  return (
    <AttractionView key={slug} slug={slug} state={state} addToCart={addToCart} cartItems={items} onAdded={onAdded} />
  );
}

export const meta: RouteModule['meta'] = (preloaded, { slug = '' }) => {
  const event = preloaded(createAttractionQuery(slug));
  return createPageMeta(event ? `${event.title}: tickets` : 'Attraction', event?.description, event?.image);
};

export const queries: RouteModule['queries'] = ({ slug = '' }) => [
  createAttractionQuery(slug),
  createReviewsQuery('ticket', slug),
];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const event = preloaded(createAttractionQuery(slug));
      return event && createAttractionEvent(event, preloaded(createReviewsQuery('ticket', slug)));
    }
  : undefined;

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const event = preloaded(createAttractionQuery(slug));
      return event && ![event.slug, event.id].includes(slug) ? paths.attractionDetail(event.slug) : undefined;
    }
  : undefined;

export const parameters = import.meta.env.SSR ? /^(date|ticket|time|adults|children|step)$/ : undefined;
