import { firstBookingPromotionPercent } from '@aitours/domain/quirks';
import type { DocumentViewProps } from '../shared/DocumentView.tsx';

/** GAP-44. Describes what the shop does: update a sentence when its rule changes. */
export const messages: DocumentViewProps = {
  title: 'Terms & Conditions',
  lead: 'You book at the price you see, you receive the places that we confirm, and you may cancel for a full refund until 24 hours before the start. The details follow.',
  since: 'These terms hold for every booking made since 1 November 2026.',
  contents: 'On this page',
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      paragraphs: [
        'aiTours sells tours, activities, attraction tickets and transfers in Dubai and the rest of the United Arab Emirates. These terms hold between you and us whenever you book on this website.',
        'The tours and visits themselves are run by licensed local operators. Where one of them has rules of its own for a place, such as a dress code in a mosque or a minimum height for a ride, the page of that product tells you before you book.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'The price in your cart is the price you book at. If it has changed by the time you book, we show you the old and the new amount. Nothing is booked until you agree.',
      ],
      points: [
        'On a shared activity, three people or more pay 10% less, and five or more pay 15% less. Infants count as people and pay nothing.',
        'A private visit is charged for every six people, whatever their age.',
        'Extras are added at their full price, with no group discount.',
        `The offer of ${firstBookingPromotionPercent}% off a first booking is for the app. It does not change a price on this website.`,
      ],
    },
    {
      id: 'booking',
      title: 'Booking',
      paragraphs: [
        'A booking is a contract as soon as we show you a booking number. Items in a cart are not reserved: places are reserved when you book.',
        'Everything in one booking is booked together. If one item is sold out, nothing is booked, and we tell you which item it was.',
        'Please enter correct names and contact details. The driver or guide needs them to find you.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'You choose whether you will pay by card or in cash. This website does not charge cards: the card details that you type are checked in your browser, and are neither sent to us nor stored. Your booking is confirmed at once, and its payment stays “pending” until you have paid.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      paragraphs: ['You can cancel under My Bookings at any time before the start, without giving a reason.'],
      points: [
        'More than 24 hours before the start: you get back all that you have paid.',
        'Exactly 24 hours or less before the start: there is no refund.',
        'Times are those of Dubai. Where a booking has a date and no time, it starts at midnight, as the date begins.',
        'A booking that has been cancelled or has taken place can’t be cancelled again.',
        'If we or an operator have to cancel, because of weather or for safety, you get back all that you have paid, however late it is.',
      ],
    },
    {
      id: 'changes',
      title: 'Changing a booking',
      paragraphs: [
        'As long as something is in your cart, you can change its party and pickup, or remove it and add it with another date. To change a booking, write to us at least 24 hours before the start, or cancel it and book again.',
      ],
    },
    {
      id: 'tickets',
      title: 'Attraction tickets',
      paragraphs: [
        'A ticket is valid for one visit at the date and time shown on it. Child tickets may require at least one adult ticket. A ticket can’t be resold.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers',
      paragraphs: [
        'The driver waits 60 minutes at no charge. Cancelling is free until 24 hours before the pickup. Please book a vehicle that has room for all passengers and their luggage: the driver may not take more than it is licensed for.',
      ],
    },
    {
      id: 'on-the-day',
      title: 'On the day',
      paragraphs: [
        'Be there 15 minutes early, with your voucher and an identity card or passport. If you miss the start, there is no refund.',
        'The guide or operator may refuse participants who endanger themselves or others. In that case there is no refund.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'Keep your password to yourself; it has at least eight characters. We never ask for your password or a one-time password by phone or in a message. You may comment on our blog when you are signed in; what insults, advertises or breaks the law, we remove.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We are responsible for our own services and for choosing our operators with care. The operator is responsible for how a tour or visit is run. Neither is liable for events that could not have been prevented. Nothing in these terms takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes to these terms',
      paragraphs: [
        'The law of the United Arab Emirates applies, and the courts of Dubai decide. For your booking, the terms of the day on which you made it hold, whatever we write here later.',
      ],
    },
  ],
};
