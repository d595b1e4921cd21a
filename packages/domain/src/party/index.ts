export {
  type AgeLimit,
  type AgeRange,
  admitAges,
  admitPeople,
  ageRanges,
  findExcludedKinds,
  formatMinAge,
  isOfAge,
  limitAges,
} from './ages.ts';
export { formatMemberCount, formatParty } from './formatParty.ts';
export { lacksAdult } from './lacksAdult.ts';
export { clamp, isWithin, type Limits } from './limits.ts';
export { countPeople, minParty, type Party, type PartyMember, partyMembers } from './party.ts';
export { findMembersOutsideLimits, getPartyLimits, maxTickets, partyLimits } from './partyLimits.ts';
export {
  describeAgesWithoutTicket,
  describeAgesWithoutType,
  getTicketAges,
  parseTicketAges,
  type TicketAges,
} from './ticketAges.ts';
export {
  countTravellers,
  fitsGroup,
  type GroupSize,
  getDefaultTravellers,
  getTravellerLimits,
  type TravellerKind,
  type Travellers,
  toParty,
  travellerKinds,
} from './travellers.ts';
