/**
 * QUIRK-05: returns the venue by which an attraction is filtered.
 *
 * @example getVenue({ venue: 'Expo City', location: 'Dubai' }) // 'Expo City'
 * @example getVenue({ venue: null, location: 'Dubai' }) // 'Dubai'
 */
export const getVenue = (event: {
  readonly venue?: string | null;
  readonly location?: string | null;
}): string | undefined => event.venue || event.location || undefined;

/** QUIRK-06: returns the link of an attraction's card on things-to-do. The detail page is at `/attractions/{slug}`. */
export const getAttractionCardPath = (slug: string): string => `/attraction/${encodeURIComponent(slug)}`;
