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
  readonly notFoundHint: 'Ask us. Somebody is there for you from Monday to Saturday.';
  readonly contact: string;
} = {
  title: 'FAQ',
  lead: 'What travellers ask us most, answered in a few lines.',
  groups: [
    {
      title: 'Booking',
      questions: [
        {
          question: 'Do I need an account to book?',
          answer:
            'You can look around and fill a cart without one. To book you sign in, so that your bookings and vouchers have a place where you find them again. Your cart comes with you when you do.',
          link: { label: 'Browse things to do', href: paths.thingsToDo() },
        },
        {
          question: 'Is what I put in my cart reserved for me?',
          answer:
            'No. Places are taken at the moment you book. If something sells out before that, we tell you which, and nothing of that booking is booked.',
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
            'On shared activities three people or more pay 10% less, and five or more pay 15% less. It is taken off by itself. Infants are free and count towards the group. Private visits and extras have one price for everybody.',
        },
        {
          question: 'Can someone plan the day for me?',
          answer:
            'Yes: tell the day planner what you like and how much time you have, and it puts a day together from places that go well with each other.',
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
            'You choose card or cash at the checkout, and pay when your tour, visit or ride begins. This website charges no card: the details you type are checked in your browser and sent nowhere.',
        },
        {
          question: 'Can the price change after I have booked?',
          answer:
            'No. And if it changes between the cart and the booking, we show you both amounts and ask you again before anything is booked.',
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
            'Open the booking under My Bookings and choose to cancel. More than 24 hours before the start you get back everything you have paid; after that there is no refund. Before you confirm, we show you which of the two it is.',
          link: { label: 'My Bookings', href: paths.myBookings },
        },
        {
          question: 'Can I change the date or the number of people?',
          answer:
            'In the cart, at any time. Once it is booked, write to us at least 24 hours before the start, or cancel it for a full refund and book it anew.',
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
            'Many activities include a pickup in Dubai, Abu Dhabi, Sharjah or Ajman; you choose it when you book. For the airport and for rides between cities there are private transfers.',
          link: { label: 'Find a transfer', href: paths.transferSearch },
        },
        {
          question: 'My flight is late. Does the driver wait?',
          answer: 'Yes, for 60 minutes, at no charge. If it takes longer, let us know and we will find a way.',
        },
        {
          question: 'Can I bring children?',
          answer:
            'Mostly, yes. The page of each activity shows the price for a child; infants come for free. Child tickets to attractions need an adult’s ticket with them. Where there is a minimum age or height, the page says so.',
        },
      ],
    },
    {
      title: 'Your account',
      questions: [
        {
          question: 'What is the one-time password for?',
          answer:
            'It shows that your email address is yours. We send six digits; they work once, within ten minutes. If they don’t arrive, look among your junk mail and then ask for a new code.',
        },
        {
          question: 'What do you know about me?',
          answer:
            'Your account, your bookings and what you told us for them. No cookies, and no card details at all. The privacy policy lists everything.',
          link: { label: 'Privacy Policy', href: paths.privacy },
        },
      ],
    },
  ],
  notFound: 'Your question isn’t here?',
  notFoundHint: 'Ask us. Somebody is there for you from Monday to Saturday.',
  contact: 'Contact us',
};
