import { defineQuery } from '../../platform/query.ts';

/** The single things that a page is made of: stated once, so that what is preloaded and what is read are the same. */

/** ACT-15, ACT-16: what an activity's page is made of. */
export const activityBySlug = (slug: string) => defineQuery('getActivity', { path: { id: slug } });

/** GAP-48: what an attraction's page is made of. */
export const attractionBySlug = (slug: string) => defineQuery('getTicket', { path: { id: slug } });

/** TOUR-25, TOUR-26: what a tour's page is made of. */
export const tourBySlug = (slug: string) => defineQuery('getTour', { path: { id: slug } });
