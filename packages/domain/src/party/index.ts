export { headcount } from './headcount.ts';
export { type Party, type PartyMember, partyMembers, smallestParty } from './party.ts';
export { memberLabel, partyLabel } from './partyLabel.ts';
export { clamp, isWithin, type Limits, membersOutsideLimits, partyLimits } from './partyLimits.ts';
export {
  asParty,
  defaultTravellers,
  type GroupSize,
  type TravellerKind,
  type Travellers,
  travellerKinds,
  travellerLimits,
} from './travellers.ts';
