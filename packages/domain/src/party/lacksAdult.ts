import type { Party } from './party.ts';

/**
 * Returns whether children would come without the adult that their tickets require (TICKET-30, TICKET-31).
 *
 * @example lacksAdult({ adults: 0, children: 1 }, true) // true
 * @example lacksAdult({ adults: 0, children: 1 }, false) // false
 */
export const lacksAdult = (
  { adults, children }: Pick<Party, 'adults' | 'children'>,
  childRequiresAdult: boolean,
): boolean => childRequiresAdult && children > 0 && adults === 0;
