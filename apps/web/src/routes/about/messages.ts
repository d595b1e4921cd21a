/** GAP-44. */
export const messages = {
  title: 'About Us',
  lead: 'A small shop in Dubai for good days out in all seven Emirates.',
  story: {
    title: 'Why we do this',
    paragraphs: [
      'Most visitors see the tallest tower, the largest mall and the inside of a bus. The Emirates we know have mangroves to paddle through at high tide, a fish market at five in the morning, wadis that run with water after rain, and a desert where it is so quiet that you hear the sand move. We began aiTours to sell those days as well as the famous ones, and to say plainly what each is like.',
      'Before anything comes into the shop, one of us has been there: with children, in August, on a Friday, on the cheap seats. What did not convince us is not here. What you read is written by the person who went.',
    ],
  },
  promises: {
    title: 'What you can count on',
    lead: 'Four things that we built the shop around.',
    all: [
      {
        icon: 'places',
        title: 'Places that exist',
        text: 'The places left that you see are counted as you look. We never sell one twice.',
      },
      {
        icon: 'prices',
        title: 'One price',
        text: 'The amount on the card is the amount in the cart, on the receipt and on the voucher. No fee joins it on the way.',
      },
      {
        icon: 'cancelling',
        title: 'A day to change your mind',
        text: 'Cancel until 24 hours before the start and get everything back. One click, no reasons asked.',
      },
      {
        icon: 'people',
        title: 'People we know',
        text: 'Licensed local guides, drivers and captains, whom we meet in person and keep for years.',
      },
    ],
  },
  next: {
    title: 'And now?',
    text: 'Look around, or ask us what suits you. There is no wrong question.',
    browse: 'Browse things to do',
    contact: 'Contact us',
  },
} as const;
