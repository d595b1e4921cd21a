/** Who comes along on an activity. Infants are free but are people: they take a place (CONST-11, ACT-20). */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** One kind of people in a party. */
export type PartyMember = keyof Party;

/** In the order in which they are asked for and shown. */
export const partyMembers = ['adults', 'children', 'infants'] as const satisfies readonly PartyMember[];

/** What the panel starts with: one adult is the least there can be (ACT-17). */
export const minParty: Party = { adults: 1, children: 0, infants: 0 };
