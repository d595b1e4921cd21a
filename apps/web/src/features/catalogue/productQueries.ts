import { defineQuery } from '../../platform/query.ts';

/** Queries of single products, shared by preloading and pages. */

/** The query of an activity page (ACT-15, ACT-16). */
export const activityBySlug = (slug: string) => defineQuery('getActivity', { path: { id: slug } });

/** The query of an attraction page (GAP-48). */
export const attractionBySlug = (slug: string) => defineQuery('getTicket', { path: { id: slug } });

/** The query of a tour page (TOUR-25, TOUR-26). */
export const tourBySlug = (slug: string) => defineQuery('getTour', { path: { id: slug } });
