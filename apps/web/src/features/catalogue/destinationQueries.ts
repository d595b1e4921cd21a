import { defineQuery } from '../../platform/query.ts';

/** The query of the home page's destinations (HOME-16). */
export const homeDestinations = defineQuery('listDestinations', { query: { shown_on: 'home' } });

/** The query of the destinations in Saudi Arabia (STATIC-01). */
export const saudiDestinations = defineQuery('listDestinations', { query: { shown_on: 'saudi-arabia' } });
