import { paths } from '../../platform/paths.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** The page that answers it. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** GAP-44. The answers match the shop's rules and terms. */
export const messages: {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly questions: readonly Question[] }[];
  readonly notFound: string;
  readonly notFoundHint: 'Contact us. We are available from Monday to Saturday.';
  readonly contact: string;
} = {
  title: 'FAQ',
  lead: 'Short answers to the most common questions.',
  groups: [
    {
      title: 'Booking',
      questions: [
        {
          question: 'Do I need an account to book?',
          answer:
            'You can browse and fill a cart without an account. To book, you sign in, so that you can find your bookings and vouchers again. Your cart is not lost when you sign in.',
          link: { label: 'Browse things to do', href: paths.thingsToDo() },
        },
        {
          question: 'Is what I put in my cart reserved for me?',
          answer:
            'No. Places are reserved when you book. If an item sells out before that, we tell you which one, and nothing in that order is booked.',
        },
        {
          question: 'When is my booking confirmed?',
          answer:
            'At once. As soon as you see a booking number, the places are yours. You find the booking and its voucher under My Bookings.',
          link: { label: 'My Bookings', href: paths.myBookings },
        },
        {
          question: 'Is there a discount for groups?',
          answer:
            'On shared activities, three or four people pay 10% less, and five or more pay 15% less. The discount is automatic. Infants are free and count towards the group. There is no discount on private activities and extras.',
        },
        {
          question: 'Can someone plan the day for me?',
          answer: 'Yes. Tell the day planner what you like and how much time you have, and it plans your days.',
          link: { label: 'Open the day planner', href: paths.dayPlanner },
        },
      ],
    },
    {
      title: 'Paying',
      questions: [
        {
          question: 'How do I pay?',
          answer:
            'You choose card or cash at the checkout, and pay when your tour, visit or ride begins. This website does not charge cards: the card details are only checked in your browser and are not sent.',
        },
        {
          question: 'Can the price change after I have booked?',
          answer:
            'No. If the price changes between the cart and the booking, we show you both amounts, and nothing is booked until you confirm.',
        },
        {
          question: 'Where do I get the 10% off my first booking?',
          answer: 'That offer belongs to the aiTours app. It does not apply to bookings on this website.',
        },
      ],
    },
    {
      title: 'Changes and refunds',
      questions: [
        {
          question: 'How do I cancel, and what do I get back?',
          answer:
            'Open the booking under My Bookings and choose to cancel. More than 24 hours before the start you receive a full refund of what you have paid; after that there is no refund. We show you the refund before you confirm.',
          link: { label: 'My Bookings', href: paths.myBookings },
        },
        {
          question: 'Can I change the date or the number of people?',
          answer:
            'In the cart you can change the party and the pickup, or remove the item and add it with another date. After booking, write to us at least 24 hours before the start, or cancel for a full refund and book again.',
          link: { label: 'Contact us', href: paths.contact },
        },
        {
          question: 'What if the weather is against it?',
          answer:
            'If the operator can’t run it safely, as with balloons in the wind or boats in high waves, you get back everything you have paid, however late that is decided.',
        },
      ],
    },
    {
      title: 'On the day',
      questions: [
        {
          question: 'What should I bring?',
          answer:
            'Your voucher, on paper or on your phone, and an identity card or passport. Be there 15 minutes early. In mosques shoulders and knees are covered; in summer you will want water and a hat.',
        },
        {
          question: 'Will you fetch me?',
          answer:
            'Many activities include a pickup in Dubai, Abu Dhabi, Sharjah or Ajman; you choose it when you book. We also sell private transfers to the airport and between cities.',
          link: { label: 'Find a transfer', href: paths.transferSearch },
        },
        {
          question: 'My flight is late. Does the driver wait?',
          answer: 'Yes, for 60 minutes, at no charge. If it takes longer, please call us.',
        },
        {
          question: 'Can I bring children?',
          answer:
            'Mostly, yes. The page of each activity shows the child price; infants are free. Child tickets for attractions may require an adult ticket. Each page states the minimum age or height, if there is one.',
        },
      ],
    },
    {
      title: 'Your account',
      questions: [
        {
          question: 'What is the one-time password for?',
          answer:
            'It proves that the email address is yours. We send a six-digit code that works once, within ten minutes. If it doesn’t arrive, check your junk mail, then request a new code.',
        },
        {
          question: 'What do you know about me?',
          answer:
            'Your account, your bookings and the details you entered for them. We use no cookies and store no card details. The privacy policy has the full list.',
          link: { label: 'Privacy Policy', href: paths.privacy },
        },
      ],
    },
  ],
  notFound: 'Your question isn’t here?',
  notFoundHint: 'Contact us. We are available from Monday to Saturday.',
  contact: 'Contact us',
};
