/**
 * QUIRK-05: the place an attraction is filtered by.
 *
 * @example venueOf({ venue: 'Expo City', location: 'Dubai' }) // 'Expo City'
 * @example venueOf({ venue: null, location: 'Dubai' }) // 'Dubai'
 */
export const venueOf = (event: {
  readonly venue?: string | null;
  readonly location?: string | null;
}): string | undefined => event.venue || event.location || undefined;

/** QUIRK-06: the link of an attraction's card on things-to-do. The detail page stands at `/attractions/{slug}`. */
export const attractionCardPath = (slug: string): string => `/attraction/${encodeURIComponent(slug)}`;
