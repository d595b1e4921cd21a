import type { Schema } from '@aitours/api-client';

/** The longest review (ReviewText of the contract). */
export const MAX_REVIEW_LENGTH = 2000;

export const messages = {
  title: (number: string): string => `Review your booking ${number}`,
  lead: 'How was it? Other travellers decide by what you write, good or bad.',
  myBookings: 'My Bookings',
  loading: 'Loading your booking',
  notFound: 'Booking not found',
  notFoundHint: 'Check the number, or look for it in My Bookings.',
  tooEarly: 'There is nothing to review yet',
  tooEarlyText:
    'You can review activities, attractions and tours from the day after your booking’s last day. Transfers and cancelled bookings have no reviews.',
  loadFailed: 'Your reviews couldn’t be loaded',
  seeProduct: 'See its page',
  form: (title: string): string => `Your review of ${title}`,
  stars: 'How many stars?',
  starOptions: [
    { value: '5', label: '5 stars: excellent' },
    { value: '4', label: '4 stars: good' },
    { value: '3', label: '3 stars: average' },
    { value: '2', label: '2 stars: poor' },
    { value: '1', label: '1 star: bad' },
  ],
  starsMissing: 'Please choose a number of stars.',
  text: 'Your review',
  textHelp: 'Shown with your first name and the first letter of your last name.',
  textMissing: 'Please write what you think of it.',
  send: 'Send the review',
  save: 'Save the changes',
  keep: 'Keep it as it was',
  sent: 'Thank you. We check your review and publish it soon.',
  sendFailed: 'We couldn’t save your review',
  states: {
    waiting: 'We are checking it',
    published: 'Published',
    rejected: 'Not published',
  } satisfies Record<Schema<'ReviewState'>, string>,
  rejected: {
    spam: 'It advertises something. Change it, and we check it again.',
    offensive: 'It insults someone. Change it, and we check it again.',
    'personal-data': 'It contains personal data, such as a name or a phone number. Change it, and we check it again.',
    'off-topic': 'It is about something else. Change it, and we check it again.',
  } satisfies Record<Schema<'RejectionReason'>, string>,
  answer: 'Answer from aiTours',
  change: 'Change',
  changeOf: (title: string): string => `Change the review of ${title}`,
  changeHint: 'A changed review is checked again before it is public; an answer to it is removed.',
  remove: 'Delete',
  removeOf: (title: string): string => `Delete the review of ${title}`,
  removeTitle: 'Delete your review?',
  removeText: 'It disappears from the shop, with our answer. You can write another one.',
  removeNow: 'Delete the review',
  removed: 'Your review is deleted.',
  removeFailed: 'We couldn’t delete your review',
};
