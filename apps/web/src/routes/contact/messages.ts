export const messages = {
  title: 'Contact Us',
  lead: 'Write to us, ring us, or come by: a person answers, usually within one working day.',
  form: {
    title: 'Write to us',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    messageHint: 'If it is about a booking, give its number.',
    send: 'Send message',
    sent: 'Thank you! Your message has been sent.',
    notSent: 'Your message was not sent; it is still here. You can also write to us by e-mail:',
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
    phoneNumber: '+971 4 555 0132',
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
    title: 'Asked most often',
    all: 'All questions and answers',
    questions: [
      {
        question: 'How late can I cancel?',
        answer:
          'Until 24 hours before it begins, with a full refund. You cancel by yourself under My Bookings; nobody needs to be rung.',
      },
      {
        question: 'My driver is not there. What now?',
        answer: 'Ring the number on this page and give your booking number: we know where every car is.',
      },
      {
        question: 'Can you put together a trip for a large group?',
        answer:
          'Yes. Write how many you are, when you come and what you would like to see, and you hear from us within one working day.',
      },
      {
        question: 'Where is my voucher?',
        answer: 'Under My Bookings, on each confirmed booking. It can be printed or shown on a phone.',
      },
    ],
  },
} as const;
