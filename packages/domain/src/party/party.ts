/** The people who take part in an activity. Infants are free but take a place (CONST-11, ACT-20). */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** A kind of people in a party. */
export type PartyMember = keyof Party;

/** In the order of forms and labels. */
export const partyMembers = ['adults', 'children', 'infants'] as const satisfies readonly PartyMember[];

/** The smallest party, with which the booking panel starts (ACT-17). */
export const minParty: Party = { adults: 1, children: 0, infants: 0 };

/**
 * Counts the people of a party, infants included (CONST-11, ACT-20).
 *
 * @example countPeople({ adults: 2, children: 1, infants: 1 }) // 4
 * @example countPeople({ adults: 1, children: 0, infants: 0 }) // 1
 */
export const countPeople = ({ adults, children, infants }: Party): number => adults + children + infants;
