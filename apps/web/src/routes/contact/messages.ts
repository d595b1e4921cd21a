import { shopPhone } from '@aitours/domain/contact';

export const messages = {
  title: 'Contact Us',
  lead: 'Write to us, call us, or visit us. We usually reply within one working day.',
  form: {
    title: 'Write to us',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    messageHint: 'If it is about a booking, give its number.',
    conversationHint: 'Your conversation with the assistant is included. You can change or delete it.',
    send: 'Send message',
    sent: 'Thank you! Your message has been sent.',
    sentTo: (email: string): string => `Thank you! Your message has been sent. We will reply to ${email}.`,
    absent: 'Write to us at',
    absentPhone: 'Or call us:',
    notSent: 'Your message was not sent. Your text is still in the form. You can also email us:',
  },
  missing: {
    name: 'Enter your name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
    message: 'Enter your message',
  },
  emailInvalid: 'Enter an email address like name@example.com',
  details: {
    title: 'Where to find us',
    phone: 'Phone',
    phoneNumber: shopPhone,
    phoneHref: 'tel:+97145550132',
    email: 'Email',
    emailAddress: 'hello@aitours.com',
    address: 'Office',
    addressText: 'Palm Court House, Al Wasl, Dubai, United Arab Emirates',
  },
  hours: {
    title: 'Office hours',
    days: [
      { label: 'Mon-Fri', value: '9:00-18:00' },
      { label: 'Sat', value: '10:00-16:00' },
      { label: 'Sun', value: 'closed' },
    ],
    zone: 'Gulf Standard Time',
    /** Shown when the visitor's time zone differs. */
    own: (opens: string, own: string): string => `${opens} in Dubai is ${own}.`,
  },
  map: {
    title: 'On the map',
    pin: 'aiTours office',
  },
  faq: {
    title: 'Frequently asked questions',
    all: 'All questions and answers',
    questions: [
      {
        question: 'How late can I cancel?',
        answer:
          'Until 24 hours before the start, with a full refund. Cancel the booking under My Bookings; you don’t need to call us.',
      },
      {
        question: 'My driver is not there. What now?',
        answer: 'Call the number on this page and give your booking number. We know where every car is.',
      },
      {
        question: 'Can you put together a trip for a large group?',
        answer:
          'Yes. Write to us with the number of people, your dates and what you would like to see. We reply within one working day.',
      },
      {
        question: 'Where is my voucher?',
        answer: 'Under My Bookings, on each confirmed booking. It can be printed or shown on a phone.',
      },
    ],
  },
} as const;
