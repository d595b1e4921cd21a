/** The route from one stop to the next. */
export interface RouteLeg {
  readonly km: number;
  readonly minutes: number;
}

/**
 * Formats the length of a route: kilometres with one decimal, and minutes (PLAN-27).
 *
 * @example formatRouteSummary([{ km: 12.34, minutes: 20.4 }, { km: 3, minutes: 9 }]) // '15.3 km · 29 min'
 * @example formatRouteSummary([]) // '0.0 km · 0 min'
 */
export function formatRouteSummary(legs: readonly RouteLeg[]): string {
  const km = legs.reduce((sum, leg) => sum + leg.km, 0);
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return `${km.toFixed(1)} km · ${Math.round(minutes)} min`;
}
