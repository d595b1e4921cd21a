export { headcount, minParty, type Party, type PartyMember, partyMembers } from './party.ts';
export { memberLabel, partyLabel } from './partyLabel.ts';
export { clamp, isWithin, type Limits, membersOutsideLimits, partyLimits } from './partyLimits.ts';
export {
  defaultTravellers,
  type GroupSize,
  type TravellerKind,
  type Travellers,
  toParty,
  travellerKinds,
  travellerLimits,
} from './travellers.ts';
