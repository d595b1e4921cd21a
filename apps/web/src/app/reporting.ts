import { startReporting } from '../platform/error-reporting/startReporting.ts';
import { findRoute } from './findRoute.ts';

/**
 * Starts error reporting (SHELL-60); loaded only when configured. Pages are reported by route pattern, because URLs may
 * contain booking numbers.
 */
export const reporting = (dsn: string) => startReporting(dsn, () => findRoute(location.pathname).route.pattern);
