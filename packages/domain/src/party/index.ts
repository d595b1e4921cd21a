export { formatMemberCount, formatParty } from './formatParty.ts';
export { countPeople, minParty, type Party, type PartyMember, partyMembers } from './party.ts';
export { clamp, findMembersOutsideLimits, isWithin, type Limits, partyLimits } from './partyLimits.ts';
export {
  type GroupSize,
  getDefaultTravellers,
  getTravellerLimits,
  type TravellerKind,
  type Travellers,
  toParty,
  travellerKinds,
} from './travellers.ts';
