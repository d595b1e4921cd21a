import type { DocumentViewProps } from '../shared/DocumentView.tsx';

/** GAP-44. Describes what browser and server store: update it when that changes. */
export const messages: DocumentViewProps = {
  title: 'Privacy Policy',
  lead: 'We store what we need for your bookings. We set no cookies, do not track you, and do not sell your data.',
  since: 'This policy holds since 1 November 2026.',
  contents: 'On this page',
  sections: [
    {
      id: 'browser',
      title: 'What your browser stores',
      paragraphs: [
        'We set no cookies. What the shop remembers between visits is in your browser’s storage. You can clear it at any time in the browser’s settings:',
      ],
      points: [
        'Your session: two tokens that show you are signed in, and the name and email of your account. Logging out removes them.',
        'A random key for the cart you fill without an account.',
        'Your wishlist. It never leaves your browser.',
        'The page that required you to sign in, and a transfer that you had started, for 30 minutes.',
        'Your last transfer search, your last booking and your cruise request, so that a reload loses nothing.',
        'Your preferences in the day planner, and light or dark if you chose one.',
      ],
    },
    {
      id: 'account',
      title: 'What we store about your account',
      paragraphs: [
        'Your name, your email address and, if you give them, phone, address and a short text about yourself. You can see and change all of it under User Settings. We store only a one-way hash of your password, and of a one-time password no more than that, for ten minutes.',
      ],
    },
    {
      id: 'bookings',
      title: 'What we store about your bookings',
      paragraphs: [
        'What you booked, for when and for how many, the contact details you gave for it, your wishes, the amount, and whether you pay by card or in cash. The operator who runs your tour, visit or transfer gets what is needed for it: names, numbers, the pickup place and your phone.',
        'Bookings are business records: tax law requires us to store them for five years.',
      ],
    },
    {
      id: 'cards',
      title: 'Card details',
      paragraphs: [
        'The card number, expiry date and security code that you type at the checkout are checked in your browser. They are not sent to us, not stored, and not written to any log.',
      ],
    },
    {
      id: 'planner',
      title: 'The day planner and the chat',
      paragraphs: [
        'Your messages to the day planner are used to create your plan and are stored under a random key, so that you can continue later. Please don’t enter anything confidential.',
      ],
    },
    {
      id: 'technical',
      title: 'Technical records',
      paragraphs: [
        'Our servers log each request with its time, IP address and result, to operate the shop and to block attacks. The logs contain no passwords, no tokens and no form entries.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      paragraphs: [
        'Some parts of the shop may use another company’s service. It receives data only when you use that part:',
      ],
      points: [
        'Google, where signing in with Google is offered: its script is loaded when you open the sign-in window or page. If you sign in with it, Google tells us your name and email address.',
        'Mapbox, where its maps are used: it receives the part of the map that you view. Otherwise the map comes from us.',
        'A chat of another company, where our own assistant is replaced by one: it is loaded when you open the chat, and gets what you write there.',
        'Sentry, where error reports are on: it receives a technical description of an error, and for a tenth of all visits the loading times. Names, addresses, numbers, tokens and form entries are removed.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under the UAE’s law on the protection of personal data (Federal Decree-Law No. 45 of 2021) you may request the data that we store about you, have it corrected, receive it in a portable format, or have it erased as far as no other law makes us keep it. If you live in the European Union or the United Kingdom, you have the same rights there. Write to us through the contact page, from the address of your account; we answer within 30 days.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: ['Accounts are for adults. About children we store only how many travel with you.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'Before we store something new, we describe it here. We announce important changes to the email address of your account.',
      ],
    },
  ],
};
