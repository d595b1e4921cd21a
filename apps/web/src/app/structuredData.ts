import type { Schema } from '@aitours/api-client';
import { venueOf } from '@aitours/domain/quirks';
import { postBySlug } from '../features/blog/blogNeeds.ts';
import { postPath } from '../features/blog/blogPaths.ts';
import { activityBySlug, attractionBySlug, tourBySlug } from '../features/catalogue/productQueries.ts';
import type { Params, ReadPreloaded } from '../platform/page.ts';
import { paths } from '../platform/paths.ts';
import { messages as faq } from '../routes/faq/messages.ts';
import type { RouteDefinition } from './routes.ts';

type Describe = (preloaded: ReadPreloaded, params: Params) => object | undefined;

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: 'aiTours',
  description: 'Tours, activities, attraction tickets and transfers in the United Arab Emirates.',
  areaServed: { '@type': 'Country', name: 'United Arab Emirates' },
};

/** A thing that is sold, with what it costs and how it was liked (schema.org/Product). */
const productOf = (activity: Schema<'Activity'>) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: activity.title,
  description: activity.description,
  image: activity.images.map(({ image }) => `/api/optimize-image/${image}/1280/jpg/`),
  category: activity.activity_type,
  offers: {
    '@type': 'Offer',
    price: activity.base_price,
    priceCurrency: 'AED',
    url: paths.activity(activity.slug),
    availability: 'https://schema.org/InStock',
  },
  ...(activity.average_rating !== null &&
    activity.reviews_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: activity.average_rating,
        reviewCount: activity.reviews_count,
      },
    }),
});

const describeActivity: Describe = (preloaded, { slug = '' }) => {
  const activity = preloaded(activityBySlug(slug));
  return activity && productOf(activity);
};

const event: Describe = (preloaded, { slug = '' }) => {
  const found = preloaded(attractionBySlug(slug));
  if (!found) return undefined;
  const place = venueOf(found);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: found.title,
    description: found.description,
    startDate: found.start_date,
    endDate: found.end_date,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: { '@type': 'Place', name: place, address: found.location ?? place } }),
    offers: found.ticket_types.map(({ name, adult_price }) => ({
      '@type': 'Offer',
      name,
      price: adult_price,
      priceCurrency: 'AED',
      availability: `https://schema.org/${found.available_tickets > 0 ? 'InStock' : 'SoldOut'}`,
      url: paths.attractionDetail(found.slug),
    })),
  };
};

const touristTrip: Describe = (preloaded, { slug = '' }) => {
  const tour = preloaded(tourBySlug(slug));
  return (
    tour && {
      '@context': 'https://schema.org',
      '@type': 'TouristTrip',
      name: tour.title,
      description: tour.description,
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: tour.days.length,
        itemListElement: tour.days.map(({ day_number, title, description }) => ({
          '@type': 'ListItem',
          position: day_number,
          item: { '@type': 'TouristAttraction', name: title, description },
        })),
      },
      offers: { '@type': 'Offer', price: tour.base_price, priceCurrency: 'AED', url: paths.tour(tour.slug) },
      provider: { '@type': 'TravelAgency', name: organisation.name },
    }
  );
};

/** An article of the blog (schema.org/BlogPosting). */
const describePost: Describe = (preloaded, { slug = '' }) => {
  const post = preloaded(postBySlug(slug));
  return (
    post && {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      url: postPath(post.slug),
      datePublished: post.published_at,
      ...(post.author_name && { author: { '@type': 'Person', name: post.author_name } }),
      ...(post.featured_image && { image: `/api/optimize-image/${post.featured_image}/1280/jpg/` }),
    }
  );
};

/** Questions with their answers (schema.org/FAQPage). */
const faqPage = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};

/** schema.org data by page; loaded on the server only. */
const descriptions: Readonly<Record<string, Describe>> = {
  [paths.home]: () => organisation,
  [paths.faq]: () => faqPage,
  '/attractions/:slug': event,
  '/tour/:slug': touristTrip,
  '/activity/:slug': describeActivity,
  '/blog/:slug': describePost,
};

export function structuredData(route: RouteDefinition, params: Params, preloaded: ReadPreloaded): readonly object[] {
  const described = descriptions[route.pattern]?.(preloaded, params);
  return described ? [described] : [];
}
