import { startReporting } from '../platform/error-reporting/startReporting.ts';
import { findRoute } from './findRoute.ts';

/**
 * Begins to report errors (SHELL-60). Fetched only where that is configured. Of the page only the pattern
 * of its address is told: the address itself may hold the number of a booking.
 */
export const reporting = (dsn: string) => startReporting(dsn, () => findRoute(location.pathname).route.pattern);
