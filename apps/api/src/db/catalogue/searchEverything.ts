import type { CalendarDate } from '@aitours/domain/dates';
import { matchesAllWords, type SearchableText } from '@aitours/domain/search';
import { type AnyColumn, and, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isPublishedPost } from '../content/isPublishedPost.ts';
import type { Database } from '../database.ts';
import { activities, blogCategories, blogPosts, ticketEvents, tours } from '../schema.ts';
import { isEventOnSale } from './events.ts';
import { formatWordQuery } from './searchTerms.ts';
import { isTourOnSale } from './tours.ts';
import { listVehicles } from './vehicles.ts';

/** What a search finds, with the text that it is ranked by. */
export interface Found extends SearchableText {
  readonly kind: 'activity' | 'tour' | 'attraction' | 'transfer' | 'article';
  readonly id: string;
  readonly slug: string | null;
  readonly image: string | null;
  /** In fils. */
  readonly price: number | null;
}

export interface SearchMoment {
  readonly now: Date;
  /** In Dubai. */
  readonly today: CalendarDate;
}

/** Of more matches of one kind, the newest are ranked. */
const maxCandidates = 500;

/** Finds everything that matches all words, or some of them, in no particular order. */
export async function searchEverything(
  db: Database,
  words: readonly string[],
  { now, today }: SearchMoment,
  combine: typeof and = and,
): Promise<Found[]> {
  const found = await Promise.all([
    findActivities(db, words, combine),
    findTours(db, words, combine),
    findAttractions(db, words, combine, today),
    findArticles(db, words, combine, now),
    findTransfers(db, words, combine === and),
  ]);
  return found.flat();
}

/** Returns the condition that words occur in a row's text, or in its type if its text doesn't have that. */
const matchesWords = (
  words: readonly string[],
  combine: typeof and,
  search: AnyColumn,
  ofType?: (word: string) => SQL,
) =>
  combine(...words.map((word) => or(sql`${search} @@ to_tsquery('simple', ${formatWordQuery(word)})`, ofType?.(word))));

const typeContains = (type: AnyColumn) => (word: string) =>
  sql`to_tsvector('simple', ${type}) @@ to_tsquery('simple', ${formatWordQuery(word)})`;

async function findActivities(db: Database, words: readonly string[], combine: typeof and): Promise<Found[]> {
  const rows = await db
    .select({
      id: activities.id,
      slug: activities.slug,
      title: activities.title,
      place: activities.locationName,
      type: activities.activityType,
      text: activities.description,
      images: activities.images,
      price: activities.fromPrice,
      rating: activities.averageRating,
      reviews: activities.reviewsCount,
    })
    .from(activities)
    .where(and(isNull(activities.withdrawnAt), matchesWords(words, combine, activities.search)))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(maxCandidates);
  return rows.map(({ images, rating, reviews, ...row }) => ({
    ...row,
    kind: 'activity',
    image: images[0] ?? null,
    popularity: getPopularity(rating, reviews),
  }));
}

async function findTours(db: Database, words: readonly string[], combine: typeof and): Promise<Found[]> {
  const rows = await db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: tours.title,
      place: tours.location,
      type: tours.tourType,
      text: tours.description,
      images: tours.images,
      price: tours.fromPrice,
      rating: tours.averageRating,
      reviews: tours.reviewsCount,
    })
    .from(tours)
    .where(and(isTourOnSale, matchesWords(words, combine, tours.search)))
    .orderBy(desc(tours.createdAt), desc(tours.id))
    .limit(maxCandidates);
  return rows.map(({ images, rating, reviews, place, ...row }) => ({
    ...row,
    kind: 'tour',
    place: place ?? '',
    image: images[0] ?? null,
    popularity: getPopularity(rating, reviews),
  }));
}

async function findAttractions(
  db: Database,
  words: readonly string[],
  combine: typeof and,
  today: CalendarDate,
): Promise<Found[]> {
  const rows = await db
    .select({
      id: ticketEvents.id,
      slug: ticketEvents.slug,
      title: ticketEvents.title,
      venue: ticketEvents.venue,
      location: ticketEvents.location,
      type: ticketEvents.eventType,
      text: ticketEvents.description,
      images: ticketEvents.images,
      price: ticketEvents.fromPrice,
    })
    .from(ticketEvents)
    .where(and(isEventOnSale, gte(ticketEvents.endDate, today), matchesWords(words, combine, ticketEvents.search)))
    .orderBy(desc(ticketEvents.createdAt), desc(ticketEvents.id))
    .limit(maxCandidates);
  return rows.map(({ images, venue, location, ...row }) => ({
    ...row,
    kind: 'attraction',
    place: location === null || venue.includes(location) ? venue : `${venue}, ${location}`,
    image: images[0] ?? null,
    popularity: withoutReviews,
  }));
}

async function findArticles(db: Database, words: readonly string[], combine: typeof and, now: Date): Promise<Found[]> {
  const rows = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      type: blogCategories.name,
      text: blogPosts.excerpt,
      image: blogPosts.featuredImage,
    })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(isPublishedPost(now), matchesWords(words, combine, blogPosts.search, typeContains(blogCategories.name))))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(maxCandidates);
  return rows.map((row) => ({ ...row, kind: 'article', place: '', price: null, popularity: 0 }));
}

/** Words that travellers use for any transfer. */
const anyTransfer = 'transfer airport taxi car driver ride pickup';
/** Where transfers start (GAP-19). */
const transferPlaces = 'Dubai, Abu Dhabi, Sharjah, Ajman';

/** There are few vehicles, so all on sale are read. */
async function findTransfers(db: Database, words: readonly string[], isAll: boolean): Promise<Found[]> {
  const rows = await listVehicles(db, {});
  return rows
    .map(({ id, name, category, description, image, price }) => ({
      kind: 'transfer' as const,
      id,
      slug: null,
      title: name,
      place: transferPlaces,
      type: `${category} ${anyTransfer}`,
      text: description,
      image,
      price,
      popularity: withoutReviews,
    }))
    .filter((vehicle) =>
      isAll ? matchesAllWords(vehicle, words) : words.some((word) => matchesAllWords(vehicle, [word])),
    );
}

/** The popularity of what has no reviews. */
export const withoutReviews = 0.5;

/** From 0 to 1: ten thousand reviews with five stars. */
export const getPopularity = (rating: number, reviews: number): number =>
  Math.min(1, Math.log10(1 + reviews) / 4) * (rating / 5);
