import type { CartItemType } from '@aitours/domain/cart';
import type { PartyMember } from '@aitours/domain/party';

const places = (count: number): string => (count === 1 ? '1 place is' : `${count} places are`);

export const messages = {
  kinds: { activity: 'Activity', ticket: 'Tickets', tour: 'Tour' } satisfies Record<CartItemType, string>,
  privateVisit: 'Private visit',
  times: (label: string, amount: string): string => `${label} × ${amount}`,
  each: (count: number, amount: string): string => `${count} × ${amount}`,
  addon: (count: number, title: string): string => (count === 1 ? title : `${count} × ${title}`),
  again: (title: string, index: number): string => `${title} (${index})`,
  gone: 'This can no longer be booked on this date.',
  soldOut: 'This is fully booked on this date.',
  tooFew: (count: number): string => `Only ${places(count)} left on this date.`,
  remedy: 'Change it or remove it before you check out.',
  overlap: (titles: string): string => `This overlaps in time with: ${titles}.`,
  overlapHint: 'This is fine if your group splits up. Otherwise move one of them to another date.',
  overlapSummary: (titles: string): string => `These take place at the same time: ${titles}.`,
  noTime: 'no time',
  tightGap: (before: string, left: string, travel: string): string =>
    `After “${before}” you have ${left}, and the way here takes about ${travel}.`,
  tightGapHint: 'The way is estimated by road, without a stop. Choose other times if you go to both.',
  tightPair: (from: string, to: string): string => `from “${from}” to “${to}”`,
  tightGapSummary: (pairs: string): string => `There is too little time to get ${pairs}.`,
  freeUntil: (date: string, time: string): string => `Free cancellation until ${date}, ${time}, Dubai time`,
  noRefund: 'No refund if you cancel',
  bookedWith: (text: string, title: string): string => `${text} (booked together with ${title})`,
  earlierPrice: (amount: string): string => `Before: ${amount}`,
  /** What the discount of a first booking is for, if the order makes several bookings. */
  discounted: {
    activity: 'On your activities',
    ticket: 'On your tickets',
    tour: 'On your first tour',
  } satisfies Record<CartItemType, string>,
  restoreFailed: 'The item couldn’t be put back',
  editTitle: (title: string): string => `Edit: ${title}`,
  loadingDetails: 'Loading the details',
  members: { adults: 'Adults', children: 'Children', infants: 'Infants' } satisfies Record<PartyMember, string>,
  min: 'The number can’t be negative.',
  minAdults: 'Choose at least one adult.',
  max: (count: number): string => `${count} is the maximum for one booking.`,
  noTickets: 'Choose at least one ticket.',
  notANumber: (min: number, max: number): string => `Choose a number from ${min} to ${max}.`,
  pickup: 'Pickup place',
  pickupMissing: 'Choose where you want to be picked up',
  address: 'Hotel or address',
  addressMissing: 'Enter your hotel or address',
  addressRequest: 'Which hotel or address should the driver come to?',
  priceFollows: 'The new price is shown in the cart after you save.',
  cancel: 'Cancel',
  save: 'Save changes',
  saving: 'Saving your changes…',
};
