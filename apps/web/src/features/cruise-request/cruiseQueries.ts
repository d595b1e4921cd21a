import { defineQuery } from '../../platform/query.ts';

/** The query of the page with all cruises (CRUISE-01). */
export const allCruises = defineQuery('listCruises');

/** The query of a cruise's page (CRUISE-03). */
export const createCruiseQuery = (id: string) => defineQuery('getCruise', { path: { id } });
