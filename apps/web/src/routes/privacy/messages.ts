import type { DocumentViewProps } from '../shared/DocumentView.tsx';

/** GAP-44. Describes what browser and server store: update it when that changes. */
export const messages: DocumentViewProps = {
  title: 'Privacy Policy',
  lead: 'We keep what we need to sell you a day out and to let you find it again. We set no cookies, follow you nowhere, and sell nothing about you.',
  since: 'This policy holds since 1 November 2026.',
  contents: 'On this page',
  sections: [
    {
      id: 'browser',
      title: 'What your browser keeps',
      paragraphs: [
        'We set no cookies. What the shop remembers between two visits lies in your browser’s own storage, where you can clear it at any time in the browser’s settings:',
      ],
      points: [
        'Your session: two tokens that show you are signed in, and the name and email of your account. Logging out removes them.',
        'A random key for the cart you fill without an account.',
        'Your wishlist. It never leaves your browser.',
        'Where you were going when you were asked to sign in, and a transfer you had begun, for 30 minutes.',
        'Your last transfer search, your last booking and a cruise you asked about, so that a reload loses nothing.',
        'Your preferences in the day planner, and light or dark if you chose one.',
      ],
    },
    {
      id: 'account',
      title: 'What we keep of your account',
      paragraphs: [
        'Your name, your email address and, if you give them, phone, address and a few words about yourself. You see and change all of it under User Settings. Of your password we keep only a one-way hash, and of a one-time password no more than that, for ten minutes.',
      ],
    },
    {
      id: 'bookings',
      title: 'What we keep of your bookings',
      paragraphs: [
        'What you booked, for when and for how many, the contact details you gave for it, your wishes, the amount, and whether you pay by card or in cash. The operator who runs your tour, visit or transfer gets what is needed for it: names, numbers, the pickup place and your phone.',
        'Bookings are business records: tax law makes us keep them for five years.',
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
        'What you tell the day planner is used to make your plan and kept with a random key, so that you can go on with it. Please write nothing there that a stranger shouldn’t read.',
      ],
    },
    {
      id: 'technical',
      title: 'Technical records',
      paragraphs: [
        'Our servers note each request with its time, address and result, to keep the shop running and to turn away those who try passwords by the thousand. They hold no passwords, no tokens and nothing that you typed into a form.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      paragraphs: [
        'Some parts of the shop can use another company’s service. It is asked only when you come to that part:',
      ],
      points: [
        'Google, where signing in with Google is offered: its script is loaded when you open the sign-in window or page. If you sign in with it, Google tells us your name and email address.',
        'Mapbox, where its maps are used: it gets the part of the map you look at. Otherwise the map comes from us.',
        'A chat of another company, where our own assistant is replaced by one: it is loaded when you open the chat, and gets what you write there.',
        'Sentry, where error reports are on: it gets a technical description of what broke, for a tenth of all visits also how long pages took. Names, addresses, numbers, tokens and what you typed are left out.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under the UAE’s law on the protection of personal data (Federal Decree-Law No. 45 of 2021) you may ask what we hold about you, have it corrected, get it in a form you can take elsewhere, or have it erased as far as no other law makes us keep it. If you live in the European Union or the United Kingdom, you have the same rights there. Write to us through the contact page, from the address of your account; we answer within 30 days.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Accounts are for adults. Of the children who come along we ask how many they are, and nothing more.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When we keep something new, it stands here before we begin. When it matters to you, we write to the email address of your account.',
      ],
    },
  ],
};
