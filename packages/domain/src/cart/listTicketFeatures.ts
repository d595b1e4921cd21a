/** What a ticket includes, on the wire. */
export interface TicketFlags {
  readonly includes_fast_track?: boolean;
  readonly includes_transfer?: boolean;
  readonly includes_meal?: boolean;
}

const FEATURES = [
  ['includes_fast_track', 'Fast Track Entry'],
  ['includes_transfer', 'Transfer Service'],
  ['includes_meal', 'Meal Package'],
] as const satisfies readonly (readonly [keyof TicketFlags, string])[];

/**
 * Lists the features of a ticket as labels (TICKET-42).
 *
 * @example listTicketFeatures({ includes_fast_track: true, includes_meal: true }) // ['Fast Track Entry', 'Meal Package']
 * @example listTicketFeatures({}) // []
 */
export const listTicketFeatures = (flags: TicketFlags): string[] =>
  FEATURES.filter(([flag]) => flags[flag]).map(([, feature]) => feature);
