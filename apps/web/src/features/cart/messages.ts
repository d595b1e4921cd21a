import type { CartItemType } from '@aitours/domain/cart';
import { formatCount } from '@aitours/domain/counts';
import type { PartyMember } from '@aitours/domain/party';

export const messages = {
  kinds: { activity: 'Activity', ticket: 'Tickets', tour: 'Tour' } satisfies Record<CartItemType, string>,
  privateVisit: 'Private visit',
  times: (label: string, amount: string): string => `${label} × ${amount}`,
  addon: (count: number, title: string): string => (count === 1 ? title : `${count} × ${title}`),
  again: (title: string, index: number): string => `${title} (${index})`,
  over: 'This has begun or is over.',
  gone: 'This can no longer be booked on this date.',
  soldOut: 'This is fully booked on this date.',
  tooFew: (count: number): string => `Only ${formatCount(count, 'place is', 'places are')} left on this date.`,
  tooManyTogether: ({ chosen, left }: { readonly chosen: number; readonly left: number }): string =>
    `Together with the other items of this date and time: ${chosen} chosen, ${left} left.`,
  remedy: 'Change it or remove it before you check out.',
  remedyOfTour: 'Remove it before you check out. On the page of the tour you can book it on another date.',
  quoted: (title: string): string => `“${title}”`,
  booked: (title: string, number: string): string => `“${title}” (your booking ${number})`,
  overlap: (name: string): string => `This overlaps in time with ${name}.`,
  overlapPair: (one: string, other: string): string => `These take place at the same time: ${one} and ${other}.`,
  picksUpEarly: (number: string, time: string): string =>
    `Your transfer (booking ${number}) picks you up at ${time}, before this has ended.`,
  arrivesLate: (number: string, time: string): string =>
    `Your transfer (booking ${number}) arrives at about ${time}, after this has begun.`,
  noTime: 'no time',
  gapBefore: (name: string, left: string, travel: string): string =>
    `After ${name} you have ${left}, and the way here takes about ${travel}.`,
  gapAfter: (name: string, left: string, travel: string): string =>
    `After this you have ${left} until ${name}, and the way there takes about ${travel}.`,
  gapPair: (from: string, to: string): string => `There is too little time to get from ${from} to ${to}.`,
  includedIn: (name: string): string => `The tour ${name} already includes this.`,
  includesBooked: (name: string): string => `This tour already includes ${name}.`,
  includedPair: (tour: string, name: string): string => `The tour ${tour} already includes ${name}.`,
  bothTimes: (one: string, when: string, other: string, otherWhen: string): string =>
    `${one}: ${when}. ${other}: ${otherWhen}.`,
  fromTo: (start: string, end: string): string => `${start} to ${end}`,
  clashHints: {
    overlap: 'This is fine if your group splits up. Otherwise choose another date, or remove one of them.',
    'tight-gap': 'The way is estimated by road, without a stop. Choose another date or time if you go to both.',
    included: 'You would pay for it twice. Keep both if you want to go twice.',
  },
  chooseDate: 'Choose another date',
  chooseDateOf: (title: string): string => `Choose another date for ${title}`,
  removeClash: 'Remove from cart',
  removeClashOf: (title: string): string => `Remove from cart: ${title}`,
  changeBooking: (number: string): string => `Change booking ${number}`,
  freeUntil: (date: string, time: string): string => `Free cancellation until ${date}, ${time}, Dubai time`,
  noRefund: 'No refund if you cancel',
  bookedWith: (text: string, title: string): string => `${text} (booked together with ${title})`,
  earlierPrice: (amount: string): string => `Before: ${amount}`,
  /** What a discount is for, if the order makes several bookings. */
  discounted: {
    activity: 'On your activities',
    ticket: 'On your tickets',
    tour: 'On your first tour',
  } satisfies Record<CartItemType, string>,
  mergedItem: (title: string, party: string | undefined): string =>
    `“${title}” was in your cart already. It is in there once now${party ? `, for ${party}` : ''}.`,
  leftOut: (titles: string): string =>
    `Your cart is full. There was no room for what you chose before you signed in: ${titles}.`,
  restoreFailed: 'The item couldn’t be put back',
  editTitle: (title: string): string => `Edit: ${title}`,
  loadingDetails: 'Loading the details',
  members: { adults: 'Adults', children: 'Children', infants: 'Infants' } satisfies Record<PartyMember, string>,
  min: 'The number can’t be negative.',
  minAdults: 'Choose at least one adult.',
  max: (count: number): string => `${count} is the maximum for one booking.`,
  excluded: (reason: string | undefined): string => `${reason}. Set this to 0 to save.`,
  noTickets: 'Choose at least one ticket.',
  notANumber: (min: number, max: number): string => `Choose a number from ${min} to ${max}.`,
  addressRequest: 'Which hotel or address should the driver come to?',
  priceFollows: 'The new price is shown in the cart after you save.',
  cancel: 'Cancel',
  save: 'Save changes',
  saving: 'Saving your changes…',
};
