import { defineQuery } from '../../platform/query.ts';

/** Queries of single products, shared by preloading and pages. */

/** The query of an activity page (ACT-15, ACT-16). */
export const createActivityQuery = (slug: string) => defineQuery('getActivity', { path: { id: slug } });

/** The query of an attraction page (GAP-48). */
export const createAttractionQuery = (slug: string) => defineQuery('getTicket', { path: { id: slug } });

/** The query of a tour page (TOUR-25, TOUR-26). */
export const createTourQuery = (slug: string) => defineQuery('getTour', { path: { id: slug } });
